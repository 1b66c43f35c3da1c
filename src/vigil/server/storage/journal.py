"""Writing the log: entries of many tables go to the disk in one commit.

An entry is safe when ``append`` returns, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, TypeAlias

from vigil.server.common.errors import Unavailable
from vigil.server.common.metrics import BATCHES, COMMITS
from vigil.server.storage.database import Database, Entry, EntryConflict

LOGGER: Final = logging.getLogger("vigil")
MOST: Final = 1000
"""Entries in one commit; SQLite takes eight times as many."""


Waiting: TypeAlias = tuple[Entry | None, asyncio.Future[None]]
"""An entry, or nothing, and whoever waits for it."""


class Journal:
    """Collects entries while a commit is under way, and commits them together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(self, table_id: str, entry: int, at: float, change: bytes) -> None:
        """Write an entry; ``EntryConflict`` when it exists already."""
        await self._in_line(Entry(table_id, entry, at, change))

    async def settle(self) -> None:
        """Wait until it is known what became of all entries so far, also of those given up."""
        await self._in_line(None)

    async def _in_line(self, entry: Entry | None) -> None:
        if self._stopping:
            raise Unavailable("stopping")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write(batch)

    async def _write(self, batch: list[Waiting]) -> None:
        """Commit a batch and say to all what became of it."""
        try:
            await self._commit([entry for entry, _ in batch if entry is not None])
        except EntryConflict as conflict:
            await self._write_each(batch, conflict)
        except Exception as cause:  # whatever it is, nobody may wait for ever
            LOGGER.warning("entries could not be written: %s", cause)
            _fail(batch, Unavailable("storage", reason=type(cause).__name__))
        else:
            _succeed(batch)

    async def _commit(self, entries: list[Entry]) -> None:
        if entries:
            BATCHES.observe(len(entries))
            with COMMITS.time():
                await self._database.add_entries(entries)

    async def _write_each(self, batch: list[Waiting], conflict: EntryConflict) -> None:
        """One of the entries exists: each has to try alone."""
        if len(batch) == 1:
            _fail(batch, conflict)
        else:
            for one in batch:
                await self._write([one])


def _succeed(batch: list[Waiting]) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(None)


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
