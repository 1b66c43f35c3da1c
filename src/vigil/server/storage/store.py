"""What the server keeps: tables, their logs and snapshots, chat and results."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    LargeBinary,
    Select,
    String,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError

from vigil.server.common.errors import Gone, NotFound, Refused, Unavailable
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

LIST: Final = text("""
    UPDATE tables SET status = :status, seats = :seats, updated = :updated WHERE id = :table_id
""")
SIGNING: Final = "signing"
SET: Final = text("""
    INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING
""")
READY: Final = text("""
    INSERT INTO settings (key, value) VALUES (:key, :value)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
""")
KEEP: Final = text("""
    INSERT INTO snapshots (table_id, entry, data)
    SELECT id, :entry, :data FROM tables WHERE id = :table_id
    ON CONFLICT (table_id) DO UPDATE SET entry = excluded.entry, data = excluded.data
    WHERE snapshots.entry < excluded.entry
""").bindparams(bindparam("entry", type_=Integer), bindparam("data", type_=LargeBinary))
"""A table may be gone, or a newer snapshot there."""
ID: Final = bindparam("id", type_=String)
ROW: Final = select(TABLES).where(TABLES.c.id == ID)
LAST_SNAPSHOT: Final = select(SNAPSHOTS.c.entry, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == ID)
BEHIND: Final = (
    select(ENTRIES.c.entry, ENTRIES.c.change)
    .where(ENTRIES.c.table_id == ID, ENTRIES.c.entry > bindparam("after"))
    .order_by(ENTRIES.c.entry)
)
LAST_LINES: Final = (
    select(CHAT.c.at, CHAT.c.name, CHAT.c.seat, CHAT.c.text)
    .where(CHAT.c.table_id == ID)
    .order_by(CHAT.c.id.desc())
    .limit(bindparam("limit"))
)
"""What is asked for whenever somebody comes; to write a query anew takes longer than to run it."""
T = TypeVar("T")

LONGEST_ID: Final = 24
"""Letters of the id of a table."""


class Saved(NamedTuple):
    """A snapshot to be kept, with what lists show of its table."""

    table_id: str
    entry: int
    data: bytes
    status: str
    seats: str
    updated: float


class Opened(NamedTuple):
    """What a table is opened with: its last snapshot, and the log behind that."""

    row: Row
    snapshot: bytes | None
    entries: list[AnyChange]


class Whole(NamedTuple):
    """A table with everything that belongs to it."""

    row: Row
    entries: Sequence[Any]
    snapshot: bytes | None
    snapshot_entry: int
    chat: Sequence[Any]
    results: list[dict[str, Any]]


def _whole(connection: Connection, id: str) -> Whole:
    """All of a table in one transaction that sees no later one."""
    connection.exec_driver_sql(ONE_MOMENT[connection.dialect.name])
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).one()
    entries = select(ENTRIES.c.entry, ENTRIES.c.at, ENTRIES.c.change).order_by(ENTRIES.c.entry)
    chat = select(CHAT.c.at, CHAT.c.name, CHAT.c.seat, CHAT.c.text).order_by(CHAT.c.id)
    kept = select(SNAPSHOTS.c.data, SNAPSHOTS.c.entry).where(SNAPSHOTS.c.table_id == id)
    ended = select(RESULTS).where(RESULTS.c.table_id == id)
    snapshot = connection.execute(kept).first()
    return Whole(
        Row(**row._mapping),
        connection.execute(entries.where(ENTRIES.c.table_id == id)).all(),
        bytes(snapshot.data) if snapshot else None,
        snapshot.entry if snapshot else 0,
        connection.execute(chat.where(CHAT.c.table_id == id)).all(),
        [dict(one._mapping) for one in connection.execute(ended)],
    )


ONE_MOMENT: Final = {
    "sqlite": "BEGIN",
    "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ",
}
"""How a transaction is told that all it reads has to be of one moment."""


def _kept(connection: Connection, id: str) -> tuple[Any, Any, Sequence[Any]]:
    """The row of a table, its snapshot and the entries behind that one, whichever it is now."""
    named = {"id": id}
    row = connection.execute(ROW, named).first()
    snapshot = connection.execute(LAST_SNAPSHOT, named).first()
    after = snapshot.entry if snapshot else 0
    return row, snapshot, connection.execute(BEHIND, {"id": id, "after": after}).all()


def _changes(id: str, rows: Sequence[Any]) -> list[tuple[int, AnyChange]]:
    """The entries in rows of the log; a server of a later version may have written others."""
    try:
        return [(entry, DECODER.decode(change)) for entry, change in rows]
    except msgspec.ValidationError as cause:
        raise Unavailable("newer_log", table=id) from cause


def _is_id(text: str) -> bool:
    """Whether a table could have this id; PostgreSQL cannot even be asked for some texts."""
    return len(text) <= LONGEST_ID and text.isprintable()


def _counted(tables: Collection[str] | None) -> list[ColumnElement[bool]]:
    """Which results are counted: those of ordinary games, at all tables or at some."""
    ordinary = RESULTS.c.challenge == ""
    return [ordinary] if tables is None else [ordinary, RESULTS.c.table_id.in_(tables)]


class Store:
    """All reading and writing."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.journal = Journal(database)

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self._database.shared

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        """Trouble of the storage is told as such."""
        try:
            yield
        except IntegrityError:
            raise
        except self._database.trouble as cause:
            raise Unavailable("storage", reason=type(cause).__name__) from cause

    async def _find(self, query: Select[Any], **given: Any) -> Sequence[Any]:
        """The rows that a query finds."""
        return await self._read(lambda connection: connection.execute(query, given).all())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        with self._trouble():
            return await self._database.read(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it."""
        with self._trouble():
            return await self._database.write(work)

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        await self.journal.stop()
        await self._database.close()

    async def ping(self) -> None:
        """Write something; raises when the database does not take it."""
        row = {"key": "ready", "value": str(int(time.time()))}
        await self._write(lambda connection: connection.execute(READY, row))

    async def signing_keys(self) -> list[bytes]:
        """The key that signs tokens, made on first use and shared by all servers, then others.

        Those came with backups of other servers: the tokens that they signed are good too.
        """
        made = {"key": SIGNING, "value": secrets.token_hex(32)}
        await self._write(lambda connection: connection.execute(SET, made))
        query = select(SETTINGS.c.value).where(SETTINGS.c.key.startswith(SIGNING))
        return [bytes.fromhex(key) for (key,) in await self._find(query.order_by(SETTINGS.c.key))]

    # -- tables

    async def add_table(self, row: Row) -> None:
        """Keep a new table."""
        statement = insert(TABLES).values(msgspec.to_builtins(row))
        await self._write(lambda connection: connection.execute(statement))

    async def find_table(self, id: str) -> Row | None:
        """A table by its id; what cannot be an id is not looked for."""
        if not _is_id(id):
            return None
        found = await self._find(ROW, id=id)
        return Row(**found[0]._mapping) if found else None

    async def is_public(self, id: str | None) -> bool:
        """Whether a table stands in the list that everybody sees."""
        row = await self.find_table(id) if id else None
        return row is not None and row.public

    async def table(self, id: str) -> Row:
        """The same; where there is none, a refusal says whether there ever was one."""
        row = await self.find_table(id)
        if row is None:
            raise await self._missing(id)
        return row

    async def opened(self, id: str) -> Opened:
        """The same with everything that its room is made of, read in one go."""
        row = None
        if _is_id(id):
            row, snapshot, behind = await self._read(lambda connection: _kept(connection, id))
        if row is None:
            raise await self._missing(id)
        data = bytes(snapshot.data) if snapshot else None
        return Opened(Row(**row._mapping), data, [change for _, change in _changes(id, behind)])

    async def _missing(self, id: str) -> Refused:
        """Why a table is not there."""
        if await self._was_deleted(id):
            return Gone("table_deleted", table=id)
        return NotFound("no_such_table", table=id)

    async def _was_deleted(self, id: str) -> bool:
        query = select(DELETED.c.id).where(DELETED.c.id == id)
        return _is_id(id) and bool(await self._find(query))

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
        return _changes(id, await self._find(BEHIND, id=id, after=after))

    async def snapshot(self, id: str) -> bytes | None:
        """The last snapshot of a table."""
        found = await self._find(LAST_SNAPSHOT, id=id)
        return bytes(found[0].data) if found else None

    async def save_snapshots(self, snapshots: list[Saved]) -> None:
        """Keep snapshots, unless newer ones are there, and what lists show of their tables."""
        rows = [saved._asdict() for saved in sorted(snapshots)]  # in one order: no deadlocks

        def work(connection: Connection) -> None:
            for statement in (LIST, KEEP):
                connection.execute(statement, rows)

        if rows:
            await self._write(work)

    # -- backups

    async def whole(self, id: str) -> Whole:
        """A table with everything that belongs to it, as it all was at one moment."""
        await self.table(id)
        return await self._read(lambda connection: _whole(connection, id))

    async def bring_back_server(self, keys: list[bytes], results: list[dict[str, Any]]) -> None:
        """Let tokens of other keys be good too, and keep results that are not there."""

        def work(connection: Connection) -> None:
            for key in keys:
                name = f"{SIGNING} {sha256(key).hexdigest()[:16]}"
                connection.execute(SET, {"key": name, "value": key.hex()})
            there = set(connection.execute(select(RESULTS.c.table_id)).scalars())
            new = [result for result in results if result["table_id"] not in there]
            if new:
                connection.execute(insert(RESULTS), new)

        await self._write(work)

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
        found = await self._find(LAST_LINES, id=table_id, limit=limit)
        return [dict(row._mapping) for row in reversed(found)]

    # -- results

    async def add_result(self, result: dict[str, Any]) -> None:
        """Keep how a game ended first: when it is taken up again its dice are known."""
        with suppress(IntegrityError):  # it has ended before
            statement = insert(RESULTS).values(result)
            await self._write(lambda connection: connection.execute(statement))

    async def results(self) -> list[dict[str, Any]]:
        """All results."""
        rows = await self._find(select(RESULTS).order_by(RESULTS.c.at))
        return [dict(row._mapping) for row in rows]

    async def challenge_results(self, day: str) -> list[dict[str, Any]]:
        """The results of the challenge of a day; ``public`` says where the table may be named."""
        public = TABLES.c.public.is_(True).label("public")
        query = select(RESULTS, public).outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
        query = query.where(RESULTS.c.challenge == day).order_by(RESULTS.c.at)
        return [dict(row._mapping) for row in await self._find(query)]

    async def tallies(
        self, tables: Collection[str] | None = None, name: str | None = None
    ) -> list[dict[str, Any]]:
        """Ordinary games by kind: how many, how many won, the best score."""
        kind = [RESULTS.c[column] for column in ("game", "module", "level", "players")]
        won = func.sum(case((RESULTS.c.won, 1), else_=0)).label("won")
        best = func.max(RESULTS.c.score).label("best")
        query = select(*kind, func.count().label("games"), won, best)
        query = query.where(*_counted(tables)).group_by(*kind).order_by(*kind)
        if name is not None:
            said = json.dumps(name, ensure_ascii=False)
            query = query.where(func.replace(RESULTS.c.names, said, "") != RESULTS.c.names)
        return [dict(row._mapping) for row in await self._find(query)]

    async def names(self, tables: Collection[str] | None = None) -> list[tuple[str, int]]:
        """Who played ordinary games together, as JSON, and how many."""
        query = select(RESULTS.c.names, func.count()).where(*_counted(tables))
        found = await self._find(query.group_by(RESULTS.c.names))
        return [(names, count) for names, count in found]
