"""Devouring Teeth Lurk Underfoot: special rule, innate power and unique powers."""

from __future__ import annotations

from games.horizons.content.tables import (
    EYES,
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

INNATE = "death_approaches_from_beneath_the_surface"
FAR = {"G1": "city 1"}
"""A city that keeps the game going."""


# -- Territorial Aggression


def test_territorial_aggression_adds_1_damage_to_a_power_that_deals_damage() -> None:
    game = using(
        "savage_mawbeasts", "slow", TEETH, {**FAR, "G6": "presence0 2 city 1"}, "elements animal 3"
    )
    game.answer("target_land", "land", "G6").answer("use_threshold", "yes")
    assert game.pieces("G6", "city") == 0  # 1 and 1 of the threshold, and 1 more


def test_territorial_aggression_adds_nothing_where_no_damage_is_dealt() -> None:
    lands = {**FAR, "G4": "presence0 1", "G5": "town 1"}
    game = using("herd_towards_the_lurking_maw", "slow", TEETH, lands)
    game.answer("gather", "gather", "town", 0, "G5")
    assert is_over(game)
    assert game.pieces("G4", "town") == 1
    assert game.events("piece_damaged") == []


def test_territorial_aggression_adds_nothing_without_a_piece_to_damage() -> None:
    game = using("ferocious_rampage", "slow", TEETH, {"G4": "presence0 1 city 1"})
    assert is_over(game)
    assert game.events("piece_damaged") == []


def test_territorial_aggression_adds_1_for_each_use_and_so_for_a_repeat_too() -> None:
    game = using(
        "ferocious_rampage",
        "slow",
        TEETH,
        {"G4": "presence0 1 town 5", **FAR},
        "energy 2, repeats 1",
    )
    strike(game, "town")
    game.answer("power_phase", "repeat", 0, "ferocious_rampage")
    strike(game, "town")
    assert game.pieces("G4", "town") == 1


def test_territorial_aggression_does_not_add_to_damage_of_another_spirits_power() -> None:
    heat = "rising_heat_of_stone_and_sand"
    lands = {"G4": "presence0 1", "H4": "presence1 1 town 2"}
    game = using("gift_of_searing_heat", "fast", f"{heat} {TEETH}", lands, "", "seat 1: energy 1")
    game.answer("choose_effect", "effect", 1).answer("pay_energy", "yes")
    assert hurt(game, "H4") == {("town", 1): 1}
    assert [event.data["amount"] for event in game.events("piece_damaged")] == [1]


# -- Death Approaches from Beneath the Surface

LEVEL_1 = "fire 1 animal 1"
LEVEL_2 = "fire 2 earth 1 animal 2"
LEVEL_3 = "fire 3 earth 1 animal 3"
LEVEL_4 = "fire 4 earth 2 animal 5"


def test_death_approaches_from_beneath_the_surface_is_not_offered_without_its_elements() -> None:
    lands = {"G4": "presence0 1 town 1"}
    for elements in ("fire 1", "animal 9", "earth 9 animal 2"):
        own = f"seat 0: hand none, elements {elements}"
        game = laid(TEETH, lands, own, "phase: slow", "next: power_phase slow, next_round")
        assert is_over(game)


def test_death_approaches_from_beneath_the_surface_targets_invaders_within_1() -> None:
    lands = {
        "G4": "presence0 1",
        "G5": "town 1",
        "G7": "explorer 1",
        "G8": "city 1",
        "G3": "dahan 1",
    }
    assert targets(reaching(INNATE, "slow", TEETH, lands, LEVEL_1)) == {"G5", "G7"}


def test_death_approaches_from_beneath_the_surface_level_1_must_gather_a_presence() -> None:
    lands = {**FAR, "G4": "presence0 1", "G8": "presence0 1", "G5": "town 1"}
    game = reaching(INNATE, "slow", TEETH, lands, LEVEL_1)
    assert game.kind == "gather_presence"
    assert game.options == (("land", "G4"), ("land", "G8"))
    game.answer("gather_presence", "land", "G8")
    assert (game.presence("G5"), game.presence("G8")) == (1, 0)
    assert is_over(game)


def test_death_approaches_from_beneath_the_surface_level_1_gathers_none_to_its_own() -> None:
    lands = {"G4": "presence0 1", "G5": "presence0 1 town 1"}
    game = reaching(INNATE, "slow", TEETH, lands, LEVEL_1)
    assert is_over(game)
    assert game.events("presence_moved") == []


def test_death_approaches_from_beneath_the_surface_level_1_gathers_from_next_door_only() -> None:
    lands = {"G3": "presence0 1", "G5": "town 1"}
    own = f"seat 0: hand none, elements {LEVEL_1}, reach 1"
    game = laid(TEETH, lands, own, "phase: slow", "next: power_phase slow, next_round")
    game.answer("power_phase", "use", 0, INNATE)
    assert is_over(game)
    assert game.presence("G3") == 1


def test_death_approaches_from_beneath_the_surface_level_2_deals_1_and_the_bonus() -> None:
    lands = {"G5": "presence0 1 city 1"}
    game = reaching(INNATE, "slow", TEETH, lands, LEVEL_2)
    game.answer("innate_levels", "level", 2)
    assert hurt(game, "G5") == {("city", 2): 1}


def test_death_approaches_from_beneath_the_surface_level_3_deals_2_more() -> None:
    lands = {**FAR, "G5": "presence0 1 city 2"}
    game = reaching(INNATE, "slow", TEETH, lands, LEVEL_3).answer("innate_levels", "level", 3)
    strike(game, "city")
    assert is_over(game)
    assert game.pieces("G5", "city") == 1
    assert hurt(game, "G5") == {("city", 1): 1}


def test_death_approaches_from_beneath_the_surface_level_4_deals_8_in_all_and_2_fear() -> None:
    lands = {"G5": "presence0 1 city 3"}
    game = reaching(INNATE, "slow", TEETH, lands, LEVEL_4).answer("innate_levels", "level", 4)
    strike(game, "city")
    assert is_over(game)
    assert game.pieces("G5", "city") == 1
    assert hurt(game, "G5") == {("city", 2): 1}
    assert fear(game) == 2 + 2 * 2


def test_death_approaches_from_beneath_the_surface_may_stop_below_its_highest_level() -> None:
    lands = {"G5": "presence0 1 city 3"}
    game = reaching(INNATE, "slow", TEETH, lands, LEVEL_4)
    assert game.options == (("level", 4), ("level", 3), ("level", 2), ("level", 1))
    game.answer("innate_levels", "level", 1)
    assert is_over(game)
    assert fear(game) == 0


# -- unique powers


def test_ferocious_rampage_hurts_explorers_and_towns_only_with_its_bonus_too() -> None:
    lands = {"G4": "presence0 1 explorer 1 town 2 city 1"}
    game = using("ferocious_rampage", "slow", TEETH, lands)
    assert game.options == (("piece", "explorer", 0), ("piece", "town", 0))
    strike(game, "explorer", "town")
    assert is_over(game)
    assert game.pieces("G4", "explorer") == 0
    assert hurt(game, "G4") == {("town", 1): 1}
    assert game.pieces("G4", "city") == 1
    assert fear(game) == 1 + 1


def test_gift_of_furious_might_adds_3_damage_once_this_turn() -> None:
    lands = {"G4": "presence0 1", "H4": "presence1 1 city 3"}
    game = using(
        "gift_of_furious_might",
        "fast",
        f"{TEETH} {EYES}",
        lands,
        "",
        "seat 1: hand none, in_play mysterious_abductions",
    )
    assert game.state.this_turn.might == [0, 1]
    game.answer("power_phase", "use", 1, "mysterious_abductions").answer("use_might", "yes")
    strike(game, "city")
    assert game.pieces("H4", "city") == 2
    assert hurt(game, "H4") == {("city", 1): 1}
    assert game.state.this_turn.might == [0, 0]


def test_gift_of_furious_might_may_be_kept_for_the_repeat_but_serves_once() -> None:
    game = using(
        "savage_mawbeasts",
        "slow",
        TEETH,
        {"G6": "presence0 2 city 5"},
        "might 1, repeats 1",
    )
    game.answer("target_land", "land", "G6").answer("use_might", "no")
    strike(game, "city")
    assert hurt(game, "G6") == {("city", 2): 1}
    game.answer("power_phase", "repeat", 0, "savage_mawbeasts").answer("target_land", "land", "G6")
    strike(game.answer("use_might", "yes"), "city")
    assert game.pieces("G6", "city") == 3
    assert hurt(game, "G6") == {("city", 1): 1}
    assert game.state.this_turn.might == [0]


def test_gift_of_furious_might_is_used_on_oneself_in_a_game_alone() -> None:
    game = using("gift_of_furious_might", "fast", TEETH, {"G4": "presence0 1 city 1"})
    assert game.state.this_turn.might == [1]


def test_gift_of_furious_might_goes_to_another_spirit_if_there_is_one() -> None:
    lands = {"G4": "presence0 1 city 1", "H4": "presence1 1", "B4": "presence2 1"}
    game = using("gift_of_furious_might", "fast", f"{TEETH} {EYES} sun_bright_whirlwind", lands)
    assert game.kind == "target_spirit"
    assert game.options == (("spirit", 1), ("spirit", 2))


def test_herd_towards_the_lurking_maw_frightens_and_gathers_at_most_one() -> None:
    lands = {**FAR, "G4": "presence0 1", "G5": "explorer 1 city 1", "G7": "town 2"}
    game = using("herd_towards_the_lurking_maw", "slow", TEETH, lands)
    expected = {("gather", "explorer", 0, "G5"), ("gather", "town", 0, "G7"), ("stop",)}
    assert set(game.options) == expected
    game.answer("gather", "gather", "town", 0, "G7")
    assert is_over(game)
    assert game.pieces("G4", "town") == 1
    assert fear(game) == 1


def test_herd_towards_the_lurking_maw_need_not_gather() -> None:
    lands = {**FAR, "G4": "presence0 1", "G5": "explorer 1"}
    game = using("herd_towards_the_lurking_maw", "slow", TEETH, lands).answer("gather", "stop")
    assert is_over(game)
    assert game.pieces("G4", "explorer") == 0


def test_mark_territory_with_scars_and_teeth_defends_9_frightens_and_pushes_dahan() -> None:
    lands = {"G4": "presence0 1 explorer 1 dahan 3"}
    game = using("mark_territory_with_scars_and_teeth", "fast", TEETH, lands)
    assert defend(game, "G4") == 9
    assert fear(game) == 2
    assert not offers(game, "stop")
    game.answer("push", "push", "dahan", 0, "G2").answer("push", "push", "dahan", 0, "G3")
    assert is_over(game)
    assert game.pieces("G4", "dahan") == 1


def test_mark_territory_with_scars_and_teeth_frightens_nobody_where_no_invaders_are() -> None:
    lands = {**FAR, "G4": "presence0 1 dahan 1"}
    game = using("mark_territory_with_scars_and_teeth", "fast", TEETH, lands)
    assert fear(game) == 0
    game.answer("push", "push", "dahan", 0, "G2")
    assert is_over(game)
    assert defend(game, "G4") == 9


def test_the_cards_at_range_0_reach_no_further() -> None:
    lands = {**FAR, "G4": "presence0 1", "G5": "presence0 1", "G2": "town 1"}
    for card, phase in (
        ("ferocious_rampage", "slow"),
        ("herd_towards_the_lurking_maw", "slow"),
        ("mark_territory_with_scars_and_teeth", "fast"),
    ):
        assert targets(using(card, phase, TEETH, lands)) == {"G4", "G5"}
