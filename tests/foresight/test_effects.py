"""What a power would do at once in a land is tried out, and nothing is changed by it."""

from __future__ import annotations

from typing import Any

from games.horizons.rulebook.scene import WIND, powers, spirits
from vigil.insight.foresight import effects


def tried(power: str, lands: str, speed: str = "slow") -> dict[str, dict[str, Any]]:
    """What using a power would do, by land."""
    s = powers(speed, f"{spirits(WIND)}; {lands}; seat 0: in_play {power}")
    s.answer("power_phase", "use", 0, power)
    before, decision = s.table.record, s.table.decision
    found = effects(s.table)
    assert s.table.record == before
    assert decision is not None
    return {str(decision.options[answer][1]): event.data for answer, event in found.items()}


def test_a_power_that_is_chosen_with_its_land_says_it_too_and_to_pass_says_nothing() -> None:
    lands = "G1: presence0 2; G6: town 1 explorer 1"
    s = powers("slow", f"ask_all: no; {spirits(WIND)}; {lands}; seat 0: in_play accelerated_rot")
    decision = s.table.decision
    assert decision is not None
    found = {decision.options[answer]: event.data for answer, event in effects(s.table).items()}
    rot = ("use_on", 0, "accelerated_rot", "G6")
    assert found[rot] == {"fear": 3, "destroyed": {"explorer": 1, "town": 1}}
    assert ("pass", 0) in decision.options
    assert ("pass", 0) not in found


def test_it_says_what_falls_and_how_much_fear_it_brings() -> None:
    found = tried("accelerated_rot", "G1: presence0 2; G6: town 1 explorer 1")
    assert found["G6"] == {"fear": 3, "destroyed": {"explorer": 1, "town": 1}}


def test_a_power_that_can_do_nothing_there_says_so() -> None:
    found = tried("scatter_to_the_winds", "G1: presence0 2 explorer 1; G6: explorer 0")
    assert found["G6"] == {}


def test_where_somebody_has_to_choose_first_nothing_is_said() -> None:
    found = tried("scatter_to_the_winds", "G1: presence0 2 explorer 1")
    assert "G1" not in found
