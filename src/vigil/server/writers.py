"""What play writes all the time, entries and snapshots, into a SQLite file or PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Integer, LargeBinary, bindparam, insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vigil.server.database import SQLITE
from vigil.server.schema import ENTRIES

INSERT: Final = "INSERT INTO entries (table_id, entry, at, change) VALUES "
VALUES: Final = "(?, ?, ?, ?)"
LIST: Final = """
    UPDATE tables SET status = :status, seats = :seats, updated = :updated WHERE id = :table_id
"""
KEEP: Final = """
    INSERT INTO snapshots (table_id, entry, data)
    SELECT id, :entry, :data FROM tables WHERE id = :table_id
    ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry, data = excluded.data
    WHERE snapshots.entry < excluded.entry
"""
"""A table may be gone, or a newer snapshot there."""


class Taken(Exception):
    """Another server has written this entry first."""


class Entry(NamedTuple):
    """An entry as the database has it."""

    table_id: str
    entry: int
    at: float
    change: bytes


class Saved(NamedTuple):
    """A snapshot to be kept, with what lists show of its table."""

    table_id: str
    entry: int
    data: bytes
    status: str
    seats: str
    updated: float


class Writer(Protocol):
    """Writes all it is given in one commit, or nothing."""

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries; ``Taken`` when one exists or its table is gone."""
        ...

    async def save_snapshots(self, snapshots: list[Saved]) -> None:
        """Keep snapshots, unless newer ones are there, and what lists show of their tables."""
        ...

    def close(self) -> None:
        """Let go of what was opened for writing."""
        ...


class PostgresWriter:
    """Writes over the connections that all use."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        types = (bindparam("entry", type_=Integer), bindparam("data", type_=LargeBinary))
        self._statements = (text(LIST), text(KEEP).bindparams(*types))

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries; ``Taken`` when one exists or its table is gone."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ENTRIES), [one._asdict() for one in entries])
        except IntegrityError as cause:
            raise Taken from cause

    async def save_snapshots(self, snapshots: list[Saved]) -> None:
        """Keep snapshots, unless newer ones are there, and what lists show of their tables."""
        rows = [saved._asdict() for saved in sorted(snapshots)]  # in one order: no deadlocks
        async with self._engine.begin() as connection:
            for statement in self._statements:
                await connection.execute(statement, rows)

    def close(self) -> None:
        """It has nothing of its own."""


class FileWriter:
    """Writes in a thread, over a connection of its own.

    Each call of the database gives the loop its turn, and a busy loop keeps it for a while: the
    fewer calls, the sooner an answer is safe. Entries are one statement that commits itself.
    """

    def __init__(self, path: str, pen: asyncio.Lock) -> None:
        self._pen = pen
        """SQLite takes one writer at a time: whoever writes has it."""
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for line in SQLITE:
            self._connection.execute(line)

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries; ``Taken`` when one exists or its table is gone."""
        statement = INSERT + ", ".join([VALUES] * len(entries))
        values = [value for entry in entries for value in entry]
        try:
            await self._write(self._connection.execute, statement, values)
        except sqlite3.IntegrityError as cause:
            raise Taken from cause

    async def save_snapshots(self, snapshots: list[Saved]) -> None:
        """Keep snapshots, unless newer ones are there, and what lists show of their tables."""
        await self._write(self._save, [saved._asdict() for saved in snapshots])

    def _save(self, rows: Iterable[dict[str, Any]]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        with self._connection:  # commits, or rolls back
            self._connection.executemany(LIST, rows)
            self._connection.executemany(KEEP, rows)

    async def _write(self, work: Callable[..., object], *given: object) -> None:
        async with self._pen:
            await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def close(self) -> None:
        """Close the connection; the thread has nothing left to do."""
        self._thread.shutdown()
        self._connection.close()
