"""Passing for an absent player."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import EVERYONE, Decision
from vigil.tables.errors import Refused

PASSES: Final = ("pass", "ready")
"""Options that end a player's part where all act at once."""


def pass_of(decision: Decision | None, seat: int) -> int:
    """The answer with which a seat passes, where all act at once."""
    if decision is not None and (decision.parts or decision.seat == EVERYONE):
        for index in decision.options_of(seat):
            if decision.options[index][0] in PASSES:
                return index
    raise Refused("cannot_pass", seat=seat)
