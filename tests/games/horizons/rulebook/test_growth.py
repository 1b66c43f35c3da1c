"""Growth: one option, all its actions in any order; presence, energy and reclaimed cards."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    named,
    offered,
    options_of,
    spirits,
)
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.model.pieces import ELEMENTS
from vigil.games.horizons.phases.growth import card_plays, income
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.registry import PANELS


def growing(text: str, option: int, seat: int = 0) -> Scenario:
    """A spirit that has just chosen a growth option."""
    return position(text).answer("spirit_phase", "growth", seat, option)


def elements(s: Scenario, seat: int = 0) -> dict[str, int]:
    """The elements a spirit has."""
    have = elements_of(s.state, seat)
    return {name: have[at] for at, name in enumerate(ELEMENTS) if have[at]}


# -- options and actions


@pytest.mark.parametrize("spirit", tuple(PANELS))
def test_a_spirit_grows_by_one_of_three_options(spirit: str) -> None:
    s = position(spirits(spirit))
    assert s.options == (("growth", 0, 0), ("growth", 0, 1), ("growth", 0, 2))


def test_all_actions_of_the_chosen_option_must_be_done() -> None:
    s = growing(spirits(EYES), 0)
    assert options_of(s, 0) == [("grow", 0, 0), ("grow", 0, 1), ("grow", 0, 2)]
    s.answer("spirit_phase", "grow", 0, 2)
    assert options_of(s, 0) == [("grow", 0, 0), ("grow", 0, 1)]


def test_two_equal_actions_are_both_done_without_asking_for_their_order() -> None:
    s = growing(f"{spirits(MUD)}; seat 0: hand none", 1)
    for _ in range(2):
        s.answer("add_presence", "land", "G2").answer("presence_source", "track", "energy")
    assert s.presence("G2") == 4


def test_growth_actions_may_be_done_with_the_energy_first() -> None:
    s = growing(spirits(TEETH), 2).answer("spirit_phase", "grow", 0, 1)
    assert s.state.energy == [3]
    assert s.kind == "add_presence"


def test_growth_actions_may_be_done_with_the_presence_first() -> None:
    s = growing(spirits(TEETH), 2).answer("spirit_phase", "grow", 0, 0)
    s.answer("add_presence", "land", "G6")
    assert s.state.energy == [0]
    s.answer("presence_source", "track", "plays")
    assert s.state.energy == [3 + 2]


def test_spirits_grow_at_the_same_time_in_any_order() -> None:
    s = growing(spirits(TEETH, EYES), 2)
    s.answer("spirit_phase", "growth", 1, 0)
    assert set(s.decision.seats()) == {0, 1}
    s.answer("spirit_phase", "grow", 1, 2)
    assert offered(s, "grow", 0, 0)


def test_a_spirit_grows_only_once_in_a_round() -> None:
    s = growing(spirits(TEETH, EYES), 2).answer("spirit_phase", "grow", 0, 1)
    s.answer("spirit_phase", "grow", 0, 0).answer("add_presence", "land", "G5")
    s.answer("presence_source", "track", "energy")
    assert not any(option[0] in ("growth", "grow") for option in options_of(s, 0))


# -- reclaiming


def test_reclaiming_brings_back_all_discarded_cards() -> None:
    s = growing(
        f"{spirits(TEETH)}; seat 0: hand ferocious_rampage, "
        "discard gift_of_furious_might herd_towards_the_lurking_maw",
        0,
    )
    s.answer("spirit_phase", "grow", 0, 0)
    assert set(s.state.hand[0]) == {
        "ferocious_rampage",
        "gift_of_furious_might",
        "herd_towards_the_lurking_maw",
    }
    assert s.state.discard == [()]


def test_an_option_without_reclaiming_leaves_the_discards() -> None:
    s = growing(f"{spirits(TEETH)}; seat 0: discard ferocious_rampage", 2)
    s.answer("spirit_phase", "grow", 0, 1)
    assert s.state.discard == [("ferocious_rampage",)]


# -- adding presence


@pytest.mark.parametrize(
    ("option", "lands"),
    [
        (1, {"G2", "G4", "G5", "G6", "G7", "G8"}),
        (2, {"G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"}),
    ],
)
def test_presence_is_added_within_the_range_of_the_option(option: int, lands: set[str]) -> None:
    s = growing(spirits(TEETH), option).answer("spirit_phase", "grow", 0, 2 - option)
    assert s.kind == "add_presence"
    assert set(named(s)) == lands


def test_presence_with_range_zero_goes_to_a_land_of_ones_own() -> None:
    s = growing(f"{spirits(TEETH)}; G1: presence0 1", 0).answer("spirit_phase", "grow", 0, 1)
    assert set(named(s)) == {"G1", "G5"}


def test_range_is_counted_from_any_land_with_own_presence() -> None:
    s = growing(f"{spirits(TEETH)}; G3: presence0 1; G5: blight 1", 1)
    s.answer("spirit_phase", "grow", 0, 1)
    assert set(named(s)) == {"G2", "G3", "G4"}


def test_no_range_is_counted_from_presence_of_another_spirit() -> None:
    s = growing(f"{spirits(TEETH, EYES)}; G3: presence0 1; G5: empty; G1: presence1 2", 1)
    s.answer("spirit_phase", "grow", 0, 1)
    assert set(named(s)) == {"G2", "G3", "G4", "H3", "H4"}


def test_presence_may_be_added_on_any_board() -> None:
    s = growing(f"{spirits(TEETH, EYES)}; G3: presence0 1", 1).answer("spirit_phase", "grow", 0, 1)
    s.answer("add_presence", "land", "H4").answer("presence_source", "track", "energy")
    assert s.presence("H4") == 1


def test_some_growth_adds_presence_in_certain_terrains_only() -> None:
    s = growing(spirits(HEAT), 1)
    assert set(named(s)) == {"G1", "G3", "G5", "G8"}


def test_a_second_presence_may_start_from_the_first() -> None:
    s = growing(spirits(MUD), 1)
    assert not offered(s, "land", "G8")
    s.answer("add_presence", "land", "G5").answer("presence_source", "track", "plays")
    s.answer("add_presence", "land", "G8").answer("presence_source", "track", "plays")
    assert (s.presence("G2"), s.presence("G5"), s.presence("G8")) == (2, 1, 1)


def test_any_number_of_presence_may_share_a_land() -> None:
    s = growing(f"{spirits(TEETH)}; G5: presence0 4", 0).answer("spirit_phase", "grow", 0, 1)
    s.answer("presence_source", "track", "energy")
    assert s.presence("G5") == 5


# -- where presence comes from


def test_presence_comes_from_either_track_as_the_spirit_likes() -> None:
    s = growing(f"{spirits(TEETH)}; switches: H11", 0).answer("spirit_phase", "grow", 0, 1)
    assert s.options == (("track", "energy"), ("track", "plays"))


def test_presence_from_the_upper_track_opens_its_next_slot() -> None:
    s = growing(spirits(TEETH), 0).answer("spirit_phase", "grow", 0, 1)
    s.answer("presence_source", "track", "energy")
    assert (s.state.energy_open, s.state.plays_open) == ([2], [1])
    assert s.presence("G5") == 2


def test_presence_from_the_lower_track_opens_its_next_slot() -> None:
    s = growing(spirits(TEETH), 0).answer("spirit_phase", "grow", 0, 1)
    s.answer("presence_source", "track", "plays")
    assert (s.state.energy_open, s.state.plays_open) == ([1], [2])


def test_a_presence_on_the_island_may_be_moved_instead_of_taking_one_from_a_track() -> None:
    s = growing(f"{spirits(TEETH)}; G1: presence0 1", 0).answer("spirit_phase", "grow", 0, 1)
    s.answer("add_presence", "land", "G5").answer("presence_source", "land", "G1")
    assert (s.presence("G1"), s.presence("G5")) == (0, 2)
    assert (s.state.energy_open, s.state.plays_open) == ([1], [1])


def test_a_presence_may_be_moved_from_any_distance() -> None:
    s = growing(f"{spirits(WIND)}; G7: presence0 1", 1).answer("spirit_phase", "grow", 0, 0)
    s.answer("add_presence", "land", "G6")
    assert offered(s, "land", "G7")


def test_with_empty_tracks_presence_can_still_be_moved() -> None:
    s = growing(
        f"{spirits(TEETH)}; G1: presence0 1; G7: presence0 1; seat 0: energy_open 7, plays_open 7",
        0,
    )
    s.answer("spirit_phase", "grow", 0, 1).answer("add_presence", "land", "G5")
    assert s.options == (("land", "G1"), ("land", "G7"), ("land", "G5"))


def test_destroyed_presence_does_not_return_to_a_track() -> None:
    s = growing(
        f"{spirits(TEETH)}; G5: presence0 1; G6: presence0 1; "
        "seat 0: destroyed 3, energy_open 7, plays_open 6",
        0,
    )
    s.answer("spirit_phase", "grow", 0, 1).answer("add_presence", "land", "G5")
    assert s.options == (("track", "plays"), ("land", "G6"), ("land", "G5"))
    s.answer("presence_source", "track", "plays")
    assert s.state.destroyed == [3]


# -- what the tracks give


@pytest.mark.parametrize(
    ("opened", "energy"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)]
)
def test_only_the_highest_open_number_of_the_upper_track_counts(opened: int, energy: int) -> None:
    s = position(f"{spirits(EYES)}; seat 0: energy_open {opened}")
    assert income(s.state, 0) == energy


@pytest.mark.parametrize(("opened", "plays"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_only_the_highest_open_number_of_the_lower_track_counts(opened: int, plays: int) -> None:
    s = position(f"{spirits(EYES)}; seat 0: plays_open {opened}")
    assert card_plays(s.state, 0) == plays


def test_an_open_bonus_element_counts_each_turn() -> None:
    s = position(f"{spirits(EYES)}; seat 0: energy_open 6, plays_open 3")
    assert elements(s) == {"plant": 1, "moon": 1, "air": 1}


def test_a_covered_bonus_element_does_not_count() -> None:
    assert elements(position(f"{spirits(EYES)}; seat 0: energy_open 3, plays_open 2")) == {}


def test_a_slot_with_several_bonuses_gives_them_all() -> None:
    s = position(f"{spirits(WIND)}; seat 0: energy_open 5, plays_open 6")
    assert income(s.state, 0) == 4
    assert card_plays(s.state, 0) == 5
    assert elements(s) == {"sun": 2, "air": 2}


def test_energy_of_growth_comes_on_top_of_the_track() -> None:
    s = growing(spirits(WIND), 1).answer("spirit_phase", "grow", 0, 1)
    s.answer("add_presence", "land", "G5").answer("presence_source", "track", "plays")
    assert s.state.energy == [4 + 1]


def test_a_slot_opened_by_growth_already_counts_for_this_turns_energy() -> None:
    s = growing(spirits(WIND), 1).answer("spirit_phase", "grow", 0, 1)
    s.answer("add_presence", "land", "G5").answer("presence_source", "track", "energy")
    assert s.state.energy == [4 + 2]


def test_a_slot_opened_by_growth_already_counts_for_this_turns_card_plays() -> None:
    s = growing(spirits(TEETH), 0).answer("spirit_phase", "grow", 0, 1)
    s.answer("presence_source", "track", "plays")
    assert s.state.plays == [2]
