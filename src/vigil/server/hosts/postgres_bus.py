"""News between the servers of one PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from vigil.tables.host.bus import ALL_TABLES, Handler, News

LOGGER: Final = logging.getLogger("vigil")
CHANNEL: Final = "vigil"
LONGEST_NEWS: Final = 7900
"""The size limit of a PostgreSQL notification, in bytes."""
RETRY_SECONDS: Final = 0.5


class PostgresBus:
    """LISTEN and NOTIFY of the shared database; a lost connection is renewed."""

    shared = True

    def __init__(self, dsn: str) -> None:
        self.server = secrets.token_hex(6)
        self._dsn = dsn
        self._outbox: list[str] = []
        self._inbox: asyncio.Queue[News] = asyncio.Queue()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, handler: Handler) -> None:
        """Listen, and pass on news from other servers."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._stay_connected(listening)),
            asyncio.create_task(self._pass_on(handler)),
        ]
        await listening.wait()

    def publish(self, news: News) -> None:
        """Notify the others as soon as possible, without waiting for it."""
        news.server = self.server
        text = msgspec.json.encode(news).decode()
        if len(text.encode()) <= LONGEST_NEWS:
            self._outbox.append(text)
            self._wake.set()

    async def stop(self) -> None:
        """Send what is waiting, if that is quick, and stop listening."""
        with suppress(TimeoutError):
            async with asyncio.timeout(RETRY_SECONDS):
                while self._outbox:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- the connection

    async def _stay_connected(self, listening: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._dsn, timeout=5)
                try:
                    await self._use(connection, listening)
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as cause:
                LOGGER.warning("news interrupted: %s", type(cause).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def _use(self, connection: asyncpg.Connection[Any], listening: asyncio.Event) -> None:
        """Listen and send until the connection is lost."""
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(CHANNEL, self._notified)
        self._inbox.put_nowait(News(ALL_TABLES))
        listening.set()
        self._wake.set()
        while not connection.is_closed():
            await self._wake.wait()
            self._wake.clear()
            sent = self._outbox[:]
            if sent:
                query = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text"
                await connection.execute(query, CHANNEL, sent)
                del self._outbox[: len(sent)]

    def _notified(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        news = msgspec.json.decode(str(payload), type=News)
        if news.server != self.server:
            self._inbox.put_nowait(news)

    async def _pass_on(self, handler: Handler) -> None:
        while True:
            news = await self._inbox.get()
            try:
                await handler(news)
            except Exception:  # this news must not make us miss the next
                LOGGER.exception("news could not be followed")
