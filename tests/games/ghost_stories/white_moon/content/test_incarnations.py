"""The six new incarnations of Wu-Feng, each drawn, suffered and exorcised."""

from __future__ import annotations

import pytest

from games.ghost_stories.content.play import ROUND, gone
from games.ghost_stories.white_moon.content.immunity import (
    enters,
    is_out_of_reach,
    the_armour_does_not_ignore_it,
    the_barrier_cannot_roll_for_it,
    the_school_cannot_aim_at_it,
    the_shield_does_not_turn_it_away,
)
from games.ghost_stories.white_moon.content.play import (
    attack,
    beaten,
    confront,
    home_of,
    nothing_happened,
    resists,
    villagers,
    without_player,
)
from games.ghost_stories.white_moon.rulebook.scene import (
    TWIN_WINDS,
    moonlit,
    ways,
    yin,
)

GATE_KEEPER, VORACIOUS, ONDINE, ROOTS, TIME, SHIFTER = range(81, 87)
MANY = "level: nightmare; deck: 15 ghost, 1 incarnation, 10 ghost"
BASE_INCARNATIONS = {
    **dict.fromkeys((56, 57, 58, 59, 60, 65), "black"),
    61: "red",
    62: "blue",
    63: "green",
    64: "yellow",
}


def rewards_the_group(number: int, colour: str) -> None:
    """Its exorcism gives the group a crystal and a Yin-Yang, to whom the players like."""
    s = beaten(number, colour, 4, f"{MANY}; green: yin_yang no")
    assert gone(s, number)
    assert s.state.exorcised == (number,)
    assert sorted(s.options) == sorted(("taoist", name) for name in ROUND)
    s.answer("group_crystal", "taoist", "blue").answer("group_yin_yang", "taoist", "green")
    assert (s.crystals("blue"), s.reserve, s.qi("red")) == (1, 3, 3)
    assert s.state.yin_yang[s.side("green")]
    s = beaten(number, colour, 4, f"{MANY}; receptacles: 0 2 6; crystals: blue 1")
    assert gone(s, number)
    assert not s.events("crystal_gained")


def wins_when_it_is_the_last(number: int, colour: str) -> None:
    """With a single incarnation in the game its exorcism wins."""
    s = beaten(number, colour, 4, "deck: 9 ghost; crystals: blue 4")
    assert s.outcome is not None
    assert (s.outcome.won, s.outcome.reason) == (True, "incarnations_exorcised")


def plays_as_incarnation(number: int, colour: str) -> None:
    """Resistance 4, out of reach of everything else, a reward for the group."""
    resists(number, colour, 4)
    is_out_of_reach(number, colour)
    rewards_the_group(number, colour)
    wins_when_it_is_the_last(number, colour)


@pytest.mark.parametrize("number", BASE_INCARNATIONS)
def test_incarnations_of_the_base_game_fear_the_moon_no_more_than_the_new_ones(number: int) -> None:
    colour = BASE_INCARNATIONS[number]
    the_school_cannot_aim_at_it(number, home_of(colour))
    the_barrier_cannot_roll_for_it(number, home_of(colour))
    the_shield_does_not_turn_it_away(number, colour)
    the_armour_does_not_ignore_it(number, colour)
    assert enters(number, colour, f"su-ling: {home_of(colour)} 1").su_ling is None


# -- the Gate Keeper


def test_wmw1_gate_keeper_is_a_black_incarnation_of_resistance_4() -> None:
    plays_as_incarnation(GATE_KEEPER, "black")
    s = yin(f"yellow ghosts: - {GATE_KEEPER} -; villagers: 5 long; turn: yellow")
    assert nothing_happened(s)


def test_wmw1_gate_keeper_takes_the_portal_until_it_is_gone() -> None:
    s = enters(GATE_KEEPER, "black", "yellow: at 4; villagers: 4 long")
    assert s.told("portal_removed", "ghost") == [(GATE_KEEPER,)]
    assert s.view()["white_moon"]["portal"] == {"tile": 4, "open": False}
    assert ("save",) not in s.answer("move", "stay").options
    s = beaten(GATE_KEEPER, "black", 4, f"{MANY}; portal: 5; villagers: 5 long")
    assert s.view()["white_moon"]["portal"] == {"tile": 5, "open": True}


def test_wmw1_gate_keeper_lets_the_barrier_save_anybody() -> None:
    people = "villagers: 0 sun, 4 long; turn: red"
    stand = f"receptacles: 0 2 6 8; {people}; next: mystic_barrier, turn 1"
    assert ("villager", "sun", 0) not in moonlit(stand).options
    s = moonlit(f"{stand}; yellow ghosts: - {GATE_KEEPER} -")
    assert s.options == (("villager", "sun", 0), ("villager", "long", 4), ("pass",))


