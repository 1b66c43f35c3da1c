"""The special rules of the five spirits, and the questions and answers of the rulebook."""

from __future__ import annotations

import pytest

from games.horizons.rulebook.scene import (
    EYES,
    HEAT,
    MUD,
    TEETH,
    WIND,
    build,
    done,
    explore,
    fear,
    named,
    offered,
    options_of,
    phases,
    powers,
    ravage,
    spirits,
    use,
)
from games.horizons.scenario import Scenario, position
from vigil.games.horizons.powers.registry import POWERS


def damaged(s: Scenario, land: str) -> list[list[str | int]]:
    """Pieces with damage in a land."""
    found: list[list[str | int]] = s.view()["lands"][s.land(land)]["damaged"]
    return found


def dealt(s: Scenario) -> int:
    """Deal damage wherever it may go until nothing more is asked about it; say how much it was."""
    while not done(s) and s.kind == "damage":
        s.table.apply(0)
    return sum(event.data["amount"] for event in s.events("piece_damaged"))


# -- Devouring Teeth: Territorial Aggression


def test_teeth_deal_one_more_damage_with_each_power() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: town 2 presence0 1; seat 0: in_play ferocious_rampage",
    )
    use(s, "ferocious_rampage")
    assert s.pieces("G5", "town") == 0


def test_teeth_deal_the_extra_damage_with_common_cards_too() -> None:
    s = powers(
        "slow", f"{spirits(TEETH)}; G6: city 2; G5: presence0 1; seat 0: in_play accelerated_rot"
    )
    use(s, "accelerated_rot", "G6")
    assert dealt(s) == 5


def test_the_extra_damage_of_teeth_keeps_the_limits_of_the_power() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: town 1 city 1 presence0 1; seat 0: in_play ferocious_rampage",
    )
    use(s, "ferocious_rampage")
    assert s.pieces("G5", "town") == 0
    assert damaged(s, "G5") == []


def test_all_levels_of_the_innate_power_of_teeth_get_the_extra_damage_once() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: city 9 presence0 1; G2: empty; G8: empty; "
        "seat 0: elements fire 4 earth 2 animal 5",
    )
    use(s, "death_approaches_from_beneath_the_surface").answer("innate_levels", "level", 4)
    assert dealt(s) == 8


def test_damage_to_each_invader_gets_one_extra_damage_in_all() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH)}; G5: city 2 presence0 2; G2: empty; "
        "seat 0: in_play quicken_the_earths_struggles",
    )
    use(s, "quicken_the_earths_struggles").answer("choose_effect", "effect", 0)
    assert sorted(damaged(s, "G5")) == [["city", 1, 1], ["city", 2, 1]]


def test_a_power_that_finds_nothing_to_damage_gets_no_extra_damage() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: city 1 presence0 1; seat 0: in_play ferocious_rampage",
    )
    use(s, "ferocious_rampage")
    assert damaged(s, "G5") == []


def test_a_repeated_power_of_teeth_gets_the_extra_damage_again() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: town 4 presence0 1; "
        "seat 0: energy 2, repeats 1, in_play ferocious_rampage, used ferocious_rampage",
    )
    s.answer("power_phase", "repeat", 0, "ferocious_rampage")
    assert dealt(s) == 4


def test_a_gift_of_another_spirit_gets_no_extra_damage_from_teeth() -> None:
    s = powers(
        "fast",
        f"{spirits(HEAT, TEETH)}; H5: town 1 presence1 1; G5: presence0 2; "
        "seat 0: in_play gift_of_searing_heat; seat 1: energy 1",
    )
    use(s, "gift_of_searing_heat").answer("choose_effect", "effect", 1)
    s.answer("pay_energy", "yes")
    assert damaged(s, "H5") == [["town", 1, 1]]


def mighty(more: str = "") -> Scenario:
    """A spirit that was given might uses a power that deals damage."""
    s = powers(
        "fast",
        f"{spirits(TEETH, EYES)}; H5: city 3 presence1 1; "
        f"seat 1: energy 5, in_play mysterious_abductions, might 1{more}",
    )
    return use(s, "mysterious_abductions", seat=1)


