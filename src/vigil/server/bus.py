"""How the servers of one database tell each other that a table has changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from msgspec import Struct

CHANNEL: Final = "vigil"


class News(Struct):
    """A table has a new entry, or a message that is not kept goes to all its viewers."""

    table: str
    server: str = ""
    entry: int = 0
    message: str = ""
    seat: int = -2
    """Whose message it is, for those who have muted him."""


Handler = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """The way to the other servers."""

    shared: bool
    """Whether there may be any."""

    async def start(self, handler: Handler) -> None:
        """Begin to listen."""
        ...

    async def publish(self, news: News) -> None:
        """Tell the others."""
        ...

    async def stop(self) -> None:
        """Stop listening."""
        ...


class SilentBus:
    """A server alone with its database has nobody to tell."""

    shared = False

    async def start(self, handler: Handler) -> None:
        """Nothing will ever come."""

    async def publish(self, news: News) -> None:
        """Nobody listens."""

    async def stop(self) -> None:
        """There is nothing to stop."""


class PostgresBus:
    """LISTEN and NOTIFY of the shared database."""

    shared = True

    def __init__(self, dsn: str) -> None:
        self.server = secrets.token_hex(6)
        self._backend = AsyncPgChannelsBackend(dsn)
        self._task: asyncio.Task[None] | None = None

    async def start(self, handler: Handler) -> None:
        """Listen, and pass on what other servers tell."""
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])
        self._task = asyncio.create_task(self._listen(handler))

    async def _listen(self, handler: Handler) -> None:
        async for _, data in self._backend.stream_events():
            news = msgspec.json.decode(data, type=News)
            if news.server != self.server:
                await handler(news)

    async def publish(self, news: News) -> None:
        """Notify the others."""
        news.server = self.server
        await self._backend.publish(msgspec.json.encode(news), [CHANNEL])

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._backend.on_shutdown()
