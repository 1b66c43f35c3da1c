"""Open questions in the rules of White Moon: rulings W, our own variants M."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from vigil.core.readings import reading, switches_of, with_switched_readings


@dataclass(frozen=True, kw_only=True)
class MoonRules:
    """One way to read the rules of White Moon; the defaults are our readings."""

    spires_rise_and_step: bool = reading("W1")
    armour_in_own_turn: bool = reading("W4")
    scroll_takes_tokens: bool = reading("W5")
    score_when_lost: bool = reading("W7")
    bottom_spares_incarnations: bool = reading("M1")
    scroll_only_raises_lying: bool = reading("M2")
    level_decides_incarnation_points: bool = reading("M3")


SWITCHES: Final = switches_of(MoonRules)
"""The switches a setup may name to take the other reading."""


@cache
def moon_rules(switches: tuple[str, ...]) -> MoonRules:
    """The rules with the named readings turned over; switches of the base game are its own."""
    return with_switched_readings(MoonRules(), switches)
