"""Open questions of the rules, each a named ruling with a switch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vigil.core.readings import reading, switches_of, with_switched_readings


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One set of rulings; the defaults are ours."""

    moved_presence_brings_wind: bool = reading("H1")
    belief_counts_all_presence: bool = reading("H2")
    fear_means_any_presence: bool = reading("H3")
    owner_picks_searing_heat: bool = reading("H4")
    draw_after_progression: bool = reading("H5")
    progression_leaves_decks: bool = reading("H6")
    guard_is_fixed: bool = reading("H7")
    exhaustion_waits: bool = reading("H8")
    shunning_waits: bool = reading("H9")
    settled_when_complete: bool = reading("H10")
    presence_may_stay: bool = reading("H11")
    vengeance_is_of_its_power: bool = reading("H12")
    strife_is_of_its_power: bool = reading("H13")
    entwined_alone_has_both: bool = reading("H14")
    powers_take_passes_back: bool = reading("H15")


SWITCHES: Final = switches_of(Rules)


def rules_of(switches: tuple[str, ...]) -> Rules:
    """The rules with the named rulings switched."""
    return with_switched_readings(Rules(), switches)
