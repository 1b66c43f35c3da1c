"""A thread that reads from SQLite: requests that arrive while it is busy form one batch.

When all clients come back at once, a thousand single reads would be a thousand thread switches,
each of which takes longer than the read.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine

T = TypeVar("T")

LARGEST_BATCH: Final = 16
"""The largest batch: its first request waits for its last."""


class ReadRequest(NamedTuple):
    """A read from the database, and the future that waits for its result."""

    read: Callable[[Connection], Any]
    future: asyncio.Future[Any]


class ReadResult(NamedTuple):
    """The result of a read, or its error."""

    value: Any
    error: Exception | None = None


class Reader:
    """Reads in the order of the requests; its connection stays open."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "reader")
        self._connection: Connection | None = None
        self._waiting: deque[ReadRequest] = deque()
        self._is_busy = False

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Run a read in the thread."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(ReadRequest(read, future))
        if not self._is_busy:
            self._send(loop)
        return cast(T, await future)

    def close(self) -> None:
        """Finish the current batch, then end; other requests are cancelled."""
        waiting, self._waiting = self._waiting, deque()
        for _, future in waiting:
            future.cancel()
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        batch = [self._waiting.popleft() for _ in range(min(LARGEST_BATCH, len(self._waiting)))]
        self._is_busy = bool(batch)
        if batch:
            self._thread.submit(self._read_batch, loop, batch)

    def _read_batch(self, loop: asyncio.AbstractEventLoop, batch: list[ReadRequest]) -> None:
        """In the thread: do all reads, then return them to the event loop."""
        results = [self._read_one(request.read) for request in batch]
        loop.call_soon_threadsafe(self._deliver, loop, batch, results)

    def _deliver(
        self, loop: asyncio.AbstractEventLoop, batch: list[ReadRequest], results: list[ReadResult]
    ) -> None:
        self._send(loop)
        for (_, future), (value, error) in zip(batch, results, strict=True):
            if future.done():
                continue  # its task was cancelled
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)

    def _read_one(self, read: Callable[[Connection], Any]) -> ReadResult:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            value = read(self._connection)
            self._connection.rollback()  # the next batch sees later writes
        except Exception as error:  # its future must be resolved in any case
            self._disconnect()
            return ReadResult(None, error)
        return ReadResult(value)

    def _disconnect(self) -> None:
        """After an error the next read opens another connection."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None
