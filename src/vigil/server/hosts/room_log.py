"""A room and its log: the room's entries are written, and written entries are applied."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from vigil.server.hosts.log_reader import open_reader
from vigil.server.storage.database import EntryConflict
from vigil.server.storage.store import Opened, Saved, Store
from vigil.tables.errors import Damaged, Gone, NotFound, Refused, Unavailable
from vigil.tables.host.audience import Audience
from vigil.tables.host.open_table import OpenTable, new_room
from vigil.tables.host.viewer import encode
from vigil.tables.room.changes import Change
from vigil.tables.room.room import Room

C = TypeVar("C", bound=Change)


class Conflicts:
    """Entries refused by the log because others had their numbers."""

    def __init__(self) -> None:
        self._met: set[int] = set()

    def note(self, number: int) -> None:
        """Note a conflict; the entry with that number was read then, so none is applied twice."""
        if number in self._met:
            raise Unavailable("storage", reason=EntryConflict.__name__)
        self._met.add(number)


class RoomLog:
    """Keeps the room of a table in step with its log; the caller holds the lock."""

    def __init__(self, table: OpenTable, store: Store, audience: Audience) -> None:
        self._table = table
        self._store = store
        self._audience = audience
        self.saved = 0
        """The entry of the last snapshot."""
        self.out_of_sync = False
        """Whether memory has an entry that storage does not have (yet)."""
        self.is_damaged = False
        """Whether storage has entries that cannot be followed; memory is then void."""

    @property
    def _id(self) -> str:
        return self._table.row.id

    @property
    def entries(self) -> int:
        """The number of entries that the room has followed."""
        return self._table.room.state.entries

    @property
    def unsaved(self) -> int:
        """The number of entries after the last snapshot."""
        return self.entries - self.saved

    def snapshot(self) -> Saved:
        """The room as it is stored."""
        room, seats = self._table.room, encode(self._table.sitters).decode()
        return Saved(self._id, self.entries, room.snapshot(), room.status, seats, time.time())

    # -- reading

    async def load(self, opened: Opened) -> None:
        """Rebuild the room; if newer rules cannot replay it, play continues from there."""
        conflicts = Conflicts()
        while not await self._read(opened):
            self._audience.close()
            if self._table.room.over:
                break
            try:
                await self._append(self._table.room.reopen())
            except EntryConflict:  # another server was first: read its entry
                conflicts.note(self.entries)
                opened = await self._store.opened(self._id)
            else:
                await self._store.save_snapshots([self.snapshot()])
                break
        self.out_of_sync = False

    async def _read(self, opened: Opened) -> bool:
        """Go to the snapshot and follow the log; return whether these rules can replay it."""
        before = self._table.room
        room = before if before.is_new else new_room(self._table.row)
        reader = await open_reader(self._store, self._id, room, opened)
        self._table.room = room
        self.saved = self.entries
        self._audience.show_again(before)
        for change in reader.entries:
            if reader.follow(change):
                self._audience.tell(change)
        return reader.fits

    def _follow(self, change: Change) -> bool:
        """Follow an entry and report it; return whether that was possible."""
        try:
            self._table.room.follow(change)
        except Exception:  # other rules or damage: a full read will show
            return False
        self._audience.tell(change)
        return True

    async def be_current(self) -> None:
        """Follow the entries of other servers, and inform our viewers."""
        if self.out_of_sync:
            await self._reload()
        elif self._store.shared:
            for _, change in await self._store.entries(self._id, self.entries):
                if not self._follow(change):
                    await self._reload()
                    return

    async def _reload(self) -> None:
        """Read the room again where memory and storage differ; report what viewers missed."""
        await self._store.journal.settle()
        try:
            await self.load(await self._store.opened(self._id))
        except (Gone, NotFound):
            self._audience.close()
            raise
        except Damaged:
            self.is_damaged = True
            self._audience.close()
            raise

    # -- writing

    async def carry_out(self, request: Callable[[Room], C]) -> C:
        """Ask the room until its change is in the log; another server may be faster."""
        if self.out_of_sync:
            await self._reload()
        conflicts = Conflicts()
        while True:
            change = self._asked(request)
            try:
                await self._append(change)
            except EntryConflict:
                conflicts.note(self.entries)
                await self._reload()
            else:
                return change

    def _asked(self, request: Callable[[Room], C]) -> C:
        """The result of a request to the room; after a bug the room is read again."""
        try:
            return request(self._table.room)
        except Refused:
            raise
        except Exception:
            self.out_of_sync = True
            raise

    async def _append(self, change: Change) -> None:
        """Write an entry; until then memory is ahead of storage."""
        data = msgspec.json.encode(change)
        self.out_of_sync = True
        await self._store.journal.append(self._id, self.entries, time.time(), data)
        self.out_of_sync = False
