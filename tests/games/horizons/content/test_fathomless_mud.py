"""Fathomless Mud of the Swamp: special rule, innate power and unique powers."""

from __future__ import annotations

import pytest

from games.horizons.content.tables import (
    MUD,
    TEETH,
    defend,
    fear,
    hurt,
    is_over,
    laid,
    offers,
    reaching,
    strike,
    targets,
    using,
)
from games.horizons.scenario import Scenario

INNATE = "spreading_and_dreadful_mire"
FAR = {"G1": "city 1"}


# -- Offer No Firm Foundations


def building(land: str, *clauses: str) -> Scenario:
    """A build in land G4, in which the text says what is there."""
    return laid(MUD, {**FAR, "G4": land}, *clauses, "next: build G4, next_round")


def test_offer_no_firm_foundations_turns_a_town_into_an_explorer() -> None:
    game = building("explorer 1 presence0 2")
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (2, 0)


def test_offer_no_firm_foundations_turns_a_city_into_an_explorer() -> None:
    game = building("town 1 presence0 3")
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "city")) == (1, 0)


def test_offer_no_firm_foundations_needs_a_sacred_site() -> None:
    game = building("explorer 1 presence0 1")
    assert (game.pieces("G4", "explorer"), game.pieces("G4", "town")) == (1, 1)


def test_offer_no_firm_foundations_adds_nothing_where_no_invaders_are() -> None:
    lands = {**FAR, "G4": "presence0 2"}
    game = laid(MUD, lands, "next: build_lands G4, next_round")
    assert game.pieces("G4", "explorer") == 0


def test_offer_no_firm_foundations_adds_nothing_where_the_build_is_skipped() -> None:
    game = building("town 1 presence0 2 skips 2")
    assert game.pieces("G4", "explorer") == 0


def test_offer_no_firm_foundations_looks_at_the_city_that_would_have_been_built_first() -> None:
    game = building("town 1 presence0 2 skips 8")
    assert game.pieces("G4", "explorer") == 0
    game = building("explorer 1 presence0 2 skips 8")
    assert game.pieces("G4", "explorer") == 2


def test_offer_no_firm_foundations_does_not_touch_escalation_towns() -> None:
    towns = {f"G{n}": "town 1" for n in range(1, 9) if n != 4}
    game = laid(
        MUD, {**towns, "G4": "presence0 2"}, "escalation: yes; next: escalate 0, next_round"
    )
    assert game.pieces("G4", "town") == 1


def test_offer_no_firm_foundations_does_not_stop_explorers() -> None:
    lands = {**FAR, "G4": "presence0 2", "G5": "town 1"}
    game = laid(MUD, lands, "explore_card: i1_wetland; next: explore_lands, next_round")
    assert game.pieces("G4", "explorer") == 1


# -- Spreading and Dreadful Mire

LEVEL_1 = "water 1"
LEVEL_2 = "moon 1 water 2 earth 1"
LEVEL_3 = "moon 2 water 3 earth 2"
LEVEL_4 = "moon 3 water 4 earth 3 plant 2"


def test_spreading_and_dreadful_mire_reaches_invaders_next_to_a_sacred_site() -> None:
    lands = {"G4": "presence0 2 town 1", "G5": "city 1", "G3": "dahan 1", "G8": "town 1"}
    lands["G7"] = "presence0 1"
    assert targets(reaching(INNATE, "slow", MUD, lands, LEVEL_1)) == {"G4", "G5"}


def test_spreading_and_dreadful_mire_level_1_must_move_a_presence_from_the_site() -> None:
    game = reaching(INNATE, "slow", MUD, {"G4": "presence0 2", "G5": "city 1"}, LEVEL_1)
    assert is_over(game)
    assert (game.presence("G4"), game.presence("G5")) == (1, 1)


def test_spreading_and_dreadful_mire_level_1_lets_its_user_choose_the_site() -> None:
    lands = {"G4": "presence0 2", "G7": "presence0 3", "G5": "city 1", "G6": "presence0 1"}
    game = reaching(INNATE, "slow", MUD, lands, LEVEL_1)
    assert game.options == (("land", "G4"), ("land", "G7"))
    game.answer("origin_site", "land", "G7")
    assert (game.presence("G7"), game.presence("G5")) == (2, 1)


def test_spreading_and_dreadful_mire_level_1_moves_nothing_within_its_own_site() -> None:
    game = reaching(INNATE, "slow", MUD, {"G4": "presence0 2 city 1"}, LEVEL_1)
    assert is_over(game)
    assert game.events("presence_moved") == []


