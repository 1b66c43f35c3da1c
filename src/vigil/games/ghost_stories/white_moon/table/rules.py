"""Where the rules of White Moon leave room: rulings W, own readings M."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final


@dataclass(frozen=True, kw_only=True)
class MoonRules:
    """One way to read the rules of White Moon; the defaults are our readings."""

    spires_rise_and_step: bool = True  # W1
    armour_in_own_turn: bool = True  # W4
    scroll_takes_tokens: bool = True  # W5
    score_when_lost: bool = True  # W7
    bottom_spares_incarnations: bool = True  # M1
    scroll_only_raises_lying: bool = True  # M2


SWITCHES: Final[dict[str, str]] = {
    "W1": "spires_rise_and_step",
    "W4": "armour_in_own_turn",
    "W5": "scroll_takes_tokens",
    "W7": "score_when_lost",
    "M1": "bottom_spares_incarnations",
    "M2": "scroll_only_raises_lying",
}
"""The switches a set-up may name to take the other reading."""


@cache
def moon_rules(switches: tuple[str, ...]) -> MoonRules:
    """The rules with the named readings turned over; switches of the base game are its own."""
    return MoonRules(**{SWITCHES[switch]: False for switch in switches if switch in SWITCHES})