# -- Voracious


def test_wmw2_voracious_is_a_red_incarnation_of_resistance_4() -> None:
    plays_as_incarnation(VORACIOUS, "red")


def test_wmw2_voracious_devours_anybody_as_it_comes_and_in_every_yin() -> None:
    people = "villagers: 1 teng, 8 ? weng"
    s = enters(VORACIOUS, "red", people)
    assert s.options == (("villager", "teng", 1), ("villager", "weng", 8))
    assert villagers(s.answer("devour", "villager", "weng", 8)) == ["weng"]
    s = yin(f"red ghosts: - {VORACIOUS} -; {people}; turn: red")
    assert villagers(s.answer("devour", "villager", "teng", 1)) == ["teng"]
    s = yin(f"red ghosts: - {VORACIOUS} -; {people}; turn: red; {without_player('red')}")
    assert (s.kind, s.decision.seat) == ("devour", 0)


def test_wmw2_voracious_harms_nobody_when_no_villager_is_left() -> None:
    assert nothing_happened(enters(VORACIOUS, "red"))
    assert nothing_happened(yin(f"red ghosts: - {VORACIOUS} -; turn: red"))


# -- the Howling Ondine


def test_wmw3_howling_ondine_is_a_blue_incarnation_of_resistance_4() -> None:
    plays_as_incarnation(ONDINE, "blue")
    assert nothing_happened(yin(f"blue ghosts: - {ONDINE} -; villagers: 3 long; turn: blue"))


def test_wmw3_howling_ondine_holds_su_ling_until_it_is_gone() -> None:
    s = enters(ONDINE, "blue", "su-ling: red 0")
    assert s.su_ling is None
    assert [event.tag for event in s.table.events if event.tag.startswith("su_ling")] == [
        "su_ling_left",
        "su_ling_held",
    ]
    end = "omen: yes; turn: red; next: move_su_ling, turn 1"
    s = moonlit(f"blue ghosts: - {ONDINE} -; {end}")
    assert s.kind == "ghost_card"
    assert not s.moon.omen
    s = beaten(ONDINE, "blue", 4, MANY)
    assert (s.su_ling, s.view()["white_moon"]["su_ling"]["free"]) == (None, True)


# -- the Root Master


def test_wmw4_root_master_is_a_green_incarnation_of_resistance_4() -> None:
    plays_as_incarnation(ROOTS, "green")
    assert nothing_happened(yin(f"green ghosts: - {ROOTS} -; villagers: 7 long; turn: green"))


def test_wmw4_root_master_lays_every_taoist_down() -> None:
    s = enters(ROOTS, "green", "red: qi 0, tao none, at 0, yin_yang no")
    assert [s.lies(colour) for colour in ROUND] == [False, True, True, True]
    s = enters(ROOTS, "green", without_player("blue"))
    assert [s.lies(colour) for colour in ROUND] == [True, True, True, False]


def test_wmw4_root_master_makes_everybody_spend_a_move_on_standing_up() -> None:
    s = moonlit("yellow: at 4; lying: yellow roots; villagers: 4 long; turn: yellow")
    assert [option for option in s.options if option[0] not in ("power", "yin_yang")] == [
        ("stand_up",),
        ("stay",),
    ]
    s.answer("move", "stand_up")
    assert not s.lies("yellow")
    assert (s.kind, s.at("yellow"), ("save",) in s.options) == ("act", 4, True)


def test_wmw4_root_master_does_not_keep_a_flying_taoist_from_one_step() -> None:
    s = moonlit("red: at 0; lying: red roots; villagers: 0 long; turn: red")
    assert ways(s, "rise_and_go") == ways(s, "rise_and_escort") == [1, 3, 4]
    assert ways(s, "tile") == []
    s.answer("move", "rise_and_escort", 4)
    assert (s.at("red"), s.stack(4), s.lies("red"), s.kind) == (4, ["long"], False, "act")


def test_wmw4_root_master_yields_to_pavilion_and_twin_winds() -> None:
    s = moonlit("green: at 7; lying: yellow roots; turn: green").answer("move", "stay")
    s.answer("act", "help").answer("carry_taoist", "taoist", "yellow")
    assert (s.lies("yellow"), s.at("yellow")) == (False, 4)
    s = moonlit(f"{TWIN_WINDS}; lying: yellow roots; turn: red").answer("move", "stay")
    s.answer("act", "power", "dance_of_the_twin_winds")
    s.answer("twin_winds_taoist", "taoist", "yellow")
    assert (s.lies("yellow"), s.at("yellow")) == (False, 4)


