"""Fast and slow powers: order, skipping, thresholds, and doing as much as possible."""

from __future__ import annotations

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    done,
    named,
    offered,
    options_of,
    phases,
    powers,
    spirits,
    use,
)
from games.horizons.scenario import position
from vigil.games.horizons.powers.elements import elements_of

TWO_FAST = (
    f"{spirits(TEETH, EYES)}; G5: town 1 presence0 1 presence1 1; H5: blight 1; "
    "seat 0: in_play mark_territory_with_scars_and_teeth gift_of_furious_might; "
    "seat 1: in_play mysterious_abductions boon_of_watchful_guarding"
)


# -- order


def test_a_round_has_five_phases_in_order() -> None:
    s = position(
        f"{spirits(TEETH)}; seat 0: hand none; build_card: i1_sands; "
        "invader_deck: card i1_jungle, card i1_wetland"
    )
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 0)
    s.answer("presence_source", "track", "energy")
    assert phases(s) == ["spirit", "fast", "invader", "slow", "spirit"]
    assert [event.tag for event in s.table.events].count("time_passed") == 1


def test_slow_powers_are_not_used_in_the_fast_phase() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: presence0 1; "
        "seat 0: in_play mysterious_abductions eerie_noises_and_moving_trees",
    )
    assert s.options == (("use", 0, "mysterious_abductions"), ("pass", 0))


def test_fast_powers_are_not_used_in_the_slow_phase() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES)}; G7: presence0 1; "
        "seat 0: in_play mysterious_abductions eerie_noises_and_moving_trees",
    )
    assert s.options == (("use", 0, "eerie_noises_and_moving_trees"), ("pass", 0))


def test_a_fast_power_passed_over_is_lost_for_this_turn() -> None:
    s = position(
        f"{spirits(EYES)}; seat 0: in_play mysterious_abductions; phase: fast; "
        "next: power_phase fast, begin_phase slow, power_phase slow"
    )
    s.answer("power_phase", "pass", 0)
    assert phases(s)[:1] == ["slow"]
    assert done(s)


def test_powers_are_used_in_any_order_among_the_spirits() -> None:
    s = powers("fast", TWO_FAST)
    use(s, "mysterious_abductions", seat=1)
    use(s, "mark_territory_with_scars_and_teeth")
    assert options_of(s, 1) == [("use", 1, "boon_of_watchful_guarding"), ("pass", 1)]
    assert options_of(s, 0) == [("use", 0, "gift_of_furious_might"), ("pass", 0)]


def test_no_other_power_is_used_before_one_is_finished() -> None:
    s = powers("fast", TWO_FAST)
    s.answer("power_phase", "use", 1, "boon_of_watchful_guarding")
    assert s.kind == "target_spirit"
    assert s.decision.seats() == (1,)


def test_a_power_is_used_only_once_in_a_turn() -> None:
    s = powers("fast", TWO_FAST)
    use(s, "mysterious_abductions", seat=1)
    assert not offered(s, "use", 1, "mysterious_abductions")


def test_a_spirit_that_passed_may_still_act_while_others_do() -> None:
    s = powers("fast", TWO_FAST).answer("power_phase", "pass", 0)
    assert offered(s, "use", 0, "gift_of_furious_might")
    assert not offered(s, "pass", 0)


def test_a_spirit_that_passed_is_asked_again_when_a_power_targets_it() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND, EYES)}; seat 0: in_play gift_of_wind_sped_steps; "
        "seat 1: in_play mysterious_abductions eerie_noises_and_moving_trees",
    )
    s.answer("power_phase", "pass", 1)
    use(s, "gift_of_wind_sped_steps").answer("target_spirit", "spirit", 1)
    assert ("use", 1, "eerie_noises_and_moving_trees") in options_of(s, 1)


def test_a_played_card_is_not_lost_by_using_it() -> None:
    s = powers("fast", TWO_FAST)
    use(s, "mysterious_abductions", seat=1)
    assert "mysterious_abductions" in s.state.in_play[1]


# -- skipping


