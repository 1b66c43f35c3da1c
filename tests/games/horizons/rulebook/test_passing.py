"""Passing in a power phase: it counts until a power is used."""

from __future__ import annotations

from games.horizons.rulebook.scene import (
    EYES,
    TEETH,
    WIND,
    done,
    offered,
    options_of,
    powers,
    spirits,
    use,
)
from games.horizons.scenario import Scenario

APART = (
    f"{spirits(WIND, EYES)}; G1: explorer 1 presence0 1; G6: presence1 1; "
    "seat 0: in_play scatter_to_the_winds; seat 1: in_play eerie_noises_and_moving_trees"
)


def after_the_wind(text: str = APART) -> Scenario:
    """Eyes has passed; then the last power of Whirlwind pushes an explorer into its land."""
    s = powers("slow", text).answer("power_phase", "pass", 1)
    use(s, "scatter_to_the_winds", "G1").answer("push_pieces", "piece", "explorer", 0)
    return s.answer("push_to", "land", "G6")


def test_a_pass_is_taken_back_when_another_spirit_uses_a_power() -> None:
    s = after_the_wind()
    assert s.kind == "power_phase"
    assert s.state.passed == [False, False]
    assert options_of(s, 1) == [("use", 1, "eerie_noises_and_moving_trees"), ("pass", 1)]


def test_who_passes_again_ends_the_phase() -> None:
    assert done(after_the_wind().answer("power_phase", "pass", 1))


def test_a_pass_is_taken_back_by_ones_own_power_too() -> None:
    s = powers(
        "fast",
        f"{spirits(EYES, TEETH)}; G5: explorer 1 presence0 1 presence1 1; "
        "seat 0: in_play mysterious_abductions; "
        "seat 1: in_play mark_territory_with_scars_and_teeth gift_of_furious_might",
    )
    s.answer("power_phase", "pass", 1)
    use(s, "gift_of_furious_might", seat=1)
    assert s.state.passed == [False, False]
    assert offered(s, "pass", 1)


def test_a_spirit_with_nothing_to_use_is_not_asked_again() -> None:
    text = APART.replace("; seat 1: in_play eerie_noises_and_moving_trees", "")
    s = powers("slow", text)
    assert s.decision.seats() == (0,)
    use(s, "scatter_to_the_winds", "G1").answer("push_pieces", "stop")
    assert done(s)


def test_a_pass_of_one_spirit_leaves_the_pass_of_another() -> None:
    s = powers("slow", APART).answer("power_phase", "pass", 1)
    assert s.state.passed == [False, True]
    assert options_of(s, 1) == [("use", 1, "eerie_noises_and_moving_trees")]
    assert done(s.answer("power_phase", "pass", 0))


def test_with_fewer_questions_a_pass_is_taken_back_too() -> None:
    s = powers("slow", f"{APART}; ask_all: no").answer("power_phase", "pass", 1)
    s.answer("power_phase", "use_on", 0, "scatter_to_the_winds", "G1")
    s.answer("push_pieces", "piece", "explorer", 0).answer("push_to", "land", "G6")
    assert offered(s, "pass", 1)
    assert done(s.answer("power_phase", "pass", 1))


def test_the_question_after_a_power_is_another_one_than_before_it() -> None:
    assert powers("slow", APART).decision.about == ()
    assert after_the_wind().decision.about == ("powers_used", 1)