def test_a_gift_of_might_adds_three_damage_once_in_a_turn() -> None:
    s = mighty().answer("use_might", "yes")
    assert dealt(s) == 4
    assert s.state.this_turn.might == [0, 0]


def test_a_gift_of_might_may_be_kept_for_the_repeat_but_not_used_for_both() -> None:
    s = mighty(", repeats 1").answer("use_might", "no")
    assert s.state.this_turn.might == [0, 1]
    s.answer("power_phase", "repeat", 1, "mysterious_abductions")
    assert s.kind == "use_might"
    s = mighty(", repeats 1").answer("use_might", "yes")
    assert dealt(s) == 4
    s.answer("power_phase", "repeat", 1, "mysterious_abductions")
    assert s.kind == "damage"


def test_might_is_not_asked_for_where_nothing_is_damaged() -> None:
    s = powers(
        "fast",
        f"{spirits(TEETH, EYES)}; H5: presence1 1; seat 1: in_play mysterious_abductions, might 1",
    )
    use(s, "mysterious_abductions", seat=1)
    assert done(s)
    assert s.state.this_turn.might == [0, 1]


def test_teeth_without_presence_in_the_target_land_must_gather_one() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: presence0 1; G6: presence0 1; G8: town 1; "
        "seat 0: elements fire 1 animal 1",
    )
    use(s, "death_approaches_from_beneath_the_surface", "G8")
    assert s.options == (("land", "G5"), ("land", "G6"))
    s.answer("gather_presence", "land", "G6")
    assert (s.presence("G6"), s.presence("G8")) == (0, 1)


def test_teeth_with_presence_in_the_target_land_gather_none() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: presence0 1; G8: town 1 presence0 1; "
        "seat 0: elements fire 1 animal 1",
    )
    use(s, "death_approaches_from_beneath_the_surface", "G8")
    assert s.presence("G8") == 1
    assert done(s)


def test_with_extra_range_and_no_presence_next_door_nothing_is_gathered() -> None:
    s = powers(
        "slow",
        f"{spirits(TEETH)}; G5: empty; G1: presence0 1; G8: town 1; G2: empty; "
        "seat 0: reach 1, elements fire 1 animal 1",
    )
    use(s, "death_approaches_from_beneath_the_surface")
    assert (s.presence("G1"), s.presence("G8")) == (1, 0)


# -- Eyes Watch: Dahan Trust the Watchers


def test_dahan_come_to_a_land_that_eyes_defend_with_a_card() -> None:
    s = powers("fast", f"{spirits(EYES)}; seat 0: in_play dark_and_tangled_woods")
    use(s, "dark_and_tangled_woods", "G8").answer("gather", "gather", "dahan", 0, "G7")
    assert s.pieces("G8", "dahan") == 1


def test_dahan_come_to_a_land_that_eyes_defend_with_their_innate_power() -> None:
    s = powers("fast", f"{spirits(EYES)}; seat 0: elements moon 1 plant 2")
    use(s, "mischief_and_sabotage").answer("gather", "gather", "dahan", 0, "G7")
    assert s.pieces("G8", "dahan") == 1
    assert done(s)


def test_dahan_need_not_come_to_the_watchers() -> None:
    s = powers("fast", f"{spirits(EYES)}; seat 0: in_play dark_and_tangled_woods")
    use(s, "dark_and_tangled_woods", "G8").answer("gather", "stop")
    assert s.pieces("G8", "dahan") == 0


def test_each_power_that_defends_brings_a_dahan_of_its_own() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES)}; G7: dahan 2 presence0 1; "
        "seat 0: in_play dark_and_tangled_woods drift_down_into_slumber",
    )
    use(s, "dark_and_tangled_woods", "G8").answer("gather", "gather", "dahan", 0, "G7")
    use(s, "drift_down_into_slumber", "G8").answer("gather", "gather", "dahan", 0, "G7")
    assert s.pieces("G8", "dahan") == 2


