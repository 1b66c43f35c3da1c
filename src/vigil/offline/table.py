"""A table on this device: its changes are kept before its player hears of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from vigil.bots.bot import LOOKING_AHEAD, check_bot
from vigil.core.errors import BadRecord
from vigil.offline.shelf import Shelf
from vigil.tables.errors import NotFound, Refused
from vigil.tables.host.audience import Audience
from vigil.tables.host.bot_player import BotPlayer
from vigil.tables.host.bus import SilentBus
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.presence import Presence
from vigil.tables.host.replay import Replay
from vigil.tables.host.thinking import bot_seed, think
from vigil.tables.host.viewer import encode
from vigil.tables.limits import Limits, clean_name
from vigil.tables.replies.tables import Glance
from vigil.tables.room.changes import Answered, AnyChange, Change
from vigil.tables.room.room import Room
from vigil.tables.row import Row

C = TypeVar("C", bound=Change)
DECODER: Final = msgspec.json.Decoder(AnyChange)
BREATH: Final = 0.05
"""Seconds between two answers of bots, in which the page may be drawn and asked."""


class Bots:
    """Bots think where everything else goes on, too."""

    async def choose(self, table: OpenTable, seat: int, bot: str) -> int:
        """Let a bot answer, after a breath."""
        save = table.room.game.save()
        await asyncio.sleep(BREATH)
        return think(bot, bot_seed(table.row.id), seat, save)


class LocalRow(Row):
    """A table of this device, with the day whose challenge it plays."""

    challenge: str = ""


class LocalTable:
    """A room with its log, its viewers and its bots."""

    def __init__(self, row: LocalRow, shelf: Shelf) -> None:
        self.table = OpenTable(row)
        self.table.challenge = row.challenge
        self.changes: list[AnyChange] = []
        self.audience = Audience(self.table, Presence(self.table, SilentBus()))
        self.bots = BotPlayer(self.table, Bots())
        self.replay = Replay()
        self._shelf = shelf
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, id: str, shelf: Shelf) -> LocalTable:
        """Open a table that was kept, and follow its log; later rules go on where they cannot."""
        row = await shelf.row(id)
        if row is None:
            raise NotFound("no_such_table", table=id)
        made = cls(msgspec.json.decode(row, type=LocalRow), shelf)
        changes = [DECODER.decode(text) for text in await shelf.entries(id)]
        fits = True
        for change in changes:
            fits = fits and made._follows(change)
            if not fits:
                made.room.follow_seats(change)
        made.changes = changes
        if not fits and not made.room.over:
            await made.do(Room.reopen)
        return made

    @property
    def id(self) -> str:
        """Its name in addresses."""
        return self.table.row.id

    @property
    def room(self) -> Room:
        """The room."""
        return self.table.room

    def glance(self) -> Glance:
        """The table as a list shows it."""
        return Glance(self.table.info(), self.room.view())

    async def do(self, request: Callable[[Room], C]) -> C:
        """Carry out a request: it is kept before anybody hears of it."""
        async with self._lock:
            change = request(self.room)
            text, glance = (encode(one).decode() for one in (change, self.glance()))
            await self._shelf.append(self.id, len(self.changes), text, glance)
            self.changes.append(DECODER.decode(text))
            self.audience.tell(change)
        self.wake_bots()
        return change

    def wake_bots(self) -> None:
        """If a bot is asked, let it think."""
        self.bots.wake(self._answer_as_bot)

    async def sit_down(self, number: int, name: str) -> str:
        """Claim a seat; its number is its token."""
        clean = clean_name(name, Limits().name_length)
        await self.do(lambda room: room.claim(number, clean, room.humans))
        return str(number)

    def stop(self) -> None:
        """End everything that goes on by itself."""
        self.audience.stop()
        self.bots.stop()

    def _follows(self, change: AnyChange) -> bool:
        try:
            self.room.follow(change)
        except BadRecord:
            return False
        return True

    async def _answer_as_bot(self, seat: int, ply: int, index: int) -> Answered:
        if not self.table.viewers:
            raise NotFound("no_such_table", table=self.id)  # bots rest while nobody looks
        return await self.do(lambda room: room.answer_as_bot(seat, ply, index))


def thinks_here(bot: str) -> str:
    """The name of a bot that needs nothing but the rules; those that look ahead need a server."""
    if check_bot(bot).startswith(LOOKING_AHEAD):
        raise needs_server()
    return bot


def needs_server() -> Refused:
    """Why something cannot be had on one device."""
    return Refused("needs_server")
