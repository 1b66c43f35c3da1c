"""The rows of a database behind the back of its server, and how all of them come back."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeAlias

import asyncpg

Row: TypeAlias = dict[str, Any]

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "tables": ("id",),
    "entries": ("table_id", "entry"),
    "snapshots": ("table_id",),
    "chat": ("id",),
    "results": ("table_id",),
    "deleted": ("id",),
}
"""What is damaged, and by what its rows are told apart; the order in which they come back."""

REFUSED: Final = (
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OverflowError,
    UnicodeEncodeError,
)
"""What a database says to values that it cannot have."""


class Rows(Protocol):
    """Rows as they are changed by nobody who ought to."""

    is_typed: bool
    """Whether each column takes values of one type only."""

    async def all(self, table: str) -> list[Row]:
        """All rows of a table."""
        ...

    async def update(self, table: str, row: Row, values: Row) -> None:
        """Give a row other values."""
        ...

    async def delete(self, table: str, row: Row) -> None:
        """Lose a row."""
        ...

    async def insert(self, table: str, row: Row) -> None:
        """Add a row."""
        ...

    async def keep(self) -> None:
        """Remember everything."""
        ...

    async def undo(self) -> None:
        """Bring everything back."""
        ...


class SqliteRows:
    """The rows of a file; anything can stand in them."""

    is_typed = False

    def __init__(self, file: str) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None, timeout=60)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA synchronous=OFF")
        self._connection.execute("ATTACH ':memory:' AS kept")

    async def all(self, table: str) -> list[Row]:
        return [dict(row) for row in self._connection.execute(f"SELECT * FROM main.{table}")]

    async def update(self, table: str, row: Row, values: Row) -> None:
        changed = ", ".join(f"{name} = ?" for name in values)
        found, key = _where(table, row)
        self._connection.execute(f"UPDATE {table} SET {changed} {found}", [*values.values(), *key])

    async def delete(self, table: str, row: Row) -> None:
        found, key = _where(table, row)
        self._connection.execute(f"DELETE FROM {table} {found}", key)

    async def insert(self, table: str, row: Row) -> None:
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        self._connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", [*row.values()])

    async def keep(self) -> None:
        for table in KEYS:
            self._connection.execute(f"CREATE TABLE kept.{table} AS SELECT * FROM main.{table}")

    async def undo(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for table in KEYS:
            self._connection.execute(f"DELETE FROM main.{table}")
            self._connection.execute(f"INSERT INTO main.{table} SELECT * FROM kept.{table}")
        self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()


def _where(table: str, row: Row) -> tuple[str, list[Any]]:
    names = KEYS[table]
    return "WHERE " + " AND ".join(f"{name} = ?" for name in names), [row[name] for name in names]


class PostgresRows:
    """The rows of a PostgreSQL database; each column has values of one type."""

    is_typed = True

    def __init__(self, connection: asyncpg.Connection[Any]) -> None:
        self._connection = connection

    async def all(self, table: str) -> list[Row]:
        return [dict(row) for row in await self._connection.fetch(f"SELECT * FROM {table}")]

    async def update(self, table: str, row: Row, values: Row) -> None:
        changed = ", ".join(f"{name} = ${n}" for n, name in enumerate(values, 1))
        found, key = _numbered(table, row, len(values))
        statement = f"UPDATE {table} SET {changed} {found}"
        await self._connection.execute(statement, *values.values(), *key)

    async def delete(self, table: str, row: Row) -> None:
        found, key = _numbered(table, row, 0)
        await self._connection.execute(f"DELETE FROM {table} {found}", *key)

    async def insert(self, table: str, row: Row) -> None:
        names, marks = ", ".join(row), ", ".join(f"${n}" for n in range(1, len(row) + 1))
        statement = f"INSERT INTO {table} ({names}) VALUES ({marks})"
        await self._connection.execute(statement, *row.values())

    async def keep(self) -> None:
        await self._connection.execute("SET session_replication_role = replica")  # no foreign keys
        await self._connection.execute("SET synchronous_commit = off")
        await self._connection.execute("DROP SCHEMA IF EXISTS kept CASCADE; CREATE SCHEMA kept")
        for table in KEYS:
            await self._connection.execute(f"CREATE TABLE kept.{table} AS TABLE public.{table}")

    async def undo(self) -> None:
        lines = [f"INSERT INTO {t} TABLE kept.{t}" for t in KEYS]
        lost = f"TRUNCATE {', '.join(KEYS)} CASCADE"
        await self._connection.execute("; ".join(["BEGIN", lost, *lines, "COMMIT"]))


def _numbered(table: str, row: Row, after: int) -> tuple[str, list[Any]]:
    names = KEYS[table]
    found = " AND ".join(f"{name} = ${after + n}" for n, name in enumerate(names, 1))
    return f"WHERE {found}", [row[name] for name in names]


@asynccontextmanager
async def rows_of(database: str) -> AsyncIterator[Rows]:
    """The rows of a database, as long as they are needed."""
    if "://" in database:
        connection = await asyncpg.connect(database)
        try:
            yield PostgresRows(connection)
        finally:
            await connection.close()
    else:
        opened = SqliteRows(database)
        try:
            yield opened
        finally:
            opened.close()