def test_a_power_that_defends_nothing_brings_no_dahan() -> None:
    s = powers("fast", f"{spirits(EYES)}; seat 0: in_play mysterious_abductions")
    use(s, "mysterious_abductions")
    assert done(s)


def test_a_power_that_defends_several_lands_brings_no_dahan() -> None:
    s = powers("fast", f"{spirits(EYES)}; G3: presence0 1; seat 0: in_play encompassing_ward")
    use(s, "encompassing_ward")
    assert s.state.this_turn.wards == ((0, 2),)
    assert done(s)


def test_dahan_come_when_the_boon_of_eyes_guards_a_land_of_another_spirit() -> None:
    s = powers("fast", f"{spirits(EYES, MUD)}; seat 0: in_play boon_of_watchful_guarding")
    use(s, "boon_of_watchful_guarding").answer("target_spirit", "spirit", 1)
    assert s.state.this_turn.defend[s.land("H6")] == 4
    assert s.kind == "gather"


def test_defence_of_another_spirit_brings_no_dahan_to_eyes() -> None:
    s = powers("fast", f"{spirits(EYES, MUD)}; seat 1: in_play intractable_thickets_and_thorns")
    use(s, "intractable_thickets_and_thorns", "H6", seat=1)
    assert done(s)


# -- Fathomless Mud: Offer No Firm Foundations


@pytest.mark.parametrize("there", ["explorer 1", "town 1", "city 1"])
def test_in_a_sacred_site_of_mud_a_build_adds_an_explorer(there: str) -> None:
    s = build("G6", f"{spirits(MUD)}; G6: {there} presence0 2")
    added = [event.data["piece"] for event in s.events("piece_added")]
    assert added == ["explorer"]


def test_a_single_presence_of_mud_hinders_no_build() -> None:
    assert build("G6", f"{spirits(MUD)}; G6: explorer 1 presence0 1").pieces("G6", "town") == 1


def test_a_sacred_site_of_another_spirit_hinders_no_build() -> None:
    s = build("G6", f"{spirits(MUD, EYES)}; G6: explorer 1 presence1 2")
    assert s.pieces("G6", "town") == 1


def test_a_city_that_may_not_be_built_is_not_replaced_by_an_explorer_in_mud() -> None:
    s = build("G6", f"{spirits(MUD)}; G6: town 1 presence0 2 skips 8")
    assert not s.events("piece_added")


def test_a_town_of_escalation_is_not_replaced_in_mud() -> None:
    s = explore("i2_jungle", f"{spirits(MUD)}; escalation: yes; G6: presence0 2")
    s.answer("escalation_land", "land", "G6")
    assert s.pieces("G6", "town") == 1


def test_the_mire_moves_presence_from_the_sacred_site_of_origin() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G2: presence0 2; G5: presence0 3; G4: explorer 1; "
        "seat 0: elements water 1",
    )
    use(s, "spreading_and_dreadful_mire", "G4")
    assert s.options == (("land", "G2"), ("land", "G5"))
    s.answer("origin_site", "land", "G5")
    assert (s.presence("G2"), s.presence("G5"), s.presence("G4")) == (2, 2, 1)


def test_the_mire_may_undo_the_site_it_came_from() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G2: presence0 2; G4: explorer 1; G8: empty; "
        "seat 0: elements moon 1 water 2 earth 1",
    )
    use(s, "spreading_and_dreadful_mire").answer("innate_levels", "level", 2)
    assert (s.presence("G2"), s.presence("G4")) == (1, 1)
    assert s.pieces("G4", "explorer") == 0


def test_the_mire_in_its_own_sacred_site_moves_nothing() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD)}; G2: city 1 presence0 2; G5: presence0 2; seat 0: elements water 1",
    )
    use(s, "spreading_and_dreadful_mire", "G2").answer("origin_site", "land", "G2")
    assert (s.presence("G2"), s.presence("G5")) == (2, 2)


