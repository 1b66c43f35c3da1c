"""A table on this device: changes are stored before the player sees them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from vigil.core.errors import BadRecord
from vigil.offline.shelf import Shelf
from vigil.tables.errors import NotFound
from vigil.tables.host.bus import SilentBus
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.table_host import TableHost
from vigil.tables.host.thinking import bot_seed, think
from vigil.tables.host.viewer import encode
from vigil.tables.replies.tables import glance_of
from vigil.tables.room.changes import Answered, AnyChange, Change
from vigil.tables.room.room import Room
from vigil.tables.row import Row

C = TypeVar("C", bound=Change)
DECODER: Final = msgspec.json.Decoder(AnyChange)
BREATH: Final = 0.05
"""Seconds between two bot answers, so that the page can draw and respond."""


class Bots:
    """Bots that think in the page's own thread."""

    async def choose(self, table: OpenTable, seat: int, bot: str) -> int:
        """Let a bot answer after a short pause."""
        save = table.room.game.save()
        await asyncio.sleep(BREATH)
        return think(bot, bot_seed(table.row.id), seat, save)


class LocalRow(Row):
    """A table of this device, with the day of the challenge it plays."""

    challenge: str = ""


class ShelfLog:
    """The log of a table, kept on the shelf of a device."""

    def __init__(self, table: OpenTable, shelf: Shelf) -> None:
        self.changes: list[AnyChange] = []
        self._table = table
        self._shelf = shelf

    async def read(self) -> bool:
        """Replay the stored log; return whether these rules can replay all of it."""
        room, fits = self._table.room, True
        for text in await self._shelf.entries(self._table.row.id):
            change = DECODER.decode(text)
            self.changes.append(change)
            try:
                (room.follow if fits else room.follow_seats)(change)
            except BadRecord:
                fits = False
                room.follow_seats(change)
        return fits

    async def carry_out(self, request: Callable[[Room], C]) -> C:
        """Apply a request to the room, and store the resulting entry."""
        change = request(self._table.room)
        await self.append(change)
        return change

    async def append(self, change: Change) -> None:
        """Store a change, and the table's state for lists."""
        text, glance = (encode(one).decode() for one in (change, glance_of(self._table)))
        await self._shelf.append(self._table.row.id, len(self.changes), text, glance)
        self.changes.append(DECODER.decode(text))


class LocalTable(TableHost):
    """A table whose log is stored on this device, and whose bots think here."""

    log: ShelfLog

    def __init__(self, row: LocalRow, shelf: Shelf) -> None:
        super().__init__(row, SilentBus(), Bots())
        self.table.challenge = row.challenge
        self.log = ShelfLog(self.table, shelf)

    @classmethod
    async def open(cls, id: str, shelf: Shelf) -> LocalTable:
        """Open a stored table and replay its log; newer rules continue where they cannot."""
        row = await shelf.row(id)
        if row is None:
            raise NotFound("no_such_table", table=id)
        made = cls(msgspec.json.decode(row, type=LocalRow), shelf)
        if not await made.log.read() and not made.room.over:
            await made.do(Room.reopen)
        return made

    async def _answer_as_bot(self, seat: int, ply: int, index: int) -> Answered:
        if not self.viewers:
            raise NotFound("no_such_table", table=self.row.id)  # bots stop without viewers
        return await super()._answer_as_bot(seat, ply, index)
