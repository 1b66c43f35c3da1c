"""A table with everything that belongs to it, as one line of JSON."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from vigil.server.common.errors import Refused
from vigil.server.storage.row import Row
from vigil.server.storage.store import Store


class LoggedEntry(Struct):
    """An entry of the log."""

    entry: int
    at: float
    change: bytes


class ChatLine(Struct):
    """A line of chat."""

    at: float
    name: str
    seat: int
    text: str


class Backup(Struct):
    """A table, its log, its snapshot and its chat."""

    row: Row
    entries: list[LoggedEntry]
    snapshot: bytes | None
    snapshot_entry: int
    chat: list[ChatLine]


async def backed_up(store: Store, table: str) -> str:
    """The backup of a table."""
    row = await store.table(table)
    entries = [LoggedEntry(*entry) for entry in await store.raw_entries(table)]
    snapshot, at = await store.raw_snapshot(table)
    chat = [ChatLine(**line) for line in await store.chat(table, 10**9)]
    return msgspec.json.encode(Backup(row, entries, snapshot, at, chat)).decode()


async def restored(store: Store, line: str) -> bool:
    """Bring a table back from its backup; one that is there stays as it is."""
    try:
        backup = msgspec.json.decode(line, type=Backup)
    except msgspec.MsgspecError as cause:
        raise Refused("bad_backup", reason=str(cause)) from cause
    if await store.find_table(backup.row.id) is not None:
        return False
    await store.bring_back(
        backup.row,
        [msgspec.structs.asdict(entry) for entry in backup.entries],
        backup.snapshot,
        backup.snapshot_entry,
        [msgspec.structs.asdict(line) for line in backup.chat],
    )
    return True