def test_exalted_spirits_need_not_pay() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD, EYES)}; seat 0: energy 2, in_play exaltation_of_tangled_growth; "
        "seat 1: energy 1",
    )
    use(s, "exaltation_of_tangled_growth")
    assert s.decision.seats() == (1,)
    s.answer("pay_energy", "no")
    assert s.decision.seats() == (0,)
    s.answer("pay_energy", "no")
    assert s.state.energy == [2, 1]
    assert s.kind == "power_phase"


def test_an_exalted_spirit_chooses_between_the_decks() -> None:
    s = powers(
        "slow",
        f"{spirits(MUD, EYES)}; seat 0: energy 0, in_play exaltation_of_tangled_growth; "
        "seat 1: energy 1",
    )
    use(s, "exaltation_of_tangled_growth").answer("pay_energy", "yes")
    assert s.options == (("deck", "minor"), ("deck", "major"))
    assert s.decision.seats() == (1,)


# -- Rising Heat: Blistering Heat


@pytest.mark.parametrize(("kind", "health"), [("explorer", 1), ("town", 1), ("city", 2)])
def test_in_a_sacred_site_of_heat_invaders_have_less_health(kind: str, health: int) -> None:
    s = position(f"{spirits(HEAT)}; G5: presence0 2")
    assert s.view()["lands"][s.land("G5")]["health"][kind] == health


def test_a_single_presence_of_heat_weakens_nobody() -> None:
    s = position(f"{spirits(HEAT)}; G5: presence0 1")
    assert s.view()["lands"][s.land("G5")]["health"]["city"] == 3


def test_heat_helps_the_damage_of_every_spirit() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES, HEAT)}; G5: town 1 presence0 1 presence1 2; G7: empty; "
        "seat 0: in_play mysterious_abductions",
    )
    use(s, "mysterious_abductions")
    assert s.pieces("G5", "town") == 0


def test_heat_does_not_weaken_dahan() -> None:
    s = position(f"{spirits(HEAT)}; G5: dahan 1 presence0 2")
    assert s.view()["lands"][s.land("G5")]["health"]["dahan"] == 2


def test_heat_does_not_lessen_the_damage_of_invaders() -> None:
    s = ravage("G6", f"{spirits(HEAT)}; G6: city 1 presence0 2")
    assert s.events("ravaged")[0].data["damage"] == 3


def test_a_land_that_becomes_a_sacred_site_of_heat_destroys_the_wounded_at_once() -> None:
    s = powers(
        "slow",
        f"{spirits(HEAT)}; G5: presence0 1; G6: town:1 1 city:2 1 explorer 1 presence0 1; "
        "seat 0: in_play stinging_sandstorm",
    )
    use(s, "stinging_sandstorm", "G6").answer("gather_presence", "land", "G5")
    assert s.pieces("G6", "town") == s.pieces("G6", "city") == 0
    assert s.pieces("G6", "explorer") == 0
    assert s.state.fear + 4 * s.state.earned == 1 + 2 + 1


def test_growth_can_make_such_a_site_as_well() -> None:
    s = position(f"{spirits(HEAT)}; G8: town:1 1 presence0 1")
    s.answer("spirit_phase", "growth", 0, 1)
    s.answer("add_presence", "land", "G8").answer("presence_source", "track", "energy")
    assert s.pieces("G8", "town") == 0
    assert s.state.fear == 1


def test_a_wounded_invader_that_comes_to_a_sacred_site_of_heat_falls() -> None:
    s = powers(
        "slow",
        f"{spirits(EYES, HEAT)}; G8: town:1 1; G5: presence1 2; "
        "seat 0: in_play eerie_noises_and_moving_trees",
    )
    use(s, "eerie_noises_and_moving_trees", "G8").answer("push", "push", "town", 1, "G5")
    assert s.pieces("G5", "town") == 0


