"""Open questions of the rules, each a named reading with a switch."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One way to read the rules; the defaults are our readings."""

    moved_presence_brings_wind: bool = True  # H1
    belief_counts_all_presence: bool = True  # H2
    fear_means_any_presence: bool = True  # H3
    owner_picks_searing_heat: bool = True  # H4
    draw_after_progression: bool = True  # H5
    progression_leaves_decks: bool = True  # H6
    guard_is_fixed: bool = True  # H7
    exhaustion_waits: bool = True  # H8
    shunning_waits: bool = True  # H9
    settled_when_complete: bool = True  # H10
    presence_may_stay: bool = True  # H11


SWITCHES: Final[dict[str, str]] = {
    "H1": "moved_presence_brings_wind",
    "H2": "belief_counts_all_presence",
    "H3": "fear_means_any_presence",
    "H4": "owner_picks_searing_heat",
    "H5": "draw_after_progression",
    "H6": "progression_leaves_decks",
    "H7": "guard_is_fixed",
    "H8": "exhaustion_waits",
    "H9": "shunning_waits",
    "H10": "settled_when_complete",
    "H11": "presence_may_stay",
}


def rules_of(switches: tuple[str, ...]) -> Rules:
    """The rules with the named readings turned over."""
    return replace(Rules(), **{SWITCHES[switch]: False for switch in switches})
