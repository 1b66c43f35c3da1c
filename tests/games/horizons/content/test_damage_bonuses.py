"""Bonus damage of Devouring Teeth and of its gift, with common power cards."""

from __future__ import annotations

import pytest

from games.horizons.content.casting import (
    at,
    fast,
    ignored,
    is_over,
    kinds_named,
    on,
    slow,
    table,
    wanted,
)
from games.horizons.scenario import Scenario

TEETH = "devouring_teeth_lurk_underfoot"


@pytest.mark.parametrize(("spirit", "left"), [(TEETH, 1), ("sun_bright_whirlwind", 2)])
def test_territorial_aggression_adds_one_damage_for_devouring_teeth_only(
    spirit: str, left: int
) -> None:
    game = slow("poisoned_land", "G1: presence0 1; G2: explorer 9", spirits=spirit)
    assert game.pieces("G2", "explorer") == 9
    assert on(game, "G2").pieces("G2", "explorer") == left


def test_territorial_aggression_adds_nothing_to_the_second_damage_of_one_use() -> None:
    lands = "G1: presence0 2; G5: explorer 12"
    game = slow("pillar_of_living_flame", lands, "elements fire 3", spirits=TEETH)
    assert at(wanted(on(game, "G5")), "G5") == "explorer 1"


def test_territorial_aggression_adds_nothing_to_a_power_that_deals_no_damage() -> None:
    game = slow("purifying_flame", "G2: presence0 2; G6: explorer 3", spirits=TEETH)
    assert at(on(game, "G6"), "G6") == "explorer 3"


def test_territorial_aggression_is_not_lost_where_the_first_damage_leaves_nobody_to_hit() -> None:
    seat = "destroyed 1, elements fire 2 earth 2 plant 1"
    game = fast("blazing_renewal", "G1: presence0 1; G5: explorer 6 town 1", seat, spirits=TEETH)
    wanted(game.answer("renewal_land", "land", "G5"))
    assert at(game, "G5") == "explorer 1 presence0 1"


def test_territorial_aggression_is_not_for_a_partner_of_devouring_teeth() -> None:
    spirits = f"sun_bright_whirlwind {TEETH}"
    lands = "G1: presence0 1; G2: explorer 9; H1: presence1 1"
    game = on(slow("poisoned_land", lands, players="2", spirits=spirits), "G2")
    assert game.pieces("G2", "explorer") == 2


def test_furious_might_adds_three_damage_to_one_power_of_the_turn() -> None:
    seat = "might 1, in_play devouring_ants poisoned_land"
    game = on(slow("poisoned_land", "G1: presence0 2; G2: explorer 12", seat), "G2")
    game.answer("use_might", "yes")
    assert at(game, "G2") == "explorer 2 blight 1"
    on(game.answer("power_phase", "use", 0, "devouring_ants"), "G2")
    assert is_over(game), "it is spent"
    assert at(game, "G2") == "explorer 1 blight 1"


def test_furious_might_may_be_saved_for_a_later_power() -> None:
    seat = "might 1, in_play devouring_ants poisoned_land"
    game = on(slow("poisoned_land", "G1: presence0 2; G2: explorer 12", seat), "G2")
    game.answer("use_might", "no")
    assert at(game, "G2") == "explorer 5 blight 1"
    on(game.answer("power_phase", "use", 0, "devouring_ants"), "G2").answer("use_might", "yes")
    assert at(game, "G2") == "explorer 1 blight 1"


def test_furious_might_waits_for_a_power_that_really_deals_damage() -> None:
    game = on(slow("poisoned_land", "G1: presence0 2", "might 1"), "G2")
    assert is_over(game)
    assert game.state.this_turn.might == [1]


def test_furious_might_is_not_asked_for_when_nobody_is_left_to_hit() -> None:
    lands = "G1: presence0 2; G2: explorer 1 town:1 2 presence0 2"
    game = on(fast("quicken_the_earths_struggles", lands, "might 1"), "G2")
    assert is_over(game.answer("choose_effect", "effect", 0))
    assert game.state.this_turn.might == [1]


def test_furious_might_serves_a_power_or_its_repeat_never_both() -> None:
    lands = "G1: presence0 1; G2: explorer 20 dahan 1"
    seat = "might 1, repeats 1, energy 3"
    game = fast("vigor_of_the_breaking_dawn", lands, seat).answer("use_might", "yes")
    assert game.pieces("G2", "explorer") == 15
    game.answer("power_phase", "repeat", 0, "vigor_of_the_breaking_dawn")
    assert is_over(game)
    assert game.pieces("G2", "explorer") == 13


def test_territorial_aggression_counts_again_for_a_repeat() -> None:
    lands = "G1: presence0 1; G2: explorer 20 dahan 1"
    game = fast("vigor_of_the_breaking_dawn", lands, "repeats 1, energy 3", spirits=TEETH)
    game.answer("power_phase", "repeat", 0, "vigor_of_the_breaking_dawn")
    assert game.pieces("G2", "explorer") == 14