def test_a_power_may_be_skipped_as_a_whole_and_still_gives_its_elements() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: explorer 1 presence0 2; "
        "seat 0: energy 2, in_play mysterious_abductions",
    )
    s.answer("power_phase", "pass", 0)
    assert s.pieces("G7", "explorer") == 1
    assert s.state.fear == 0
    assert s.state.energy == [2]
    assert sum(elements_of(s.state, 0)) == 3


def test_a_power_without_a_target_cannot_be_used() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G2: presence0 2; G8: empty; G6: explorer 1; "
        "seat 0: in_play foul_vapors_and_fetid_muck",
    )
    assert offered(s, "use", 0, "foul_vapors_and_fetid_muck")
    s = powers(
        "slow", f"{spirits(MUD)}; G2: presence0 1; seat 0: in_play foul_vapors_and_fetid_muck"
    )
    assert done(s)


# -- as much as possible


def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH)}; G5: presence0 1; seat 0: in_play mark_territory_with_scars_and_teeth",
    )
    use(s, "mark_territory_with_scars_and_teeth")
    assert s.state.this_turn.defend[s.land("G5")] == 9
    assert s.state.fear == 0
    assert done(s)


def test_a_power_may_be_used_where_nothing_can_be_damaged() -> None:
    s = powers("fast", f"{spirits(EYES)}; seat 0: in_play mysterious_abductions")
    use(s, "mysterious_abductions")
    assert s.state.fear == 1


def test_single_effects_of_a_power_cannot_be_left_out() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH)}; G5: dahan 2 presence0 1; "
        "seat 0: in_play mark_territory_with_scars_and_teeth",
    )
    use(s, "mark_territory_with_scars_and_teeth")
    assert s.kind == "push"
    assert not offered(s, "stop")


def test_effects_come_in_the_order_of_the_text() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G5: explorer 1 presence0 1; G7: dahan 1; "
        "seat 0: in_play open_shifting_waterways",
    )
    use(s, "open_shifting_waterways", "G5").answer("gather", "gather", "dahan", 0, "G7")
    assert s.state.fear == 0
    s.answer("gather", "stop")
    assert s.state.fear == 1
    assert s.pieces("G5", "explorer") == 0


def test_the_limits_of_a_target_are_checked_only_when_it_is_chosen() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G4: explorer 1 dahan 1; G2: city 1 presence0 2; "
        "seat 0: elements moon 1 water 2 earth 1",
    )
    use(s, "spreading_and_dreadful_mire", "G4").answer("innate_levels", "level", 2)
    assert s.pieces("G4", "explorer") == 0
    assert s.kind == "push"


def test_all_effects_take_place_in_the_one_target_land() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH)}; G5: town 1 presence0 1; G6: town 1 presence0 1; "
        "seat 0: in_play mark_territory_with_scars_and_teeth",
    )
    use(s, "mark_territory_with_scars_and_teeth", "G6")
    assert s.state.this_turn.defend[s.land("G6")] == 9
    assert s.state.this_turn.defend[s.land("G5")] == 0


# -- thresholds


def test_a_threshold_needs_all_its_elements() -> None:
    text = f"{spirits(HEAT)}; G5: presence0 2; seat 0: in_play visions_of_fiery_doom"
    s = powers("fast", text)
    use(s, "visions_of_fiery_doom")
    assert s.state.fear == 1
    assert done(s)


def test_a_card_brings_its_own_elements_to_its_threshold() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT)}; G5: presence0 2; seat 0: in_play visions_of_fiery_doom, elements fire 1",
    )
    use(s, "visions_of_fiery_doom").answer("use_threshold", "yes")
    assert s.state.fear == 2


def test_a_threshold_that_is_reached_may_be_ignored() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT)}; G5: presence0 2; seat 0: in_play visions_of_fiery_doom, elements fire 1",
    )
    use(s, "visions_of_fiery_doom").answer("use_threshold", "no")
    assert s.state.fear == 1


