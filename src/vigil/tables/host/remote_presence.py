"""Who is viewing a table on other servers, as far as those have reported."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from vigil.tables.host.bus import News

FRESH_SECONDS: Final = 12.0
"""A server counts as gone after this many silent seconds; servers report regularly."""


class ServerPresence(NamedTuple):
    """The viewers of one server."""

    seats: frozenset[int]
    away: frozenset[int]
    """Seats whose players do not have the table in view."""
    spectators: int
    watching: tuple[str, ...]
    """The names of the spectators."""
    at: float


class RemotePresence:
    """The viewers of the other servers."""

    def __init__(self) -> None:
        self._servers: dict[str, ServerPresence] = {}

    def note(self, news: News) -> bool:
        """Note a server's report; return whether it is new."""
        before, seats = self._servers.get(news.server), news.here or frozenset()
        now = ServerPresence(seats, news.away, news.spectators, news.watching, time.monotonic())
        self._servers[news.server] = now
        return before is None or before[:-1] != now[:-1]

    def forget_silent(self) -> bool:
        """Drop silent servers; return whether anyone was there."""
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
    def looking(self) -> frozenset[int]:
        """The seats whose players have the table in view there."""
        return frozenset(seat for one in self._fresh() for seat in one.seats - one.away)

    @property
    def watching(self) -> list[str]:
        """The names of the spectators."""
        return [name for one in self._fresh() for name in one.watching]

    @property
    def spectators(self) -> int:
        """The number of spectators."""
        return sum(one.spectators for one in self._fresh())
