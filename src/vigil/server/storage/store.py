"""The server's stored data: tables, their logs and snapshots, chat and results."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date, timedelta
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
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
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from vigil.server.storage.database import Database, new_entry
from vigil.server.storage.journal import Journal
from vigil.server.storage.reading import (
    ChatLine,
    DayResult,
    LoggedEntry,
    Result,
    StoredSnapshot,
    Tallied,
    are_names,
    as_data,
    raw,
    read_deal_secret,
    read_entries,
    read_key,
    read_snapshot,
    readable,
)
from vigil.server.storage.schema import (
    CHAT,
    DELETED,
    ENTRIES,
    RESULTS,
    SETTINGS,
    SNAPSHOTS,
    TABLES,
)
from vigil.tables.damage import Damage, checksum, damaged
from vigil.tables.errors import Damaged, Gone, NotFound, Refused, Unavailable
from vigil.tables.room.challenge import DealSecret, today
from vigil.tables.room.changes import AnyChange, Change
from vigil.tables.row import Row, lost_row, read_row

LOGGER: Final = logging.getLogger("vigil")
LIST: Final = text("""
    UPDATE tables SET status = :status, seats = :seats, updated = :updated WHERE id = :table_id
""")
SIGNING: Final = "signing"
DEALS: Final = "deals"
SET: Final = text("""
    INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING
""")
READY: Final = text("""
    INSERT INTO settings (key, value) VALUES (:key, :value)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
""")
KEEP: Final = text("""
    INSERT INTO snapshots (table_id, entry, data, checksum)
    SELECT id, :entry, :data, :checksum FROM tables WHERE id = :table_id
    ON CONFLICT (table_id) DO UPDATE
    SET entry = excluded.entry, data = excluded.data, checksum = excluded.checksum
    WHERE snapshots.entry < excluded.entry
