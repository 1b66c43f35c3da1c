"""Where entries of the log are written: a SQLite file or PostgreSQL, many in one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, Protocol

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vigil.server.database import SQLITE
from vigil.server.schema import ENTRIES

INSERT: Final = "INSERT INTO entries (table_id, entry, at, change) VALUES "
VALUES: Final = "(?, ?, ?, ?)"


class Taken(Exception):
    """Another server has written this entry first."""


class Entry(NamedTuple):
    """An entry as the database has it."""

    table_id: str
    entry: int
    at: float
    change: bytes


class Entries(Protocol):
    """The table of entries."""

    async def insert(self, entries: list[Entry]) -> None:
        """Commit all entries or none; ``Taken`` when one exists or its table is gone."""
        ...

    def close(self) -> None:
        """Let go of what was opened for writing."""
        ...


class PostgresEntries:
    """Written over the connections of all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def insert(self, entries: list[Entry]) -> None:
        """Commit all entries or none; ``Taken`` when one exists or its table is gone."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ENTRIES), [one._asdict() for one in entries])
        except IntegrityError as cause:
            raise Taken from cause

    def close(self) -> None:
        """There is nothing of its own."""


class FileEntries:
    """Written by a thread with a connection of its own, in one statement that commits itself.

    Between two calls of the database a thread waits for its turn, and the loop may be busy: the
    fewer calls, the sooner an answer is safe.
    """

    def __init__(self, path: str, pen: asyncio.Lock) -> None:
        self._pen = pen
        """SQLite takes one writer at a time: whoever writes has it."""
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for line in SQLITE:
            self._connection.execute(line)

    async def insert(self, entries: list[Entry]) -> None:
        """Commit all entries or none; ``Taken`` when one exists or its table is gone."""
        statement = INSERT + ", ".join([VALUES] * len(entries))
        values = [value for entry in entries for value in entry]
        loop = asyncio.get_running_loop()
        try:
            async with self._pen:
                await loop.run_in_executor(
                    self._thread, self._connection.execute, statement, values
                )
        except sqlite3.IntegrityError as cause:
            raise Taken from cause

    def close(self) -> None:
        """Close the connection; the thread has nothing to do."""
        self._thread.shutdown()
        self._connection.close()
