"""SQLite in a file: one thread writes and one reads, each with a queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vigil.server.storage.database import Entry, EntryConflict
from vigil.server.storage.file_lock import FileLock
from vigil.server.storage.reader import Reader

T = TypeVar("T")

SETTINGS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
"""An acknowledged answer survives a power loss, not only a crash of the process."""
COMMAND_SECONDS: Final = 20
"""Seconds after which a hanging disk counts as unreachable."""
INSERT: Final = "INSERT INTO entries (table_id, entry, at, change, checksum) VALUES "
VALUES: Final = "(?, ?, ?, ?, ?)"


class SqliteDatabase:
    """Work goes to a thread as a unit, and entries as one statement that commits itself.

    Otherwise a busy event loop would keep the thread waiting between two calls, and with it all
    answers.
    """

    shared = False
    trouble: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)

    def __init__(self, path: str, lock: FileLock | None = None) -> None:
        self._lock = lock
        """Held as long as it is open."""
        self._writer = ThreadPoolExecutor(1, "writer")
        self._engine = create_engine(URL.create("sqlite", database=path), hide_parameters=True)
        event.listen(self._engine, "connect", _set_up)
        self._reader = Reader(self._engine)
        self._log: Connection | None = None
        """The connection for entries, kept open: opening one takes longer than writing them."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read."""
        async with asyncio.timeout(COMMAND_SECONDS):
            return await self._reader.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in one transaction."""
        return await _in_thread(self._writer, self._commit, work)

    def _commit(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries in one commit; ``EntryConflict`` when one exists or its table is gone."""
        try:
            await _in_thread(self._writer, self._insert, entries)
        except IntegrityError as cause:
            raise EntryConflict from cause

    def _insert(self, entries: list[Entry]) -> None:
        statement = INSERT + ", ".join([VALUES] * len(entries))
        values = tuple(value for entry in entries for value in entry)
        if self._log is None:
            self._log = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._log.exec_driver_sql(statement, values)

    async def close(self) -> None:
        """Finish waiting work, then close the connections."""
        self._writer.shutdown()
        self._reader.close()
        if self._log is not None:
            self._log.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()


async def _in_thread(thread: ThreadPoolExecutor, work: Callable[..., T], *given: Any) -> T:
    """Run work in a thread; ``TimeoutError`` when it takes too long, though it may yet finish."""
    future = asyncio.get_running_loop().run_in_executor(thread, work, *given)
    future.add_done_callback(_looked_at)
    async with asyncio.timeout(COMMAND_SECONDS):
        return await asyncio.shield(future)


def _looked_at(future: asyncio.Future[Any]) -> None:
    """Retrieve the result of abandoned work, so that its error is not reported as unhandled."""
    if not future.cancelled():
        future.exception()


def _set_up(connection: Any, _record: Any) -> None:
    """Set up a new connection; invalid text is shown as far as possible."""
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    cursor = connection.cursor()
    for line in SETTINGS:
        cursor.execute(line)
    cursor.close()
