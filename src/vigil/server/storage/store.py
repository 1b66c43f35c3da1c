"""What the server keeps: tables, their logs and snapshots, chat and results."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

import asyncpg
import msgspec
from sqlalchemy import (
    Connection,
    Integer,
    LargeBinary,
    Select,
    bindparam,
    delete,
    insert,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vigil.server.common.errors import Gone, NotFound, Unavailable
from vigil.server.room.changes import AnyChange
from vigil.server.storage.database import Database
from vigil.server.storage.journal import Journal
from vigil.server.storage.row import Row
from vigil.server.storage.schema import (
    CHAT,
    DELETED,
    ENTRIES,
    RESULTS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
)

DECODER: Final = msgspec.json.Decoder(AnyChange)
TROUBLE: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
)
"""What a database raises that is not there."""


LIST: Final = text("""
    UPDATE tables SET status = :status, seats = :seats, updated = :updated WHERE id = :table_id
""")
KEEP: Final = text("""
    INSERT INTO snapshots (table_id, entry, data)
    SELECT id, :entry, :data FROM tables WHERE id = :table_id
    ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry, data = excluded.data
    WHERE snapshots.entry < excluded.entry
""").bindparams(bindparam("entry", type_=Integer), bindparam("data", type_=LargeBinary))
"""A table may be gone, or a newer snapshot there."""
T = TypeVar("T")


class Saved(NamedTuple):
    """A snapshot to be kept, with what lists show of its table."""

    table_id: str
    entry: int
    data: bytes
    status: str
    seats: str
    updated: float


@contextmanager
def _trouble() -> Iterator[None]:
    """Trouble of the storage is told as such."""
    try:
        yield
    except IntegrityError:
        raise
    except TROUBLE as cause:
        raise Unavailable("storage", reason=type(cause).__name__) from cause


class Store:
    """All reading and writing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.journal = Journal(database)

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self._database.shared

    async def _find(self, query: Select[Any]) -> Sequence[Any]:
        """The rows that a query finds."""
        with _trouble():
            return await self._database.read(lambda connection: connection.execute(query).all())

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it."""
        with _trouble():
            return await self._database.write(work)

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        await self.journal.stop()
        await self._database.close()

    async def ping(self) -> None:
        """Touch the database; raises when it does not answer."""
        await self._find(select(1))

    async def signing_key(self) -> bytes:
        """The key that signs seat tokens, made on first use and shared by all servers."""
        made = secrets.token_hex(32)
        try:
            statement = insert(SETTINGS).values(key="signing", value=made)
            await self._write(lambda connection: connection.execute(statement))
        except IntegrityError:
            query = select(SETTINGS.c.value).where(SETTINGS.c.key == "signing")
            ((made,),) = await self._find(query)
        return bytes.fromhex(made)

    # -- tables

    async def add_table(self, row: Row) -> None:
        """Keep a new table."""
        statement = insert(TABLES).values(msgspec.to_builtins(row))
        await self._write(lambda connection: connection.execute(statement))

    async def find_table(self, id: str) -> Row | None:
        """A table by its id."""
        found = await self._find(select(TABLES).where(TABLES.c.id == id))
        return Row(**found[0]._mapping) if found else None

    async def table(self, id: str) -> Row:
        """The same; where there is none, a refusal says whether there ever was one."""
        row = await self.find_table(id)
        if row is not None:
            return row
        if await self._find(select(DELETED.c.id).where(DELETED.c.id == id)):
            raise Gone("table_deleted", table=id)
        raise NotFound("no_such_table", table=id)

    async def list_tables(self, *, public: bool, limit: int = 100) -> list[Row]:
        """The tables that changed last."""
        query = select(TABLES).order_by(TABLES.c.updated.desc()).limit(limit)
        if public:
            query = query.where(TABLES.c.public)
        return [Row(**row._mapping) for row in await self._find(query)]

    async def delete_table(self, id: str) -> bool:
        """Forget a table with its log; say whether there was one."""

        def work(connection: Connection) -> bool:
            was_there = bool(connection.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount)
            if was_there:
                connection.execute(insert(DELETED).values(id=id, at=time.time()))
            return was_there

        return await self._write(work)

    # -- logs and snapshots

    async def entries(self, id: str, after: int = 0) -> list[tuple[int, AnyChange]]:
        """The entries of a log behind a given one."""
        columns = select(ENTRIES.c.entry, ENTRIES.c.change)
        query = columns.where(ENTRIES.c.table_id == id, ENTRIES.c.entry > after)
        rows = await self._find(query.order_by(ENTRIES.c.entry))
        return [(entry, DECODER.decode(change)) for entry, change in rows]

    async def snapshot(self, id: str) -> bytes | None:
        """The last snapshot of a table."""
        data, _ = await self.raw_snapshot(id)
        return data

    async def save_snapshots(self, snapshots: list[Saved]) -> None:
        """Keep snapshots, unless newer ones are there, and what lists show of their tables."""
        rows = [saved._asdict() for saved in sorted(snapshots)]  # in one order: no deadlocks

        def work(connection: Connection) -> None:
            for statement in (LIST, KEEP):
                connection.execute(statement, rows)

        if rows:
            await self._write(work)

    # -- backups

    async def raw_entries(self, id: str) -> list[tuple[int, float, bytes]]:
        """The log of a table as it is kept."""
        query = select(ENTRIES.c.entry, ENTRIES.c.at, ENTRIES.c.change)
        query = query.where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.entry)
        return [(n, at, bytes(change)) for n, at, change in await self._find(query)]

    async def raw_snapshot(self, id: str) -> tuple[bytes | None, int]:
        """The snapshot of a table with its entry."""
        query = select(SNAPSHOTS.c.data, SNAPSHOTS.c.entry).where(SNAPSHOTS.c.table_id == id)
        found = await self._find(query)
        return (bytes(found[0].data), found[0].entry) if found else (None, 0)

    async def bring_back(
        self,
        row: Row,
        entries: list[dict[str, Any]],
        snapshot: bytes | None,
        at: int,
        chat: list[dict[str, Any]],
    ) -> None:
        """Keep a table from a backup, all of it or nothing."""
        own = {"table_id": row.id}

        def work(connection: Connection) -> None:
            connection.execute(delete(DELETED).where(DELETED.c.id == row.id))
            connection.execute(insert(TABLES).values(msgspec.to_builtins(row)))
            for table, lines in ((ENTRIES, entries), (CHAT, chat)):
                if lines:
                    connection.execute(insert(table), [own | line for line in lines])
            if snapshot is not None:
                saved = own | {"entry": at, "data": snapshot}
                connection.execute(insert(SNAPSHOTS).values(saved))

        await self._write(work)

    # -- chat

    async def add_chat(self, table_id: str, name: str, seat: int, text: str) -> float:
        """Keep a line of chat; say when it was."""
        at = time.time()
        line = {"table_id": table_id, "at": at, "name": name, "seat": seat, "text": text}
        try:
            statement = insert(CHAT).values(line)
            await self._write(lambda connection: connection.execute(statement))
        except IntegrityError as cause:
            raise NotFound("no_such_table", table=table_id) from cause
        return at

    async def chat(self, table_id: str, limit: int = 100) -> list[dict[str, Any]]:
        """The last lines of chat, oldest first."""
        query = select(CHAT.c.at, CHAT.c.name, CHAT.c.seat, CHAT.c.text)
        query = query.where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(limit)
        return [dict(row._mapping) for row in reversed(await self._find(query))]

    # -- results

    async def add_result(self, result: dict[str, Any]) -> None:
        """Keep how a game ended; a game that is taken up again and ends anew replaces it."""
        old = RESULTS.c.table_id == result["table_id"]

        def work(connection: Connection) -> None:
            connection.execute(delete(RESULTS).where(old))
            connection.execute(insert(RESULTS).values(result))

        await self._write(work)

    async def results(self, *, challenge: str = "") -> list[dict[str, Any]]:
        """All results of ordinary games, or those of the challenge of a day."""
        query = select(RESULTS).where(RESULTS.c.challenge == challenge)
        rows = await self._find(query.order_by(RESULTS.c.at))
        return [dict(row._mapping) for row in rows]