def test_elements_are_not_spent_by_thresholds() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT)}; G5: presence0 2; seat 0: in_play visions_of_fiery_doom, elements fire 1",
    )
    before = elements_of(s.state, 0)
    use(s, "visions_of_fiery_doom").answer("use_threshold", "yes")
    assert elements_of(s.state, 0) == before


def test_more_elements_than_needed_do_no_harm() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: explorer 1 presence0 2; seat 0: elements moon 1 plant 9 fire 4",
    )
    use(s, "mischief_and_sabotage", "G7")
    assert s.state.this_turn.defend[s.land("G7")] == 2


def test_a_threshold_that_says_instead_replaces_the_effects_before_it() -> None:
    text = (
        f"{spirits(MUD)}; G2: explorer 1 town 1 city 1 presence0 2; "
        "seat 0: in_play steam_vents, elements earth 2"
    )
    s = powers("fast", text)
    use(s, "steam_vents").answer("use_threshold", "yes")
    assert (s.pieces("G2", "explorer"), s.pieces("G2", "town")) == (1, 0)
    s = powers("fast", text)
    use(s, "steam_vents").answer("use_threshold", "no")
    assert (s.pieces("G2", "explorer"), s.pieces("G2", "town")) == (0, 1)


# -- innate powers


def test_an_innate_power_needs_the_elements_of_a_level() -> None:
    text = f"{spirits(EYES)}; G7: explorer 1 presence0 2; seat 0: elements moon 1 plant"
    assert done(powers("fast", f"{text} 1"))
    assert offered(powers("fast", f"{text} 2"), "use", 0, "mischief_and_sabotage")


def test_an_innate_power_costs_neither_energy_nor_a_card() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: explorer 1 presence0 2; seat 0: energy 0, elements moon 1 plant 2",
    )
    use(s, "mischief_and_sabotage", "G7")
    assert s.state.energy == [0]
    assert s.state.this_turn.defend[s.land("G7")] == 2


def test_an_innate_power_is_used_once_even_with_twice_the_elements() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: explorer 1 presence0 2; "
        "seat 0: in_play mysterious_abductions, elements plant 3 moon 1",
    )
    use(s, "mischief_and_sabotage", "G7").answer("innate_levels", "level", 1)
    s.answer("gather", "stop")
    assert s.options == (("use", 0, "mysterious_abductions"), ("pass", 0))


def test_all_reached_levels_of_an_innate_power_hit_the_same_land_in_order() -> None:
    s = powers(
        "slow", f"{spirits(MUD)}; G4: explorer 3 dahan 2; seat 0: elements moon 2 water 3 earth 2"
    )
    use(s, "spreading_and_dreadful_mire", "G4").answer("innate_levels", "level", 3)
    assert s.presence("G4") == 1
    s.answer("push", "push", "dahan", 0, "G7").answer("push", "push", "dahan", 0, "G7")
    assert s.pieces("G4", "explorer") == 1
    assert s.state.fear == 2


def test_levels_of_an_innate_power_may_be_left_unused_from_the_top() -> None:
    s = powers(
        "slow", f"{spirits(MUD)}; G4: explorer 3 dahan 2; seat 0: elements moon 2 water 3 earth 2"
    )
    use(s, "spreading_and_dreadful_mire", "G4")
    assert set(named(s)) == {1, 2, 3}
    s.answer("innate_levels", "level", 1)
    assert s.presence("G4") == 1
    assert s.pieces("G4", "explorer") == 3


def test_a_level_that_says_instead_replaces_the_lower_ones() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: explorer 1 presence0 2; seat 0: elements moon 2 plant 4 air 2",
    )
    use(s, "mischief_and_sabotage", "G7").answer("innate_levels", "level", 3)
    assert s.state.this_turn.defend[s.land("G7")] == 6
    assert s.state.fear == 3


def test_a_higher_level_may_be_reached_without_a_lower_one() -> None:
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G5: town 1 explorer 3 presence0 2; seat 0: elements fire 3 earth 2",
    )
    use(s, "scorch_with_waves_of_heat", "G5")
    assert s.kind == "damage"
    assert not s.events("piece_destroyed")