""").bindparams(
    bindparam("entry", type_=Integer),
    bindparam("data", type_=LargeBinary),
    bindparam("checksum", type_=BigInteger),
)
"""Stores a snapshot unless the table is gone or has a newer one."""
ID: Final = bindparam("id", type_=String)
AFTER: Final = bindparam("after", type_=Integer)
ROW: Final = select(*raw(*TABLES.c)).where(TABLES.c.id == ID)
LAST_SNAPSHOT: Final = select(
    *raw(SNAPSHOTS.c.entry, SNAPSHOTS.c.data, SNAPSHOTS.c.checksum)
).where(SNAPSHOTS.c.table_id == ID)
UP_TO: Final = select(func.count()).where(
    ENTRIES.c.table_id == ID, ENTRIES.c.entry >= 1, ENTRIES.c.entry <= AFTER
)
BEHIND: Final = (
    select(*raw(ENTRIES.c.entry, ENTRIES.c.change, ENTRIES.c.checksum))
    .where(ENTRIES.c.table_id == ID, or_(ENTRIES.c.entry > AFTER, ENTRIES.c.entry < 1))
    .order_by(ENTRIES.c.entry)
)
LAST_LINES: Final = (
    select(*raw(CHAT.c.at, CHAT.c.name, CHAT.c.seat, CHAT.c.text))
    .where(CHAT.c.table_id == ID)
    .order_by(CHAT.c.id.desc())
    .limit(bindparam("limit"))
)
"""Needed on every visit; building the query anew takes longer than running it."""
T = TypeVar("T")

LONGEST_ID: Final = 24
"""The longest id of a table."""


class Saved(NamedTuple):
    """A snapshot to be kept, with what lists show of its table."""

    table_id: str
    entry: int
    data: bytes
    status: str
    seats: str
    updated: float


class Opened(NamedTuple):
    """The data for opening a table: its last snapshot, and the log after it."""

    row: Row
    snapshot: bytes | None
    entries: list[AnyChange]
    is_sure: bool = False
    """Whether a checksum confirms the snapshot."""


class TableRows(NamedTuple):
    """The rows of a table that is to be opened."""

    row: Any
    snapshot: StoredSnapshot | None
    entries: Sequence[Any]
    after: int
    """The entry after which they were read."""
    is_snapshot_bad: bool = False


class StoredTable(NamedTuple):
    """A table with everything that belongs to it."""

    row: Row
    entries: list[LoggedEntry]
    snapshot: bytes | None
    snapshot_entry: int
    chat: list[ChatLine]
    results: list[Result]


def _whole(connection: Connection, id: str) -> StoredTable:
    """All readable data of a table, in one transaction."""
    connection.exec_driver_sql(ONE_MOMENT[connection.dialect.name])
    row = connection.execute(ROW, {"id": id}).one()
    entries = select(*raw(*ENTRIES.c)).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.entry)
    chat = select(*raw(*CHAT.c)).where(CHAT.c.table_id == id).order_by(CHAT.c.id)
    ended = select(*raw(*RESULTS.c)).where(RESULTS.c.table_id == id)
    kept = connection.execute(LAST_SNAPSHOT, {"id": id}).first()
    snapshot = None if kept is None else read_snapshot(id, kept)
    return StoredTable(
        read_row(row._mapping),
        readable(connection.execute(entries), LoggedEntry),
        snapshot.data if snapshot else None,
        snapshot.entry if snapshot else 0,
        readable(connection.execute(chat), ChatLine),
        readable(connection.execute(ended), Result),
    )


ONE_MOMENT: Final = {
    "sqlite": "BEGIN",
    "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ",
}
"""The isolation level for a consistent snapshot."""


def _found(connection: Connection, id: str, with_snapshot: bool) -> TableRows:
    """The row of a table, its snapshot and the entries behind that one, whichever it is now.

    All entries, where some are missing or the table is known to be damaged.
    """
    named = {"id": id}
    row = connection.execute(ROW, named).first()
    kept = connection.execute(LAST_SNAPSHOT, named).first() if with_snapshot else None
    snapshot = None if kept is None else read_snapshot(id, kept)
    after = snapshot.entry if snapshot else 0
    count = connection.execute(UP_TO, {"id": id, "after": after}).scalar_one()
    if count < after or (row is not None and row.damaged is not None):
        after = 0
    rows = connection.execute(BEHIND, {"id": id, "after": after}).all()
    return TableRows(row, snapshot, rows, after, kept is not None and snapshot is None)


def _is_id(text: str) -> bool:
    """Whether a text can be the id of a table; PostgreSQL rejects some texts outright."""
    return len(text) <= LONGEST_ID and text.isprintable()


def _counted(tables: Collection[str] | None) -> list[ColumnElement[bool]]:
    """The results that count: those of ordinary games, at all tables or at some."""
    ordinary = RESULTS.c.challenge == ""
    return [ordinary] if tables is None else [ordinary, RESULTS.c.table_id.in_(tables)]


class Store:
    """All reads and writes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.journal = Journal(database)
        self.damage_found: Callable[[Damaged], None] = lambda _: None
        """Called when entries of an open table turn out to be damaged."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self._database.shared

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        """Turn errors of the storage into refusals."""
        try:
            yield
        except IntegrityError:
            raise
        except self._database.trouble as cause:
            raise Unavailable("storage", reason=type(cause).__name__) from cause

    async def _find(self, query: Select[Any], **given: Any) -> Sequence[Any]:
        """The rows that match a query."""
        return await self._read(lambda connection: connection.execute(query, given).all())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        with self._trouble():
            return await self._database.read(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do some work and commit it."""
        with self._trouble():
            return await self._database.write(work)

    read = _read
    write = _write
    """Run some work in one transaction, for data other than tables."""

    async def close(self) -> None:
        """Finish writing and close the database."""
        await self.journal.stop()
        await self._database.close()

    async def ping(self) -> None:
        """Write something; raises when the database does not accept it."""
        row = {"key": "ready", "value": str(int(time.time()))}
        await self._write(lambda connection: connection.execute(READY, row))

    async def signing_keys(self) -> list[bytes]:
        """The key that signs tokens, made on first use and shared by all servers, then others.

        Those came with backups of other servers: the tokens that they signed are good too.
        """
        made = {"key": SIGNING, "value": secrets.token_hex(32)}
        await self._write(lambda connection: connection.execute(SET, made))
        query = select(*raw(*SETTINGS.c)).where(SETTINGS.c.key.startswith(SIGNING))
        found = {name: read_key(key) for name, key in await self._find(query)}
        if found.get(SIGNING) is None:
            LOGGER.warning("the key of all seat links is damaged; another one takes its place")
            await self._write(lambda connection: connection.execute(READY, made))
            found[SIGNING] = bytes.fromhex(made["value"])
        return [key for _, key in sorted(found.items()) if key is not None]

    async def deal_secrets(self) -> list[DealSecret]:
        """The secret of the daily challenges, made on first use and shared by all servers.

        Others follow, which came with backups. On a server that once dealt by the date alone, the
        first day is tomorrow: today's deal is played already.
        """

        def work(connection: Connection) -> None:
            is_used = connection.execute(select(TABLES.c.id).limit(1)).first() is not None
            first = today() + timedelta(days=1) if is_used else date.min
            connection.execute(SET, {"key": DEALS, "value": str(DealSecret.made(first))})

        await self._write(work)
        query = select(*raw(*SETTINGS.c)).where(SETTINGS.c.key.startswith(DEALS))
        found = {name: read_deal_secret(text) for name, text in await self._find(query)}
        if found.get(DEALS) is None:
            LOGGER.warning("the secret of the daily deals is damaged; another one takes its place")
            found[DEALS] = made = DealSecret.made(today() + timedelta(days=1))
            written = {"key": DEALS, "value": str(made)}
            await self._write(lambda connection: connection.execute(READY, written))
        return [secret for _, secret in sorted(found.items()) if secret is not None]

    # -- tables

    async def add_table(self, row: Row, changes: Sequence[Change] = ()) -> None:
        """Keep a new table with the beginning of its log, all of it or nothing."""
        at = time.time()
        entries = [
            new_entry(row.id, number, at, msgspec.json.encode(change))._asdict()
            for number, change in enumerate(changes, 1)
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(msgspec.to_builtins(row)))
            if entries:
                connection.execute(insert(ENTRIES), entries)

        await self._write(work)

    async def set_public(self, id: str, public: bool) -> None:
        """List a table publicly, or remove it from the list."""
        statement = update(TABLES).where(TABLES.c.id == id).values(public=public)
        await self._write(lambda connection: connection.execute(statement))

    async def find_table(self, id: str) -> Row | None:
        """A table by its id; an impossible id is not looked up."""
        if not _is_id(id):
            return None
        found = await self._find(ROW, id=id)
        return read_row(found[0]._mapping) if found else None

    async def is_public(self, id: str | None) -> bool:
        """Whether a table is publicly listed."""
        query = select(*raw(TABLES.c.public)).where(TABLES.c.id == ID)
        found = await self._find(query, id=id) if id is not None and _is_id(id) else ()
        return any(public in (True, 1) for (public,) in found)

    async def table(self, id: str) -> Row:
        """A table by its id; if it is missing, a refusal says whether it ever existed."""
        row = await self.find_table(id)
        if row is None:
            raise await self._missing(id)
        return row

    async def opened(self, id: str, *, with_snapshot: bool = True) -> Opened:
        """A table with everything needed for its room, in one read.

        Without a snapshot the whole log is read; ``Damaged`` if that has gaps or bad entries.
        """
        found = None
        if _is_id(id):
            found = await self._read(lambda connection: _found(connection, id, with_snapshot))
        if found is None or found.row is None:
            raise await self._missing(id)
        if found.is_snapshot_bad:
            await self.drop_snapshot(id)
        row, entries = read_row(found.row._mapping), read_entries(id, found.entries, found.after)
        if found.snapshot is None:
            return Opened(row, None, [change for _, change in entries])
        at, data, is_sure = found.snapshot
        if found.after + len(entries) < at:
            raise damaged(id, found.after + len(entries) + 1, "missing")
        return Opened(row, data, [change for number, change in entries if number > at], is_sure)

    async def _missing(self, id: str) -> Refused:
        """Why a table is missing."""
        if await self._was_deleted(id):
            return Gone("table_deleted", table=id)
        return NotFound("no_such_table", table=id)

    async def _was_deleted(self, id: str) -> bool:
        query = select(DELETED.c.id).where(DELETED.c.id == id)
        return _is_id(id) and bool(await self._find(query))

    async def list_tables(self, *, public: bool, limit: int = 100) -> list[Row]:
        """The most recently changed tables; of public ones, only those with readable rows."""
        query = select(*raw(*TABLES.c)).order_by(TABLES.c.updated.desc()).limit(limit)
        if public:
            query = query.where(TABLES.c.public)
        rows = []
        for found in await self._find(query):
            try:
                rows.append(read_row(found._mapping))
            except Damaged:
                rows += [] if public else [lost_row(found.id)]
        return rows

    async def delete_table(self, id: str) -> bool:
        """Delete a table with its log; return whether it existed."""

        def work(connection: Connection) -> bool:
            was_there = bool(connection.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount)
            if was_there:
                connection.execute(insert(DELETED).values(id=id, at=time.time()))
            return was_there

        return await self._write(work)

    # -- logs and snapshots

    async def entries(self, id: str, after: int = 0) -> list[tuple[int, AnyChange]]:
        """The entries of a log after a given one; ``Damaged`` is also reported to listeners."""
        try:
            return read_entries(id, await self._find(BEHIND, id=id, after=after), after)
        except Damaged as damage:
            self.damage_found(damage)
            raise

    async def mark(self, id: str, damage: Damage | None) -> bool:
        """Note what is wrong with a table, or that nothing is; return whether that is new."""
        said = None if damage is None else msgspec.json.encode(damage).decode()
        is_new = TABLES.c.id == id, TABLES.c.damaged.is_distinct_from(said)
        statement = update(TABLES).where(*is_new).values(damaged=said)
        return await self._write(lambda connection: connection.execute(statement).rowcount > 0)

    async def raw_entries(self, id: str) -> list[dict[str, Any]]:
        """The rows of a log unchanged, whatever they contain."""
        return as_data(await self._find(select(*raw(*ENTRIES.c)).where(ENTRIES.c.table_id == id)))

    async def cut(self, id: str, entry: int) -> None:
        """Delete the entries of a log from a given one, and any snapshot after it."""

        def work(connection: Connection) -> None:
            bad = or_(ENTRIES.c.entry >= entry, ENTRIES.c.entry < 1)
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == id, bad))
            behind = SNAPSHOTS.c.table_id == id, SNAPSHOTS.c.entry >= entry
            connection.execute(delete(SNAPSHOTS).where(*behind))

        await self._write(work)

    async def drop_snapshot(self, id: str) -> None:
        """Delete a snapshot that cannot be used, so that another can replace it."""
        LOGGER.warning("the snapshot of table %s is damaged; its log is read instead", id)
        statement = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
        with suppress(Unavailable):  # anything not written now is read again
            await self._write(lambda connection: connection.execute(statement))

    async def save_snapshots(self, snapshots: list[Saved]) -> None:
        """Keep snapshots, unless newer ones are there, and what lists show of their tables."""
        rows = [
            saved._asdict() | {"checksum": checksum(saved.table_id, saved.entry, saved.data)}
            for saved in sorted(snapshots)  # a fixed order avoids deadlocks
        ]

        def work(connection: Connection) -> None:
            for statement in (LIST, KEEP):
                connection.execute(statement, rows)

        if rows:
            await self._write(work)

    # -- backups

    async def whole(self, id: str) -> StoredTable:
        """A table with everything that belongs to it, from one moment."""
        await self.table(id)
        return await self._read(lambda connection: _whole(connection, id))

    async def bring_back_server(
        self,
        keys: list[bytes],
        results: list[Result],
        deals: Sequence[DealSecret] = (),
    ) -> None:
        """Accept tokens of other keys, and store results that are missing.

        A server without its own secret for the daily challenges takes the first of these.
        """

        def work(connection: Connection) -> None:
            for key in keys:
                name = f"{SIGNING} {sha256(key).hexdigest()[:16]}"
                connection.execute(SET, {"key": name, "value": key.hex()})
            for secret in deals:
                name = f"{DEALS} {sha256(secret.key).hexdigest()[:16]}"
                for place in (DEALS, name):
                    connection.execute(SET, {"key": place, "value": str(secret)})
            there = set(connection.execute(select(RESULTS.c.table_id)).scalars())
            new = [result for result in results if result.table_id not in there]
            if new:
                connection.execute(insert(RESULTS), list(map(msgspec.structs.asdict, new)))

        await self._write(work)

    async def bring_back(
        self,
        row: Row,
        entries: list[LoggedEntry],
        snapshot: bytes | None,
        at: int,
        chat: list[ChatLine],
    ) -> None:
        """Restore a table from a backup in one transaction."""
        own = {"table_id": row.id}

        def work(connection: Connection) -> None:
            connection.execute(delete(DELETED).where(DELETED.c.id == row.id))
            connection.execute(insert(TABLES).values(msgspec.to_builtins(row)))
            for table, lines in ((ENTRIES, entries), (CHAT, chat)):
                if lines:
                    kept = [own | msgspec.structs.asdict(line) for line in lines]
                    connection.execute(insert(table), kept)
            if snapshot is not None:
                kept_sum = {"checksum": checksum(row.id, at, snapshot)}
                saved = own | {"entry": at, "data": snapshot} | kept_sum
                connection.execute(insert(SNAPSHOTS).values(saved))

        await self._write(work)

    # -- chat

    async def add_chat(self, table_id: str, name: str, seat: int, text: str) -> float:
        """Store a line of chat; return its time."""
        at = time.time()
        line = {"table_id": table_id, "at": at, "name": name, "seat": seat, "text": text}
        try:
            statement = insert(CHAT).values(line)
            await self._write(lambda connection: connection.execute(statement))
        except IntegrityError as cause:
            raise NotFound("no_such_table", table=table_id) from cause
        return at

    async def rename_chat(
        self, table_id: str, seats: Sequence[int], before: str, name: str
    ) -> None:
        """Rename the author of messages from these seats."""
        said = (CHAT.c.table_id == table_id, CHAT.c.seat.in_(seats), CHAT.c.name == before)
        statement = update(CHAT).where(*said).values(name=name)
        await self._write(lambda connection: connection.execute(statement))

    async def chat(self, table_id: str, limit: int = 100) -> list[dict[str, Any]]:
        """The last lines of chat, oldest first."""
        found = await self._find(LAST_LINES, id=table_id, limit=limit)
        return [msgspec.structs.asdict(line) for line in readable(reversed(found), ChatLine)]

    # -- results

    async def add_result(self, result: dict[str, Any]) -> None:
        """Store the first result of a game: when it is taken up again its dice are known."""
        with suppress(IntegrityError):  # it has ended once already
            statement = insert(RESULTS).values(result)
            await self._write(lambda connection: connection.execute(statement))

    async def results(self) -> list[Result]:
        """All results that can be read."""
        return readable(await self._find(select(*raw(*RESULTS.c)).order_by(RESULTS.c.at)), Result)

    async def challenge_results(self, day: str) -> list[dict[str, Any]]:
        """The results of a day's challenge; ``public`` says whether the table may be named."""
        public = TABLES.c.public.is_(True).label("public")
        query = select(*raw(*RESULTS.c), public)
        query = query.outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
        query = query.where(RESULTS.c.challenge == day).order_by(RESULTS.c.at)
        found = readable(await self._find(query), DayResult)
        return [msgspec.structs.asdict(one) for one in found if are_names(one.names)]

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
        found = readable(await self._find(query), Tallied)
        return [msgspec.structs.asdict(one) for one in found]

    async def names(self, tables: Collection[str] | None = None) -> list[tuple[str, int]]:
        """Groups who played ordinary games together, as JSON, with the number of games."""
        query = select(RESULTS.c.names, func.count()).where(*_counted(tables))
        found = await self._find(query.group_by(RESULTS.c.names))
        return [(names, count) for names, count in found if are_names(names)]
