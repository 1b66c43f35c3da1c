"""Backups: a server, then each table with everything that belongs to it, as lines of JSON."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct, field

from vigil.server.storage.circles import Circles, WholeCircle
from vigil.server.storage.reading import ChatLine, LoggedEntry, Result
from vigil.server.storage.store import Store
from vigil.tables.errors import Refused
from vigil.tables.room.challenge import DealSecret
from vigil.tables.row import Row


class ServerBackup(Struct):
    """Data that belongs to no table: signing keys, results, secrets of daily deals."""

    keys: list[str]
    """The signing key first, then others that are still valid."""
    results: list[Result]
    deals: list[str] = []
    """The dealing secret first, then those of other servers."""


class Backup(Struct):
    """A table with its log, snapshot and chat, all from one moment."""

    row: Row
    entries: list[LoggedEntry]
    snapshot: bytes | None
    snapshot_entry: int
    chat: list[ChatLine]
    results: list[Result] = field(default_factory=list)
    """The result of its game, if it has ended."""


class CircleBackup(Struct):
    """A circle of friends with everything in it."""

    circle: WholeCircle


OF_A_CIRCLE: Final = '{"circle":'
OF_THE_SERVER: Final = '{"keys":'
"""The start of the server's line."""


async def backed_up_server(store: Store) -> str:
    """The backup of server data; it includes the secret of all tokens."""
    keys = [key.hex() for key in await store.signing_keys()]
    deals = [str(secret) for secret in await store.deal_secrets()]
    return msgspec.json.encode(ServerBackup(keys, await store.results(), deals)).decode()


async def backed_up_circles(store: Store) -> list[str]:
    """The backups of all circles, each as a line."""
    whole = await Circles(store).whole()
    return [msgspec.json.encode(CircleBackup(one)).decode() for one in whole]


async def backed_up(store: Store, table: str) -> str:
    """The backup of a table, consistent even while it is played."""
    return msgspec.json.encode(Backup(*await store.whole(table))).decode()


async def restored(store: Store, line: str) -> bool:
    """Bring back a table, which stays as it is if it is there, or what belongs to the server.

    Tokens that its keys signed are good from then on. Say whether it was a table.
    """
    try:
        if line.startswith(OF_THE_SERVER):
            server = msgspec.json.decode(line, type=ServerBackup)
            keys = [bytes.fromhex(key) for key in server.keys]
            deals = [DealSecret.read(text) for text in server.deals]
            await store.bring_back_server(keys, server.results, deals)
            return False
        if line.startswith(OF_A_CIRCLE):
            circle = msgspec.json.decode(line, type=CircleBackup).circle
            await Circles(store).bring_back(circle)
            return False
        backup = msgspec.json.decode(line, type=Backup)
    except (msgspec.MsgspecError, ValueError) as cause:
        raise Refused("bad_backup", reason=str(cause)) from cause
    if await store.find_table(backup.row.id) is not None:
        return False
    await store.bring_back(
        backup.row, backup.entries, backup.snapshot, backup.snapshot_entry, backup.chat
    )
    await store.bring_back_server([], backup.results)
    return True
