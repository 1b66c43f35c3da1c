"""Readings of the rules and their switches."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.core.readings import reading, switches_of, with_switched_readings


@dataclass(frozen=True, kw_only=True)
class Rules:
    lamps: int = 3
    lamps_burn: bool = reading("L2")
    wind_blows: bool = reading("L1")


def test_switches_name_the_readings_in_the_order_of_the_rules() -> None:
    assert list(switches_of(Rules).items()) == [("L2", "lamps_burn"), ("L1", "wind_blows")]


def test_a_reading_holds_unless_its_switch_is_named() -> None:
    assert Rules() == Rules(lamps=3, lamps_burn=True, wind_blows=True)
    assert with_switched_readings(Rules(), ("L1",)) == Rules(lamps_burn=True, wind_blows=False)


def test_turning_over_leaves_the_rest_of_the_rules_as_they_are() -> None:
    assert with_switched_readings(Rules(lamps=5), ("L1", "L2")).lamps == 5


def test_switches_of_other_rules_are_left_to_them() -> None:
    assert with_switched_readings(Rules(), ("R22",)) == Rules()