def test_spreading_and_dreadful_mire_level_1_may_count_its_range_from_the_target_itself() -> None:
    lands = {"G4": "presence0 2", "G5": "presence0 2 city 1"}
    game = reaching(INNATE, "slow", MUD, lands, LEVEL_1).answer("origin_site", "land", "G5")
    assert (game.presence("G4"), game.presence("G5")) == (2, 2)


def test_spreading_and_dreadful_mire_level_1_moves_from_afar_with_extra_range() -> None:
    own = f"seat 0: hand none, reach 1, elements {LEVEL_1}"
    lands = {"G3": "presence0 2", "G5": "city 1"}
    game = laid(MUD, lands, own, "phase: slow", "next: power_phase slow, next_round")
    game.answer("power_phase", "use", 0, INNATE)
    assert (game.presence("G3"), game.presence("G5")) == (1, 1)


def test_spreading_and_dreadful_mire_level_2_frightens_hurts_and_pushes_a_dahan() -> None:
    lands = {"G4": "presence0 2", "G5": "city 1 dahan 2"}
    game = reaching(INNATE, "slow", MUD, lands, LEVEL_2).answer("innate_levels", "level", 2)
    assert (game.presence("G4"), game.presence("G5")) == (1, 1)
    assert fear(game) == 1
    assert hurt(game, "G5") == {("city", 1): 1}
    assert not offers(game, "stop")
    game.answer("push", "push", "dahan", 0, "G6")
    assert is_over(game)
    assert game.pieces("G5", "dahan") == 1


def test_spreading_and_dreadful_mire_level_3_does_the_same_once_more() -> None:
    lands = {"G4": "presence0 2", "G5": "city 1 dahan 3"}
    game = reaching(INNATE, "slow", MUD, lands, LEVEL_3).answer("innate_levels", "level", 3)
    game.answer("push", "push", "dahan", 0, "G6").answer("push", "push", "dahan", 0, "G7")
    assert is_over(game)
    assert fear(game) == 2
    assert hurt(game, "G5") == {("city", 2): 1}
    assert game.pieces("G5", "dahan") == 1


def test_spreading_and_dreadful_mire_level_4_deals_2_more_damage() -> None:
    lands = {"G4": "presence0 2", "G5": "city 2"}
    game = reaching(INNATE, "slow", MUD, lands, LEVEL_4).answer("innate_levels", "level", 4)
    strike(game, "city")
    assert is_over(game)
    assert game.pieces("G5", "city") == 1
    assert hurt(game, "G5") == {("city", 1): 1}
    assert fear(game) == 2 + 2


def test_spreading_and_dreadful_mire_may_stop_at_a_lower_level() -> None:
    lands = {"G4": "presence0 2", "G5": "city 1 dahan 1"}
    game = reaching(INNATE, "slow", MUD, lands, LEVEL_4)
    assert game.options == (("level", 4), ("level", 3), ("level", 2), ("level", 1))
    game.answer("innate_levels", "level", 1)
    assert is_over(game)
    assert fear(game) == 0


@pytest.mark.parametrize(
    ("elements", "highest"),
    [("water 9", 1), ("water 2 moon 1", 1), ("water 3 moon 9 earth 1", 2), (LEVEL_4[:-2], 3)],
)
def test_spreading_and_dreadful_mire_needs_every_element_of_a_level(
    elements: str, highest: int
) -> None:
    elements = elements + " 1" if elements.endswith("plant") else elements
    lands = {"G4": "presence0 2", "G5": "city 5"}
    game = reaching(INNATE, "slow", MUD, lands, elements)
    if highest > 1:
        game.answer("innate_levels", "level", highest)
        strike(game, "city")
    assert is_over(game)
    assert fear(game) == highest - 1


# -- unique powers


def test_exaltation_of_tangled_growth_sells_cards_to_the_target_and_its_user() -> None:
    lands = {"G1": "city 1", "G4": "presence0 1", "H4": "presence1 1"}
    team = f"{MUD} {TEETH}"
    game = using(
        "exaltation_of_tangled_growth", "slow", team, lands, "energy 2", "seat 1: energy 1"
    )
    assert (game.kind, game.decision.seat) == ("pay_energy", 1)
    game.answer("pay_energy", "yes")
    assert game.decision.seat == 1
    draw(game, "minor", "drought", "rain_of_blood", "call_to_tend", "steam_vents")
    assert "drought" in game.state.hand[1]
    assert (game.kind, game.decision.seat) == ("pay_energy", 0)
    game.answer("pay_energy", "yes")
    draw(game, "major", "tsunami", "powerstorm", "accelerated_rot", "poisoned_land")
    game.answer("forget", "card", "exaltation_of_tangled_growth")
    assert game.state.hand[0] == ("tsunami",)
    assert game.state.energy == [0, 0]


