"""The end: victory by terror or fear, and three defeats."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    MUD,
    TEETH,
    fear,
    powers,
    ravage,
    result,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position

EMPTY = "G2: empty; G8: empty"


def last_blow(g7: str, taken: int, rest: str = EMPTY) -> Scenario:
    """A spirit deals 1 damage in G7 at a terror level."""
    s = powers(
        "fast",
        f"{spirits(EYES)}; {rest}; G7: {g7} presence0 1; taken: {taken}; "
        "seat 0: in_play mysterious_abductions",
    )
    return use(s, "mysterious_abductions")


# -- victory by terror


def test_at_level_one_the_island_must_be_free_of_invaders() -> None:
    assert result(last_blow("explorer 1", 0)) == (True, "terror")


@pytest.mark.parametrize("rest", ["explorer 1", "town 1", "city 1"])
def test_at_level_one_any_invader_prevents_the_victory(rest: str) -> None:
    assert result(last_blow("explorer 1", 0, f"G2: empty; G8: {rest}")) is None


def test_at_level_two_explorers_no_longer_matter() -> None:
    assert result(last_blow("town:1 1", 3, "G2: empty; G8: explorer 5")) == (True, "terror")


@pytest.mark.parametrize("rest", ["town 1", "city 1"])
def test_at_level_two_a_building_prevents_the_victory(rest: str) -> None:
    assert result(last_blow("town:1 1", 3, f"G2: empty; G8: {rest}")) is None


def test_at_level_three_only_cities_matter() -> None:
    assert result(last_blow("city:2 1", 6, "G2: empty; G8: town 3 explorer 1")) == (True, "terror")


def test_at_level_three_a_city_prevents_the_victory() -> None:
    assert result(last_blow("city:2 1", 6, "G2: city 1; G8: empty")) is None


def test_a_damaged_invader_is_still_there() -> None:
    assert result(last_blow("city:1 1", 6, "G2: empty; G8: empty")) is None


def test_a_terror_level_that_rises_wins_at_once_where_its_condition_holds() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G2: explorer 2; G8: empty; fear: 3; taken: 2; "
        "seat 0: in_play mysterious_abductions",
    )
    use(s, "mysterious_abductions")
    assert result(s) == (True, "terror")


def test_the_victory_comes_when_the_present_effect_is_over() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G2: presence0 2; G8: empty; G5: explorer 1; G4: dahan 1; "
        "seat 0: in_play open_shifting_waterways",
    )
    use(s, "open_shifting_waterways", "G5").answer("gather", "gather", "dahan", 0, "G4")
    s.answer("gather", "stop")
    assert result(s) == (True, "terror")


def test_a_fear_card_can_win_the_game() -> None:
    s = fear("emigration_accelerates", 3, f"{spirits(EYES)}; G2: empty; G8: town 1")
    assert result(s) == (True, "terror")


def test_dahan_striking_back_can_win_the_game() -> None:
    s = ravage("G7", f"{spirits(EYES)}; {EMPTY}; G7: explorer 1 dahan 1")
    assert result(s) == (True, "terror")


def test_nothing_happens_after_the_victory() -> None:
    s = last_blow("explorer 1", 0)
    assert s.table.decision is None
    assert s.state.agenda == []


# -- victory by fear


def test_the_last_fear_card_earned_wins_at_once() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; fear: 3; taken: 8; earned: 1; seat 0: in_play mysterious_abductions",
    )
    use(s, "mysterious_abductions")
    assert result(s) == (True, "fear")


def test_a_fear_deck_not_yet_empty_wins_nothing() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; fear: 3; taken: 7; earned: 1; seat 0: in_play mysterious_abductions",
    )
    use(s, "mysterious_abductions")
    assert result(s) is None


# -- defeat


def test_an_empty_blight_pool_is_a_defeat() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1; blight_pool: 1")
    assert result(s) == (False, "blight")


def test_a_last_blight_in_the_pool_is_no_defeat_yet() -> None:
    assert result(ravage("G6", f"{spirits(EYES)}; G6: town 1; blight_pool: 2")) is None


def test_a_cascade_can_empty_the_pool() -> None:
    s = ravage("G6", f"{spirits(EYES)}; G6: town 1 blight 1; blight_pool: 2")
    s.answer("cascade", "land", "G8")
    assert result(s) == (False, "blight")


def test_a_spirit_without_presence_on_the_island_is_a_defeat() -> None:
    s = ravage("G6", f"{spirits(TEETH)}; G5: empty; G6: town 1 presence0 1")
    assert result(s) == (False, "spirit_destroyed")


def test_one_destroyed_spirit_is_a_defeat_for_all() -> None:
    s = ravage("G6", f"{spirits(EYES, TEETH)}; H5: blight 1; G6: town 1 presence0 1 presence1 1")
    assert result(s) == (False, "spirit_destroyed")


def test_presence_left_on_the_tracks_does_not_save_a_spirit() -> None:
    s = ravage("G6", f"{spirits(TEETH)}; G5: empty; G6: town 1 presence0 1")
    assert s.state.energy_open == [1]
    assert result(s) == (False, "spirit_destroyed")


def test_a_spirit_with_presence_elsewhere_lives_on() -> None:
    s = ravage("G6", f"{spirits(TEETH)}; G6: town 1 presence0 1")
    assert s.presence("G5") == 1
    assert result(s) is None


def test_an_invader_card_that_cannot_be_turned_up_is_a_defeat() -> None:
    s = position(f"{spirits(EYES)}; phase: invader; invader_deck: empty; next: explore")
    assert result(s) == (False, "time_over")


def test_the_last_invader_card_alone_is_no_defeat() -> None:
    s = position(
        f"{spirits(EYES)}; phase: invader; invader_deck: card i3_jungle_sands; "
        "next: explore, advance_cards"
    )
    assert result(s) is None
    assert s.state.invader_deck.count() == 0


def test_ravage_and_build_still_happen_before_the_time_is_over() -> None:
    s = position(
        f"{spirits(EYES)}; phase: invader; invader_deck: empty; build_card: i1_mountain; "
        "next: invaders_act"
    )
    assert s.pieces("G8", "city") == 1
    assert result(s) == (False, "time_over")