# -- the Time Keeper


def test_wmw5_time_keeper_is_a_yellow_incarnation_of_resistance_4() -> None:
    plays_as_incarnation(TIME, "yellow")


def test_wmw5_time_keeper_takes_two_cards_from_under_the_deck_and_brings_ghosts() -> None:
    s = enters(TIME, "yellow")
    assert s.told("bottom_card_removed", "left") == [(30,), (29,)]
    assert s.state.deck.layers == (("ghost", 29),)
    s = yin(f"yellow ghosts: - {TIME} -; turn: yellow").draw(6)
    s.answer("place_ghost", "space", "yellow", 0)
    assert s.kind == "ghost_card"
    s = yin(f"yellow ghosts: - {TIME} -; turn: yellow; {without_player('yellow')}").draw(6)
    s.answer("place_ghost", "space", "yellow", 0)
    assert s.ghosts("yellow") == [6, TIME, 0]


# -- the Shapeshifter


def test_wmw6_shapeshifter_is_an_incarnation_of_resistance_4() -> None:
    is_out_of_reach(SHIFTER, "black")
    s = enters(SHIFTER, "black")
    assert (s.kind, s.ghosts("yellow")) == ("ghost_card", [0, SHIFTER, 0])


def test_wmw6_shapeshifter_has_the_colour_of_the_board_it_is_on() -> None:
    for colour in ROUND:
        s = attack(SHIFTER, colour, (colour, colour, "white"), f"{colour} 1", MANY)
        s.answer("exorcise_ghosts", "ghost", colour, 1)
        assert gone(s, SHIFTER)
        s = attack(SHIFTER, colour, ("black", "black", "black"), "black 1")
        assert s.events("exorcism_failed")
        resistance = confront(SHIFTER, colour).view()["boards"][ROUND.index(colour)]["spaces"][1]
        assert resistance["ghost"]["needed"] == {colour: 4}


def test_wmw6_shapeshifter_gives_the_group_a_crystal_and_a_yin_yang_and_wins_as_the_last() -> None:
    s = attack(SHIFTER, "red", ("red", "red", "red"), "red 1", f"{MANY}; blue: yin_yang no")
    s.answer("exorcise_ghosts", "ghost", "red", 1).answer("group_crystal", "taoist", "green")
    s.answer("group_yin_yang", "taoist", "blue")
    assert s.crystals("green") == 1
    s = attack(SHIFTER, "red", ("red", "red", "red"), "red 1", "crystals: blue 4; deck: 9 ghost")
    s.answer("exorcise_ghosts", "ghost", "red", 1)
    assert s.outcome is not None
    assert s.outcome.won


def test_wmw6_shapeshifter_goes_clockwise_round_the_village_to_the_next_free_space() -> None:
    s = yin(f"red ghosts: - {SHIFTER} -; turn: red")
    assert s.ghosts("red") == [SHIFTER, 0, 0]
    s = yin(f"red ghosts: {SHIFTER} - -; turn: red")
    assert s.ghosts("yellow") == [0, 0, SHIFTER]
    s = yin(f"red ghosts: 6 {SHIFTER} -; yellow ghosts: - 7 17; turn: red")
    assert s.ghosts("yellow") == [SHIFTER, 7, 17]
    s = yin(f"blue ghosts: {SHIFTER} - -; turn: blue")
    assert s.ghosts("red") == [0, 0, SHIFTER]
    s = yin(f"green ghosts: {SHIFTER} - -; turn: green; {without_player('green')}")
    assert s.told("ghost_moved", "board", "place")[0] == ("blue", 2)
    s = yin(f"green ghosts: {SHIFTER} - -; turn: red")
    assert s.ghosts("green") == [SHIFTER, 0, 0]


def test_wmw6_shapeshifter_stays_when_no_space_is_free_and_drives_a_buddha_away() -> None:
    full = "yellow ghosts: 1 2 3; green ghosts: 12 13 14; blue ghosts: 23 24 25"
    s = yin(f"red ghosts: 36 {SHIFTER} 38; {full}; turn: red")
    assert s.ghosts("red") == [36, SHIFTER, 38]
    s = yin(f"red ghosts: -b {SHIFTER} -; turn: red")
    assert s.ghosts("red") == [SHIFTER, 0, 0]
    assert not any(s.state.buddhas)


def test_wmw6_shapeshifter_sends_su_ling_away_when_it_comes_before_her() -> None:
    s = yin(f"red ghosts: - {SHIFTER} -; su-ling: red 0; turn: red")
    assert (s.ghosts("red"), s.su_ling) == ([SHIFTER, 0, 0], None)
