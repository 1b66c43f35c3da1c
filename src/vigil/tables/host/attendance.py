"""Since when players have been away or disconnected."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

Presence: TypeAlias = Literal["here", "away", "lost"]
"""A player has the table in view, has it open in the background, or is disconnected."""


class Seen(NamedTuple):
    """The presence of a player, and since when, in seconds since 1970."""

    presence: Presence
    since: float | None
    """``None`` for a player who was absent when the table was opened here."""


class Attendance:
    """Notes who comes and goes."""

    def __init__(self) -> None:
        self._seen: dict[int, Seen] = {}

    def note(self, seats: int, connected: Collection[int], away: Collection[int]) -> None:
        """Note the current presence of all players."""
        now = time.time()
        for seat in range(seats):
            presence: Presence = "lost"
            if seat in connected:
                presence = "away" if seat in away else "here"
            before = self._seen.get(seat)
            if before is None or before.presence != presence:
                unknown = before is None and presence == "lost"
                self._seen[seat] = Seen(presence, None if unknown else now)

    def away_since(self, seat: int) -> float | None:
        """Since when a player is away or not connected, where it is known."""
        seen = self._seen.get(seat)
        return None if seen is None or seen.presence == "here" else seen.since