def test_health_returns_when_a_land_stops_being_a_sacred_site_of_heat() -> None:
    s = ravage("G6", f"{spirits(HEAT)}; G6: city:1 1 presence0 2")
    assert s.presence("G6") == 1
    assert s.view()["lands"][s.land("G6")]["health"]["city"] == 3
    assert damaged(s, "G6") == [["city", 1, 1]]


def test_removal_by_health_counts_the_health_that_heat_leaves() -> None:
    s = fear("seek_safety", 3, f"{spirits(HEAT)}; G5: town 3 presence0 2")
    s.answer("fear_land", "land", "G5")
    for _ in range(3):
        s.answer("remove", "piece", "town", 0)
    assert s.pieces("G5", "town") == 0


def test_an_exhausted_land_is_spared_its_ravage_or_its_build_but_not_both() -> None:
    text = f"{spirits(HEAT)}; G6: explorer 2 exhausted 1; seat 0: used sweltering_exhaustion"
    s = position(f"{text}; phase: invader; next: ravage G6, build G6").answer("skip_action", "yes")
    assert s.blight("G6") == 0
    assert s.pieces("G6", "town") == 1
    s = position(f"{text}; phase: invader; next: ravage G6, build G6").answer("skip_action", "no")
    s.answer("skip_action", "yes")
    assert s.blight("G6") == 1
    assert s.pieces("G6", "town") == 0


def test_dahan_of_an_exhausted_land_do_not_strike_back() -> None:
    s = ravage("G6", f"{spirits(HEAT)}; G6: explorer 2 dahan 1 exhausted 1")
    s.answer("skip_action", "yes")
    assert (s.pieces("G6", "explorer"), s.pieces("G6", "dahan")) == (2, 1)


# -- Sun-Bright Whirlwind: A Stiff Wind at Their Backs, and its gifts


def test_presence_that_the_whirlwind_adds_may_push_an_explorer_or_a_dahan() -> None:
    s = position(f"{spirits(WIND)}; G2: explorer 1 town 1 dahan 1")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)
    s.answer("add_presence", "land", "G2").answer("presence_source", "track", "energy")
    assert {option[1] for option in s.options[:-1]} == {"explorer", "dahan"}
    s.answer("push", "push", "explorer", 0, "G5")
    assert s.pieces("G5", "explorer") == 1


def test_the_stiff_wind_need_not_blow() -> None:
    s = position(f"{spirits(WIND)}; G2: explorer 1")
    s.answer("spirit_phase", "growth", 0, 1).answer("spirit_phase", "grow", 0, 0)
    s.answer("add_presence", "land", "G2").answer("presence_source", "track", "energy")
    s.answer("push", "stop")
    assert s.pieces("G2", "explorer") == 1


def test_the_stiff_wind_blows_for_growth_only() -> None:
    s = powers(
        "fast", f"{spirits(WIND)}; G1: explorer 1 presence0 2; seat 0: in_play indomitable_claim"
    )
    use(s, "indomitable_claim", "G1").answer("presence_source", "track", "energy")
    assert done(s)


def test_no_wind_blows_for_other_spirits() -> None:
    s = position(f"{spirits(TEETH)}; G5: explorer 1 presence0 1")
    s.answer("spirit_phase", "growth", 0, 0).answer("spirit_phase", "grow", 0, 1)
    s.answer("presence_source", "track", "energy")
    assert s.kind == "spirit_phase"


def hastened(other: str, card: str, elements: str = "") -> Scenario:
    """A spirit that was given wind-sped steps."""
    more = f", elements {elements}" if elements else ""
    return powers("fast", f"{spirits(WIND, other)}; seat 1: in_play {card}, swift 1{more}")


def test_wind_sped_steps_make_a_slow_power_with_push_or_gather_fast() -> None:
    s = hastened(EYES, "eerie_noises_and_moving_trees")
    assert offered(s, "use", 1, "eerie_noises_and_moving_trees")


def test_wind_sped_steps_do_not_fit_a_power_without_push_or_gather() -> None:
    assert done(hastened(EYES, "rain_of_blood"))


