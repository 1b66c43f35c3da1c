"""Why the rules of thumb of Horizons choose as they do, each reason by a position."""

from __future__ import annotations

from typing import Any

from vigil.bots import RulesBot
from vigil.core import Decision, Option, SeededDealer, Table
from vigil.core.game import find_game
from vigil.games.horizons import Setup
from vigil.games.horizons.bot import Analysis
from vigil.games.horizons.bot.analysis import island_sums
from vigil.games.horizons.bot.gifts import gift_worth
from vigil.games.horizons.bot.growth import appraisal, energy_step, play_step, site_worth
from vigil.games.horizons.bot.powers import planned, targets, worth_now
from vigil.games.horizons.bot.tactics import best_kills, best_pushes, kill_sets
from vigil.games.horizons.model.pieces import CITY, DAHAN, EXPLORER, FRESH, INVADERS, TOWN
from vigil.games.horizons.model.queries import slots_with
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.registry import POWERS

MUD = "players: 1; spirits: fathomless_mud_of_the_swamp; boards: G; "
WIND = "players: 1; spirits: sun_bright_whirlwind; boards: G; "


def at(position: str) -> Table:
    game = find_game("horizons")
    return Table.at(game, game.read(position))


def island(position: str) -> Analysis:
    state: Any = at(position).state
    assert isinstance(state, State)
    return Analysis(state, Decision(0, "test", (("test",),)))


def land(now: Analysis, name: str) -> int:
    return now.s.setup.island.names.index(name)


def choice(position: str) -> Option:
    table = at(position)
    assert table.decision is not None
    return table.decision.options[RulesBot(1).choose(table, table.decision)]


# -- one land


def test_damage_is_spent_on_sets_that_leave_no_kill() -> None:
    town_and_explorers = ((2, 1), (1, 2))
    assert set(kill_sets(town_and_explorers, 2)) == {(1, 0), (0, 2)}
    assert set(kill_sets(town_and_explorers, 3)) == {(1, 1), (0, 2)}
    assert set(kill_sets(town_and_explorers, 9)) == {(1, 2)}
    assert set(kill_sets(town_and_explorers, 0)) == {(0, 0)}


def test_pushes_go_on_when_only_the_last_one_saves_the_land() -> None:
    now = island(MUD + "G3: explorer 2 town 1; ravage_card: i1_sands; phase: fast")
    there = land(now, "G3")
    one, two = FRESH[EXPLORER], FRESH[TOWN]
    pushed = best_pushes(now, there, now.facts(there), 3, [one, two])
    assert sorted(pushed.slots) == [one, two]
    assert pushed.worth > 0


def test_dahan_stay_where_invaders_are_pushed_to_save_the_land() -> None:
    now = island(MUD + "G3: explorer 2 town 1 dahan 1; ravage_card: i1_sands; phase: fast")
    there = land(now, "G3")
    slots = slots_with(now.s, there, (EXPLORER, TOWN, DAHAN))
    assert FRESH[DAHAN] not in best_pushes(now, there, now.facts(there), 2, slots).slots


def test_damage_goes_to_the_invaders_without_which_the_land_is_safe() -> None:
    now = island(MUD + "G3: explorer 1 town 1 city 1; ravage_card: i1_sands; phase: fast")
    there = land(now, "G3")
    slots = slots_with(now.s, there, INVADERS)
    fallen = best_kills(now, there, now.facts(there), 5, slots)
    assert sorted(fallen.slots) == [FRESH[TOWN], FRESH[CITY]]


def test_a_slow_power_is_planned_for_the_land_as_the_invaders_will_leave_it() -> None:
    now = island(MUD + "G3: explorer 1; build_card: i1_sands; phase: spirit")
    later = now.facts(land(now, "G3"), late=True)
    assert later.invaders[FRESH[TOWN]] == 1
    assert later.invaders[FRESH[EXPLORER]] == 1


def test_a_ravage_ahead_leaves_blight_and_the_dahan_that_are_left_strike() -> None:
    now = island(MUD + "G3: explorer 2 dahan 2; ravage_card: i1_sands; phase: spirit")
    later = now.facts(land(now, "G3"), late=True)
    assert (later.blight, later.dahan, sum(later.invaders)) == (1, 1, 0)


def test_mud_lets_only_explorers_come_to_its_sacred_sites() -> None:
    now = island(MUD + "G3: explorer 1 presence0 2; build_card: i1_sands; phase: spirit")
    there = land(now, "G3")
    assert now.building(there, now.facts(there)) == FRESH[EXPLORER]


# -- the island


def test_blight_spreads_to_a_land_that_is_not_about_to_be_ravaged() -> None:
    lands = "G8: presence0 1; G2: blight 1 town 2; G3: town 2; "
    table = at(f"{MUD}{lands}ravage_card: i2_coastal; phase: invader; next: ravage_lands G1 G2 G3")
    while table.decision is not None and table.decision.kind != "cascade":
        first = ("land", "G2")
        table.apply(table.decision.options.index(first))
    assert table.decision is not None
    where = table.decision.options[RulesBot(1).choose(table, table.decision)]
    assert where != ("land", "G3")


