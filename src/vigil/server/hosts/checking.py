"""Whether a table opens, and cutting a damaged log where it can no longer be read."""

from __future__ import annotations

from vigil.server.hosts.log_reader import open_reader
from vigil.server.storage.store import Store
from vigil.tables.damage import Damage, damage_told
from vigil.tables.errors import Damaged, Refused
from vigil.tables.host.open_table import new_room


async def check_table(store: Store, id: str) -> Damage | None:
    """The damage of a table; its whole log is read, and it is opened as by a server."""
    try:
        await store.entries(id)
        opened = await store.opened(id)
        reader = await open_reader(store, id, new_room(opened.row), opened)
        for change in reader.entries:
            reader.follow(change)
    except Damaged as damage:
        return damage_told(damage)
    return None


async def repair_table(store: Store, id: str) -> int | None:
    """Cut the log before its first bad entry; return how many entries are left, if any was."""
    left = None
    while (damage := await check_table(store, id)) is not None:
        if not damage.entry:
            raise Refused("row_damaged", table=id)
        await store.cut(id, damage.entry)
        left = damage.entry - 1
    await store.mark(id, None)
    return left
