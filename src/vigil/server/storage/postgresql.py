"""PostgreSQL: a connection for each unit of work, with a time limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import URL, Connection, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from vigil.server.storage.database import CommitUncertain, Entry, EntryConflict
from vigil.server.storage.schema import ENTRIES

T = TypeVar("T")

CONNECT_SECONDS: Final = 5
COMMAND_SECONDS: Final = 10
"""Seconds after which a hanging database counts as unreachable."""


class PostgresDatabase:
    """Several servers may share it."""

    shared = True
    trouble: tuple[type[Exception], ...] = (SQLAlchemyError, PostgresError, InterfaceError, OSError)

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            pool_pre_ping=True,
            pool_timeout=COMMAND_SECONDS,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run some work in one transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def add_entries(self, entries: list[Entry]) -> None:
        """Add entries in one commit; ``EntryConflict`` when one exists or its table is gone."""
        rows = [entry._asdict() for entry in entries]
        async with self._engine.connect() as connection:
            try:
                await connection.execute(insert(ENTRIES), rows)
            except IntegrityError as cause:
                raise EntryConflict from cause
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError, InterfaceError) as cause:
                raise CommitUncertain from cause

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()
