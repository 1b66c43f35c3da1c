"""Requests of one address begin one after another, with time for everybody else in between."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MOST_OF_BROWSER: Final = 6
"""Requests that a browser has under way at one server."""
PAUSE: Final = 0.025
"""Seconds between two requests while more are waiting than a browser would send."""


class AddressQueue:
    """Who may begin at once, and who waits for an earlier request of the same address."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Wait until a request of this address may begin."""
        loop = asyncio.get_running_loop()
        line = self._lines.get(address)
        if line is None:
            self._lines[address] = deque()
            loop.call_soon(self._next, address)
            return
        turn = loop.create_future()
        line.append(turn)
        await turn

    def _next(self, address: str) -> None:
        """The next one that still waits may begin."""
        line = self._lines[address]
        while line and line[0].done():  # the client has gone
            del line[0]
        if not line:
            del self._lines[address]
            return
        line[0].set_result(None)
        del line[0]
        loop = asyncio.get_running_loop()
        if len(line) < MOST_OF_BROWSER:
            loop.call_soon(self._next, address)
        else:
            loop.call_later(PAUSE, self._next, address)