def draw(game: Scenario, deck: str, *cards: str) -> None:
    """Choose a deck, see these cards, keep the first."""
    game.answer("choose_deck", "deck", deck)
    for card in cards:
        game.answer(f"{deck}_card", "card", card)
    game.answer("keep_card", "card", cards[0])


def test_exaltation_of_tangled_growth_costs_nothing_to_those_who_decline() -> None:
    lands = {"G1": "city 1", "G4": "presence0 1", "H4": "presence1 1"}
    team = f"{MUD} {TEETH}"
    game = using(
        "exaltation_of_tangled_growth", "slow", team, lands, "energy 2", "seat 1: energy 1"
    )
    game.answer("pay_energy", "no").answer("pay_energy", "no")
    assert is_over(game)
    assert game.state.energy == [2, 1]


def test_exaltation_of_tangled_growth_asks_only_those_who_can_pay() -> None:
    lands = {"G1": "city 1", "G4": "presence0 1", "H4": "presence1 1"}
    game = using("exaltation_of_tangled_growth", "slow", f"{MUD} {TEETH}", lands, "energy 1")
    assert is_over(game)


def test_exaltation_of_tangled_growth_takes_the_next_card_of_a_progression() -> None:
    lands = {**FAR, "G4": "presence0 1"}
    own = "energy 1, learned 0"
    card = "exaltation_of_tangled_growth"
    game = using(card, "slow", MUD, lands, own, "progression: yes").answer("pay_energy", "yes")
    assert game.state.hand[0] == ("steam_vents",)


def test_foul_vapors_and_fetid_muck_frightens_and_pushes_two_explorers() -> None:
    lands = {"G4": "presence0 2", "G6": "explorer 3 town 1", "G3": "dahan 1", "G1": "city 1"}
    lands["G8"] = "presence0 1"
    game = using("foul_vapors_and_fetid_muck", "slow", MUD, lands)
    assert targets(game) == {"G1", "G6"}
    game.answer("target_land", "land", "G6")
    assert fear(game) == 1
    assert {option[1] for option in game.options if option[0] == "push"} == {"explorer"}
    game.answer("push", "push", "explorer", 0, "G1").answer("push", "push", "explorer", 0, "G5")
    assert is_over(game)
    assert game.pieces("G6", "explorer") == 1


def test_foul_vapors_and_fetid_muck_may_push_none() -> None:
    lands = {"G4": "presence0 2", "G5": "explorer 1"}
    game = using("foul_vapors_and_fetid_muck", "slow", MUD, lands).answer("push", "stop")
    assert is_over(game)
    assert game.pieces("G5", "explorer") == 1


def test_intractable_thickets_and_thorns_frightens_and_defends_5() -> None:
    game = using("intractable_thickets_and_thorns", "fast", MUD, {**FAR, "G4": "presence0 1"})
    assert targets(game) == {"G2", "G3", "G4", "G5", "G7"}
    game.answer("target_land", "land", "G5")
    assert is_over(game)
    assert (fear(game), defend(game, "G5")) == (1, 5)


def test_open_shifting_waterways_gathers_dahan_who_frighten_and_hurt_invaders() -> None:
    lands = {"G4": "presence0 1", "G5": "city 1", "G6": "dahan 3"}
    game = using("open_shifting_waterways", "slow", MUD, lands)
    assert targets(game) == {"G2", "G3", "G4", "G5", "G7"}
    game.answer("target_land", "land", "G5")
    game.answer("gather", "gather", "dahan", 0, "G6").answer("gather", "gather", "dahan", 0, "G6")
    assert is_over(game)
    assert game.pieces("G5", "dahan") == 2
    assert fear(game) == 1
    assert hurt(game, "G5") == {("city", 1): 1}


@pytest.mark.parametrize("there", ["city 1", "dahan 1"])
def test_open_shifting_waterways_does_nothing_more_without_both(there: str) -> None:
    lands = {**FAR, "G4": "presence0 1", "G5": there}
    game = using("open_shifting_waterways", "slow", MUD, lands)
    game.answer("target_land", "land", "G5")
    assert is_over(game)
    assert fear(game) == 0
    assert hurt(game, "G5") == {}


def test_open_shifting_waterways_need_not_gather_to_strike() -> None:
    lands = {"G4": "presence0 1", "G5": "city 1 dahan 1", "G6": "dahan 1"}
    game = using("open_shifting_waterways", "slow", MUD, lands)
    game.answer("target_land", "land", "G5").answer("gather", "stop")
    assert hurt(game, "G5") == {("city", 1): 1}
