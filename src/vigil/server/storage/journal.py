"""Writing the log: entries of many tables share one commit.

An entry is safe when ``append`` returns, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, TypeAlias

from sqlalchemy import Connection, select

from vigil.server.common.metrics import BATCHES, COMMITS
from vigil.server.storage.database import CommitUncertain, Database, Entry, EntryConflict, new_entry
from vigil.server.storage.reading import raw
from vigil.server.storage.schema import ENTRIES
from vigil.tables.errors import Unavailable

LOGGER: Final = logging.getLogger("vigil")
MOST: Final = 1000
"""Entries in one commit; SQLite takes six times as many."""
TRIES: Final = 3
PAUSE: Final = 1.0
"""How often, and after how many seconds, entries are written again that may be there already."""


Waiting: TypeAlias = tuple[Entry | None, asyncio.Future[None]]
"""An entry, or nothing, and the request that waits for it."""


class Journal:
    """Collects entries while a commit is under way, and commits them together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(self, table_id: str, entry: int, at: float, change: bytes) -> None:
        """Write an entry; ``EntryConflict`` when it exists already."""
        await self._in_line(new_entry(table_id, entry, at, change))

    async def settle(self) -> None:
        """Wait until the outcome of all entries so far is known, even of abandoned ones."""
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
        """Commit a batch and report the outcome to all requests."""
        try:
            await self._commit([entry for entry, _ in batch if entry is not None])
        except EntryConflict as conflict:
            await self._write_each(batch, conflict)
        except CommitUncertain:
            await self._find_out(batch)
        except Exception as cause:  # no request may wait for ever
            LOGGER.warning("entries could not be written: %s", cause)
            _fail(batch, Unavailable("storage", reason=type(cause).__name__))
        else:
            _succeed(batch)

    async def _commit(self, entries: list[Entry]) -> None:
        if entries:
            BATCHES.observe(len(entries))
            with COMMITS.time():
                await self._database.add_entries(entries)

    async def _find_out(self, batch: list[Waiting]) -> None:
        """The database was lost during a commit: write again once it is back."""
        LOGGER.warning("the database was lost while entries were committed")
        for _ in range(TRIES):
            try:
                await self._commit([entry for entry, _ in batch if entry is not None])
            except EntryConflict:
                await self._compare(batch)
                return
            except Exception as cause:
                LOGGER.warning("it is not known whether entries were written: %s", cause)
                await asyncio.sleep(PAUSE)
            else:
                _succeed(batch)
                return
        _fail(batch, Unavailable("unsure"))

    async def _compare(self, batch: list[Waiting]) -> None:
        """Some entries exist: our own were written before, others are conflicts."""
        for entry, done in batch:
            one = [(entry, done)]
            try:
                ours = entry is None or await self._database.read(partial(is_there, entry=entry))
            except Exception as cause:
                LOGGER.warning("it is not known whether an entry was written: %s", cause)
                _fail(one, Unavailable("unsure"))
            else:
                await self._settle(one, ours=ours)

    async def _settle(self, one: list[Waiting], *, ours: bool) -> None:
        if ours:
            _succeed(one)
        else:
            await self._write(one)

    async def _write_each(self, batch: list[Waiting], conflict: EntryConflict) -> None:
        """One of the entries exists: write them one by one."""
        if len(batch) == 1:
            _fail(batch, conflict)
        else:
            for one in batch:
                await self._write([one])


def is_there(connection: Connection, entry: Entry) -> bool:
    """Whether the log has exactly this entry, not another one under its number."""
    columns, keys = select(*raw(ENTRIES.c.at, ENTRIES.c.change)), ENTRIES.c
    query = columns.where(keys.table_id == entry.table_id, keys.entry == entry.entry)
    found = connection.execute(query).first()
    return found is not None and (found.at, found.change) == (entry.at, entry.change)


def _succeed(batch: list[Waiting]) -> None:
    for _, done in batch:
        if not done.done():
            done.set_result(None)


def _fail(batch: list[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