def test_furious_might_hits_what_the_power_may_hit() -> None:
    lands = "G1: presence0 2; G2: explorer 4 town 1 city 2 presence0 2"
    game = on(fast("quicken_the_earths_struggles", lands, "might 1"), "G2")
    game.answer("choose_effect", "effect", 0).answer("use_might", "yes")
    assert kinds_named(game) == {"town", "city"}
    game.answer("damage", "piece", "town", 1).answer("damage", "piece", "city", 2)
    assert at(game, "G2") == "explorer 4 city:1 1 presence0 2"


def test_a_repeat_of_a_power_that_repeats_itself_does_so_no_more() -> None:
    lands = "G1: presence0 2; G7: city 2"
    seat = "repeats 1, energy 3, elements air 2 water 2 animal 1"
    game = ignored(on(fast("winds_of_rust_and_atrophy", lands, seat), "G7"))
    on(game.answer("power_phase", "repeat", 0, "winds_of_rust_and_atrophy"), "G7")
    assert game.kind == "downgrade"
    game.answer("downgrade", "piece", "city", 0)
    assert is_over(game), "the threshold is not offered"


# -- which damage of a power a bonus is added to

COASTS = "G1: presence0 2 explorer 12; G2: explorer 12; G3: explorer 12"
FLOOD = "elements water 2 earth 1"


def left(game: Scenario) -> list[int]:
    """Explorers left on the three coasts."""
    return [game.pieces(land, "explorer") for land in ("G1", "G2", "G3")]


def test_territorial_aggression_goes_with_the_damage_that_its_user_chooses() -> None:
    game = on(slow("tsunami", COASTS, FLOOD, spirits=TEETH), "G1")
    assert game.decision.about == ("power", "tsunami", "G1")
    wanted(game.answer("use_aggression", "no"))
    assert game.decision.about == ("power", "tsunami", "G2")
    game.answer("use_aggression", "yes")
    assert is_over(game)
    assert left(game) == [4, 7, 8]


def test_territorial_aggression_is_added_to_the_last_damage_without_a_question() -> None:
    game = on(slow("tsunami", COASTS, FLOOD, spirits=TEETH), "G1")
    wanted(game.answer("use_aggression", "no")).answer("use_aggression", "no")
    assert is_over(game)
    assert left(game) == [4, 8, 7]


def test_territorial_aggression_is_not_asked_for_where_no_other_damage_can_follow() -> None:
    assert is_over(on(slow("tsunami", COASTS, spirits=TEETH), "G1"))


def test_territorial_aggression_is_not_asked_for_where_the_damage_is_all_alike() -> None:
    seat = "elements fire 4 earth 2 animal 5"
    game = table("tsunami", "slow", "G5: presence0 1 explorer 9", seat, spirits=TEETH)
    on(game.answer("power_phase", "use", 0, "death_approaches_from_beneath_the_surface"), "G5")
    game.answer("innate_levels", "level", 4)
    assert is_over(game)
    assert at(game, "G5") == "explorer 1 presence0 1"


def test_territorial_aggression_may_wait_until_a_blight_has_come() -> None:
    lands = "G1: presence0 2; G6: explorer 12"
    game = on(slow("pillar_of_living_flame", lands, "elements fire 3", spirits=TEETH), "G6")
    wanted(game.answer("use_aggression", "no"))
    assert is_over(game)
    assert at(game, "G6") == "explorer 1 blight 1"


def test_furious_might_is_asked_for_again_at_the_next_damage_of_the_power() -> None:
    lands = "G4: presence0 1 explorer 20"
    game = on(slow("cleansing_floods", lands, "might 1, elements water 3"), "G4")
    wanted(game.answer("use_might", "no"))
    assert game.pieces("G4", "explorer") == 16
    game.answer("use_might", "yes")
    assert game.pieces("G4", "explorer") == 3
    assert game.state.this_turn.might == [0]


def test_furious_might_is_asked_for_in_each_land_that_a_power_damages() -> None:
    game = on(slow("tsunami", COASTS, f"might 1, {FLOOD}"), "G1")
    asked = []
    while game.kind != "spirit_phase":
        if game.kind == "use_might":
            asked.append(game.decision.about[-1])
            game.answer("use_might", "no")
        else:
            wanted(game)
    assert asked == ["G1", "G2", "G3"]
    assert game.state.this_turn.might == [1]


def test_furious_might_is_added_to_a_power_only_once() -> None:
    lands = "G4: presence0 1 explorer 20"
    game = on(slow("cleansing_floods", lands, "might 2, elements water 3"), "G4")
    wanted(game.answer("use_might", "yes"))
    assert is_over(game)
    assert game.pieces("G4", "explorer") == 20 - 4 - 3 - 10