def test_fear_is_worth_more_the_nearer_the_last_card_is() -> None:
    far, near = island(MUD + "taken: 1"), island(MUD + "taken: 8")
    assert near.fear(1) > far.fear(1)


def test_taking_away_the_last_blights_is_worth_less_than_they_cost() -> None:
    now = island(MUD + "blight_pool: 1")
    assert now.cleansing < now.one_blight


# -- growth


def test_energy_is_wanted_where_cards_cannot_be_paid_and_plays_where_they_can() -> None:
    poor = island(WIND + "seat 0: plays_open 5")
    rich = island(WIND + "seat 0: energy_open 6")
    assert energy_step(poor, 0) > play_step(poor, 0)
    assert play_step(rich, 0) > energy_step(rich, 0)


def test_presence_goes_where_lands_come_within_reach() -> None:
    now = island(WIND + "G1: presence0 3; G8: town 2 city 1; G7: explorer 2; phase: spirit")
    far, near = land(now, "G7"), land(now, "G1")
    assert site_worth(now, 0, far) > site_worth(now, 0, near)


def test_presence_keeps_away_from_a_land_that_will_be_blighted() -> None:
    quiet = island(WIND + "G4: town 2; phase: spirit")
    doomed = island(WIND + "G4: town 2; build_card: i1_wetland; phase: spirit")
    spot = land(quiet, "G4")
    higher_cost = doomed.cost(spot) - quiet.cost(spot)
    assert higher_cost > 0
    assert site_worth(doomed, 0, spot) < site_worth(quiet, 0, spot) + higher_cost * 0.25


def test_cards_are_reclaimed_rather_than_a_ravage_be_let_happen() -> None:
    hands = "seat 0: hand none, discard intractable_thickets_and_thorns, energy 2, plays_open 4"
    threat = "blight_pool: 2; G2: presence0 2; G3: town 2; ravage_card: i1_sands; phase: spirit; "
    chosen = choice(f"{MUD}{threat}{hands}; next: begin_phase spirit, spirit_phase no")
    assert chosen == ("growth", 0, 0)


def test_cards_with_elements_of_the_innate_power_are_kept() -> None:
    now = island(WIND + "phase: spirit")
    sun_and_air, others = "call_to_isolation", "gnawing_rootbiters"
    kept = appraisal(now, 0, sun_and_air) - worth_now(now, 0, sun_and_air)
    left = appraisal(now, 0, others) - worth_now(now, 0, others)
    assert kept > left


# -- several spirits

TWO = "players: 2; spirits: fathomless_mud_of_the_swamp eyes_watch_from_the_trees; boards: G H; "


def test_of_spirits_asked_together_the_first_goes_on() -> None:
    chosen = choice(TWO + "phase: spirit; next: begin_phase spirit, spirit_phase no")
    assert chosen[:2] == ("growth", 0)


def test_a_land_that_a_card_in_play_takes_care_of_is_known_to_the_others() -> None:
    threat = "G2: presence0 2; G3: town 2; ravage_card: i1_sands; phase: spirit; "
    now = island(f"{TWO}{threat}seat 0: in_play intractable_thickets_and_thorns")
    assert planned(now) == {land(now, "G3")}


def test_a_gift_that_defends_is_for_the_spirit_whose_land_is_threatened() -> None:
    lands = "G3: presence0 1 town 2; H6: presence1 2; ravage_card: i1_sands; phase: fast; "
    seats = "seat 1: in_play boon_of_watchful_guarding; "
    asked = "next: use_power 1 boon_of_watchful_guarding no"
    assert choice(TWO + lands + seats + asked) == ("spirit", 0)


def test_a_gift_that_defends_is_worth_what_it_saves() -> None:
    calm = island(TWO + "G3: presence0 1 town 2; phase: fast")
    threatened = island(TWO + "G3: presence0 1 town 2; ravage_card: i1_sands; phase: fast")
    boon = POWERS["boon_of_watchful_guarding"]
    assert gift_worth(calm, boon, 0) == 0
    assert gift_worth(threatened, boon, 0) >= threatened.one_blight


# -- what is remembered


def test_what_is_remembered_of_an_island_changes_no_choice() -> None:
    setup = Setup(players=2)
    games = []
    for forgetful in (False, True):
        table, bot = Table.start(setup, SeededDealer(3)), RulesBot(3)
        answers = []
        while table.decision is not None and table.state.turn < 5:
            if forgetful:
                island_sums.cache_clear()
            answers.append(bot.choose(table, table.decision))
            table.apply(answers[-1])
        games.append(answers)
    assert games[0] == games[1]


def test_targets_are_listed_the_best_first() -> None:
    now = island(MUD + "G2: presence0 2; G3: town 2; ravage_card: i1_sands; phase: fast")
    found = targets(now, 0, POWERS["intractable_thickets_and_thorns"], [0] * 8)
    assert found[0].land == land(now, "G3")
    assert [target.worth for target in found] == sorted(
        (target.worth for target in found), reverse=True
    )
