"""Connections that wait for their clients: none for long, and no address has many.

Above the limit of an address, or of all, the oldest is closed: newcomers get in, and an address
that fills the place loses it.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Protocol

from vigil.tables.limits import Limits


class Connection(Protocol):
    """Something that can be cut off."""

    def cut(self) -> None:
        """End at once."""
        ...


class IdleConnections:
    """Those that wait for a request, for the rest of one, or to have their answer read."""

    def __init__(self, limits: Limits) -> None:
        self._seconds = limits.unfinished_seconds
        self._most_each = limits.unfinished_per_address
        self._most = limits.unfinished_in_all
        self._all: dict[Connection, tuple[TimerHandle, str]] = {}
        self._addresses: dict[str, dict[Connection, None]] = {}

    def begin(self, one: Connection, address: str, loop: AbstractEventLoop) -> None:
        """One waits from now on; those at an empty address, proxies, are counted in all only."""
        if one in self._all:
            return
        self._all[one] = loop.call_later(self._seconds, one.cut), address
        if address:
            own = self._addresses.setdefault(address, {})
            own[one] = None
            if len(own) > self._most_each:
                self._cut(next(iter(own)))
        if len(self._all) > self._most:
            self._cut(next(iter(self._all)))

    def end(self, one: Connection) -> None:
        """One waits no longer."""
        timer, address = self._all.pop(one, (None, ""))
        if timer is not None:
            timer.cancel()
        if address:
            own = self._addresses[address]
            del own[one]
            if not own:
                del self._addresses[address]

    def _cut(self, one: Connection) -> None:
        self.end(one)
        one.cut()