def test_wind_sped_steps_fit_the_innate_power_of_teeth_though_its_gather_is_conditional() -> None:
    s = powers(
        "fast",
        f"{spirits(WIND, TEETH)}; H5: town 1 presence1 1; "
        "seat 1: swift 1, elements fire 1 animal 1",
    )
    assert options_of(s, 1)[0] == ("use", 1, "death_approaches_from_beneath_the_surface")


@pytest.mark.parametrize(
    "power",
    [
        "herd_towards_the_lurking_maw",
        "eerie_noises_and_moving_trees",
        "whispered_guidance_through_the_night",
        "spreading_and_dreadful_mire",
        "foul_vapors_and_fetid_muck",
        "open_shifting_waterways",
        "call_on_herders_for_aid",
        "stinging_sandstorm",
        "violent_windstorms",
        "scatter_to_the_winds",
        "call_to_bloodshed",
        "call_to_tend",
    ],
)
def test_a_power_with_an_optional_push_or_gather_can_be_hastened(power: str) -> None:
    assert POWERS[power].moves


def test_wind_sped_steps_hasten_one_power_only() -> None:
    s = hastened(EYES, "eerie_noises_and_moving_trees whispered_guidance_through_the_night")
    use(s, "whispered_guidance_through_the_night", "H5", seat=1)
    s.answer("gather", "stop")
    assert options_of(s, 1) == [("use", 1, "mischief_and_sabotage"), ("pass", 1)]


def test_a_power_made_fast_is_not_used_again_in_the_slow_phase() -> None:
    s = position(
        f"{spirits(WIND, EYES)}; seat 1: in_play whispered_guidance_through_the_night, swift 1; "
        "phase: fast; next: power_phase fast, begin_phase slow, power_phase slow"
    )
    use(s, "whispered_guidance_through_the_night", "H5", seat=1).answer("gather", "stop")
    assert phases(s)[:1] == ["slow"]
    assert done(s)


def test_a_power_not_made_fast_is_used_in_the_slow_phase_as_ever() -> None:
    s = position(
        f"{spirits(WIND, EYES)}; seat 1: in_play whispered_guidance_through_the_night, swift 1; "
        "phase: fast; next: power_phase fast, begin_phase slow, power_phase slow"
    )
    s.answer("power_phase", "pass", 1)
    assert offered(s, "use", 1, "whispered_guidance_through_the_night")


def test_a_windstorm_deals_damage_where_each_invader_went() -> None:
    s = powers(
        "slow",
        f"{spirits(WIND)}; G1: explorer 1 town 2 presence0 2; G6: town 1; "
        "seat 0: elements sun 2 air 4",
    )
    use(s, "violent_windstorms", "G1").answer("innate_levels", "level", 3)
    s.answer("push", "stop")
    s.answer("push", "push", "town", 0, "G2").answer("push", "push", "town", 0, "G6")
    s.answer("damage", "piece", "town", 0)
    assert damaged(s, "G2") == [["town", 1, 1]]
    assert damaged(s, "G6") == [["town", 1, 1]]


def test_the_last_level_of_a_windstorm_hits_the_target_land() -> None:
    s = powers(
        "slow",
        f"{spirits(WIND)}; G1: city 1 presence0 2; seat 0: elements sun 3 air 5",
    )
    use(s, "violent_windstorms", "G1").answer("innate_levels", "level", 4)
    assert s.pieces("G1", "city") == 0


def test_scattered_pieces_go_to_as_many_lands_as_possible() -> None:
    s = powers(
        "slow",
        f"{spirits(WIND)}; G8: explorer 2; G1: presence0 2; seat 0: in_play scatter_to_the_winds",
    )
    use(s, "scatter_to_the_winds", "G8").answer("push_pieces", "piece", "explorer", 0)
    s.answer("push_pieces", "piece", "explorer", 0)
    s.answer("push_to", "land", "G6")
    assert set(named(s)) == {"G5", "G7"}
