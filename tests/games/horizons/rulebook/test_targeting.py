"""Targeting: origin, range and what a target must be."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    done,
    named,
    offered,
    powers,
    spirits,
)
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.powers.registry import POWERS


def aiming(power: str, text: str, more: str = "") -> Scenario:
    """A spirit that has decided to use a card and is asked for the target."""
    cards = f"seat 0: in_play {power}{more}"
    s = powers(POWERS[power].speed, f"{text}; {cards}")
    return s.answer("power_phase", "use", 0, power)


# -- range


def test_range_zero_means_a_land_with_own_presence() -> None:
    s = aiming("mysterious_abductions", f"{spirits(EYES)}; G3: presence0 1")
    assert set(named(s)) == {"G3", "G7"}


def test_range_is_counted_from_presence_unless_said_otherwise() -> None:
    s = aiming("intractable_thickets_and_thorns", f"{spirits(MUD)}; G2: empty; G3: presence0 1")
    assert set(named(s)) == {"G2", "G3", "G4"}


def test_a_nearer_land_may_always_be_chosen() -> None:
    s = aiming("scatter_to_the_winds", f"{spirits(WIND)}; G1: presence0 1; G5: empty")
    assert {"G1", "G2", "G5"} <= set(named(s))
    assert "G7" not in named(s)


def test_range_from_a_sacred_site_ignores_single_presence() -> None:
    s = aiming(
        "tempest_of_leaves_and_branches", f"{spirits(WIND)}; G1: presence0 2; G7: presence0 1"
    )
    assert set(named(s)) == {"G1", "G2", "G6"}


def test_a_sacred_site_needs_two_presence_of_the_same_spirit() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND, EYES)}; G1: presence0 1 presence1 1; G5: presence0 1 presence1 3; "
        "seat 0: in_play tempest_of_leaves_and_branches",
    )
    assert done(s)


def test_range_from_a_terrain_needs_own_presence_in_that_terrain() -> None:
    s = aiming(
        "whispered_guidance_through_the_night", f"{spirits(EYES)}; G7: presence0 1; G1: presence0 2"
    )
    assert set(named(s)) == {"G4", "G5", "G7", "G8"}


def test_range_goes_to_other_boards() -> None:
    s = aiming(
        "intractable_thickets_and_thorns", f"{spirits(MUD, EYES)}; G2: empty; G3: presence0 1"
    )
    assert set(named(s)) == {"G2", "G3", "G4", "H3", "H4"}


def test_presence_of_another_spirit_is_no_origin() -> None:
    s = aiming(
        "mysterious_abductions",
        f"{spirits(EYES, MUD)}; G7: presence0 1; G3: presence0 1; G1: presence1 2",
    )
    assert set(named(s)) == {"G3", "G7"}


# -- what a land must be


@pytest.mark.parametrize(
    ("power", "lands"),
    [
        ("veil_the_nights_hunt", {"G1", "G3", "G4", "G7"}),
        ("lure_of_the_unknown", {"G1", "G3", "G4", "G5", "G6", "G7"}),
        ("song_of_sanctity", {"G6", "G7", "G8"}),
        ("talons_of_lightning", {"G2", "G4", "G8"}),
        ("rouse_the_trees_and_stones", {"G2", "G4", "G6", "G7", "G8"}),
        ("rain_of_blood", {"G2", "G8"}),
        ("accelerated_rot", {"G2", "G4", "G6", "G7"}),
        ("tsunami", {"G1", "G2", "G3"}),
    ],
)
def test_a_target_land_must_be_what_the_card_says(power: str, lands: set[str]) -> None:
    s = aiming(power, f"{spirits(HEAT)}; G5: blight 1 presence0 2")
    assert set(named(s)) == lands


def test_a_power_for_blighted_lands_targets_no_others() -> None:
    s = aiming(
        "the_land_thrashes_in_furious_pain",
        f"{spirits(HEAT)}; G5: blight 1 presence0 2; G6: blight 2",
    )
    assert set(named(s)) == {"G5", "G6"}


def test_a_power_for_invaders_needs_only_one_of_any_kind() -> None:
    s = aiming(
        "foul_vapors_and_fetid_muck", f"{spirits(MUD)}; G6: explorer 1; G8: empty; G5: town 1"
    )
    assert set(named(s)) == {"G2", "G5", "G6"}


# -- spirits


def test_a_power_for_any_spirit_may_target_its_user() -> None:
    s = aiming("boon_of_watchful_guarding", spirits(EYES, MUD))
    assert s.options == (("spirit", 0), ("spirit", 1))


def test_a_power_for_another_spirit_never_targets_its_user() -> None:
    s = aiming("gift_of_furious_might", spirits(TEETH, EYES, MUD))
    assert s.options == (("spirit", 1), ("spirit", 2))


def test_spirits_are_targeted_at_any_distance() -> None:
    s = aiming("gift_of_furious_might", f"{spirits(TEETH, EYES)}; G5: presence0 1; H8: presence1 1")
    assert s.state.this_turn.might == [0, 1]


def test_alone_a_power_for_another_spirit_is_used_on_oneself() -> None:
    s = aiming("gift_of_furious_might", spirits(TEETH))
    assert s.state.this_turn.might == [1]


@pytest.mark.parametrize("power", ["gift_of_the_sunlit_air", "gift_of_wind_sped_steps"])
def test_alone_the_reward_for_helping_another_spirit_is_not_given(power: str) -> None:
    s = aiming(power, spirits(WIND))
    assert s.state.energy == [0]


@pytest.mark.parametrize("power", ["gift_of_the_sunlit_air", "gift_of_wind_sped_steps"])
def test_helping_another_spirit_brings_it_the_reward(power: str) -> None:
    s = aiming(power, spirits(WIND, EYES)).answer("target_spirit", "spirit", 1)
    assert s.state.energy == [0, 1]


@pytest.mark.parametrize("power", ["gift_of_the_sunlit_air", "gift_of_wind_sped_steps"])
def test_helping_oneself_among_others_brings_no_reward(power: str) -> None:
    s = aiming(power, spirits(WIND, EYES)).answer("target_spirit", "spirit", 0)
    assert s.state.energy == [0, 0]


def test_alone_a_gift_of_constancy_keeps_one_card_only() -> None:
    s = aiming("gift_of_constancy", spirits(WIND))
    assert s.state.this_turn.keeps == [1]
    assert s.state.energy == [2]


def test_alone_an_elemental_boon_gives_its_three_elements_once() -> None:
    s = aiming("elemental_boon", spirits(WIND))
    for element in ("sun", "moon", "fire"):
        s.answer("choose_element", "element", element)
    assert s.state.this_turn.elements == [1, 1, 1, 0, 0, 0, 0, 0]


def test_alone_entwined_power_gives_both_rewards() -> None:
    s = aiming(
        "entwined_power",
        f"{spirits(WIND)}; minor: card drought, card rain_of_blood, card steam_vents, "
        "card call_to_tend",
    )
    s.answer("choose_deck", "deck", "minor").answer("keep_card", "card", "drought")
    s.answer("keep_card", "card", "steam_vents")
    assert s.state.hand[0][-2:] == ("drought", "steam_vents")


# -- more range


def test_a_range_bonus_holds_for_all_powers_of_the_turn() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G3: presence0 1; G7: empty; "
        "seat 0: in_play mysterious_abductions dark_and_tangled_woods, reach 1",
    )
    s.answer("power_phase", "use", 0, "mysterious_abductions")
    assert set(named(s)) == {"G2", "G3", "G4"}
    s.answer("target_land", "land", "G3").answer("power_phase", "use", 0, "dark_and_tangled_woods")
    assert set(named(s)) == {"G1", "G2", "G3", "G4", "G5", "G6", "G7"}


def test_range_bonuses_add_up() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND)}; seat 0: in_play gift_of_the_sunlit_air reaching_grasp",
    )
    s.answer("power_phase", "use", 0, "gift_of_the_sunlit_air")
    s.answer("power_phase", "use", 0, "reaching_grasp")
    assert s.state.this_turn.reach == [3]


def test_a_range_bonus_ends_when_time_passes() -> None:
    s = position(f"{spirits(WIND)}; seat 0: reach 3; next: time_passes")
    assert s.state.this_turn.reach == [0]


def test_a_range_bonus_lengthens_no_push() -> None:
    s = aiming("eerie_noises_and_moving_trees", f"{spirits(EYES)}; G8: explorer 1", ", reach 2")
    s.answer("target_land", "land", "G8")
    assert set(named(s)) == {"G5", "G6", "G7", "stop"}


def test_a_range_bonus_lengthens_no_gather() -> None:
    s = aiming(
        "whispered_guidance_through_the_night", f"{spirits(EYES)}; G5: presence0 1", ", reach 2"
    )
    s.answer("target_land", "land", "G8")
    assert set(named(s)) == {"G7", "stop"}


def test_a_range_bonus_does_not_help_growth() -> None:
    s = position(f"{spirits(TEETH)}; G5: empty; G3: presence0 1; seat 0: reach 3")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 1)
    assert set(named(s)) == {"G2", "G3", "G4"}


def test_a_threshold_can_change_the_range_before_the_target_is_chosen() -> None:
    text = f"{spirits(WIND)}; G1: presence0 1; G5: presence0 1"
    near = aiming("sap_the_strength_of_multitudes", text)
    assert set(named(near)) == {"G1", "G5"}
    far = aiming("sap_the_strength_of_multitudes", text, ", elements air 1")
    assert set(named(far)) == {"G1", "G2", "G4", "G5", "G6", "G7", "G8"}


def test_spirits_entwined_may_count_range_from_each_others_lands() -> None:
    s = aiming(
        "mysterious_abductions",
        f"{spirits(EYES, MUD)}; G7: presence0 2; H6: presence1 2",
        ", sharing 2",
    )
    assert set(named(s)) == {"G7", "H6"}


def test_a_spirit_without_a_land_in_range_is_not_offered_the_power() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G7: empty; G1: presence0 2; "
        "seat 0: in_play whispered_guidance_through_the_night eerie_noises_and_moving_trees",
    )
    assert not offered(s, "use", 0, "whispered_guidance_through_the_night")
    assert offered(s, "use", 0, "eerie_noises_and_moving_trees")
