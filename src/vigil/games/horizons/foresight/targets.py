"""What a power does at once in a land, before anybody chooses anything more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from vigil.core.decision import Decision
from vigil.core.event import Event

TRIED: Final = frozenset(
    {("target_land", "land"), ("power_phase", "use_on"), ("power_phase", "repeat_on")}
)
"""The answers that are tried out: a power meets its land."""

NEXT: Final = frozenset({"phase_began", "round_began", "time_passed"})
"""What comes after the last power of a phase."""
BETWEEN: Final = frozenset({"power_phase", "spirit_phase"})
"""Questions that belong to no power."""
SILENT: Final = frozenset({"power_used", "only_option", "energy_paid"})
"""What tells nothing of what a power does."""
FIGURES: Final = {"fear_generated": "fear", "land_defended": "defend"}
"""Amounts that add up."""
PIECES: Final = {"piece_destroyed": "destroyed", "piece_removed": "removed"}
"""What happens to pieces."""


def effect(events: Sequence[Event], following: Decision | None) -> Event | None:
    """The effect of a power in few figures; that it has none; nothing while it is still open."""
    own = list(takewhile(lambda event: event.tag not in NEXT, events))
    done = [event for event in own if event.tag not in SILENT]
    over = len(own) < len(events) or following is None or following.kind in BETWEEN
    figures = summed(done)
    if not figures and (done or not over):
        return None
    return Event("effect_due", figures)


def summed(events: Sequence[Event]) -> dict[str, object]:
    """Fear and defence, and the pieces that fall or go, by kind."""
    amounts, pieces = Counter[str](), dict[str, Counter[str]]()
    for tag, data in events:
        if tag in FIGURES:
            amounts[FIGURES[tag]] += data["amount"]
        elif tag in PIECES:
            pieces.setdefault(PIECES[tag], Counter())[data["piece"]] += 1
        elif tag == "blight_removed":
            pieces.setdefault("removed", Counter())["blight"] += 1
    return {**amounts, **{what: dict(kinds) for what, kinds in pieces.items()}}
