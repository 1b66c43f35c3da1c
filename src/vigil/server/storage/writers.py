"""How to write into a SQLite file, or into PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vigil.server.storage.database import sqlite_settings
from vigil.server.storage.schema import ENTRIES

T = TypeVar("T")

INSERT: Final = "INSERT INTO entries (table_id, entry, at, change) VALUES "
VALUES: Final = "(?, ?, ?, ?)"


class EntryConflict(Exception):
    """Another server has written this entry first."""


class Entry(NamedTuple):
    """An entry as the database has it."""

    table_id: str
    entry: int
    at: float
    change: bytes


class Writer(Protocol):
    """Writes all it is given in one commit, or nothing."""

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries; ``EntryConflict`` when one exists or its table is gone."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it."""
        ...

    def close(self) -> None:
        """Let go of what was opened for writing."""
        ...


class PostgresWriter:
    """Writes over the connections that all use."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries; ``EntryConflict`` when one exists or its table is gone."""
        rows = [entry._asdict() for entry in entries]
        try:
            await self.write(lambda connection: connection.execute(insert(ENTRIES), rows))
        except IntegrityError as cause:
            raise EntryConflict from cause

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def close(self) -> None:
        """It has nothing of its own."""


class FileWriter:
    """Writes in a thread: SQLite takes one writer at a time, and work waits in line for it.

    Work goes to the thread as a whole, and entries as one statement that commits itself. Between
    two calls a busy loop would keep the thread waiting, and with it everybody's answers.
    """

    def __init__(self, path: str) -> None:
        self._thread = ThreadPoolExecutor(1, "writer")
        self._engine = create_engine(URL.create("sqlite", database=path), hide_parameters=True)
        event.listen(self._engine, "connect", sqlite_settings)
        self._log = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        sqlite_settings(self._log)

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries; ``EntryConflict`` when one exists or its table is gone."""
        statement = INSERT + ", ".join([VALUES] * len(entries))
        values = [value for entry in entries for value in entry]
        try:
            await self._in_thread(self._log.execute, statement, values)
        except sqlite3.IntegrityError as cause:
            raise EntryConflict from cause

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it."""
        return await self._in_thread(self._commit, work)

    def _commit(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def close(self) -> None:
        """Close the connections; the thread has nothing left to do."""
        self._thread.shutdown()
        self._log.close()
        self._engine.dispose()
