"""Building a room from the database."""

from __future__ import annotations

from typing import Final

from vigil.core.errors import BadRecord, BadSave
from vigil.server.storage.store import Opened, Store
from vigil.tables.damage import damaged
from vigil.tables.errors import Unavailable
from vigil.tables.room.changes import Change
from vigil.tables.room.log_order import LogOrder
from vigil.tables.room.room import Room

NEWER: Final = ("newer_format", "newer_rules", "unknown_game")
"""The problem of a snapshot from a newer server."""


class LogReader:
    """Follows a log in a room; ``Damaged`` at an entry that no table has written."""

    def __init__(self, table: str, room: Room, opened: Opened) -> None:
        self._table = table
        self._room = room
        self.entries = opened.entries
        """The entries after the snapshot."""
        self.fits = opened.snapshot is None or room.restore(opened.snapshot)
        """Whether these rules can replay the game so far."""
        self._order = LogOrder(len(room.state.seats), room.ply if self.fits else None)

    def follow(self, change: Change) -> bool:
        """Follow the next entry, at least its seats; return whether these rules can replay it."""
        number = self._room.state.entries + 1
        try:
            self._order.note(change)
            self.fits = self.fits and self._followed(change)
            if not self.fits:
                self._room.follow_seats(change)
        except Exception as cause:  # damaged data can raise anything
            raise damaged(self._table, number, "misfit") from cause
        return self.fits

    def _followed(self, change: Change) -> bool:
        try:
            self._room.follow(change)
        except BadRecord:
            return False
        return True


async def open_reader(store: Store, table: str, room: Room, opened: Opened) -> LogReader:
    """A reader at the snapshot of a table, or at its beginning if the snapshot is damaged."""
    try:
        return LogReader(table, room, opened)
    except Exception as cause:  # damaged data can raise anything
        if opened.is_sure and isinstance(cause, BadSave) and cause.code in NEWER:
            raise Unavailable("newer_log", table=table) from cause
        await store.drop_snapshot(table)
        return LogReader(table, room, await store.opened(table, with_snapshot=False))
