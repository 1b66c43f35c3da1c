"""Who looks at a table on other servers, as far as they have said."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

FRESH_SECONDS: Final = 12.0
"""Servers tell it again and again; one that has been silent for so long is gone."""


class ServerPresence(NamedTuple):
    """The viewers of one server."""

    seats: frozenset[int]
    spectators: int
    at: float


class RemotePresence:
    """The viewers of the other servers."""

    def __init__(self) -> None:
        self._servers: dict[str, ServerPresence] = {}

    def note(self, server: str, seats: frozenset[int], spectators: int) -> bool:
        """Note what a server tells; say whether it is new."""
        before = self._servers.get(server)
        self._servers[server] = ServerPresence(seats, spectators, time.monotonic())
        return before is None or before[:2] != (seats, spectators)

    def forget_silent(self) -> bool:
        """Forget servers that tell nothing any more; say whether anybody was there."""
        now = time.monotonic()
        silent = [n for n, one in self._servers.items() if now - one.at >= FRESH_SECONDS]
        gone = [self._servers.pop(name) for name in silent]
        return any(one.seats or one.spectators for one in gone)

    def _fresh(self) -> list[ServerPresence]:
        now = time.monotonic()
        return [one for one in self._servers.values() if now - one.at < FRESH_SECONDS]

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose players are there."""
        return frozenset(seat for one in self._fresh() for seat in one.seats)

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(one.spectators for one in self._fresh())
