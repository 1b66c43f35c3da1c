"""An open table: changes are made one after another, and all viewers are informed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

from vigil.bots import check_bot_for
from vigil.tables.bot_budget import check_budget
from vigil.tables.errors import Forbidden, Refused
from vigil.tables.host.absence import Absence
from vigil.tables.host.audience import Audience
from vigil.tables.host.bot_player import BotPlayer
from vigil.tables.host.bus import Bus, News
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.playing import played
from vigil.tables.host.presence import Presence
from vigil.tables.host.thinking import Thinkers
from vigil.tables.host.viewer import Viewer, encode
from vigil.tables.limits import Limits
from vigil.tables.protocol.messages import Message, Plans, Play, Replace, TableInfo
from vigil.tables.room import answering, standing_in
from vigil.tables.room.changes import Answered, AnyChange, Change
from vigil.tables.room.room import Room
from vigil.tables.row import Row

C = TypeVar("C", bound=Change)


class TableLog(Protocol):
    """The log of a table."""

    async def carry_out(self, request: Callable[[Room], C]) -> C:
        """Apply a request to the room, and write the resulting entry."""
        ...


class TableHost:
    """Changes of the room wait for the lock; nothing is sent before it is stored.

    None of its parts refers to it, so a table that is dropped leaves the memory at once: a server
    collects reference cycles only every half hour.
    """

    log: TableLog
    """Set by the subclass."""

    def __init__(self, row: Row, bus: Bus, bots: Thinkers) -> None:
        self.table = OpenTable(row)
        self.lock = asyncio.Lock()
        self.presence = Presence(self.table, bus)
        self.audience = Audience(self.table, self.presence)
        self.bots = BotPlayer(self.table, bots)
        self.absence = Absence(self.table)
        self._bus = bus

    # -- looking

    @property
    def row(self) -> Row:
        """The table as stored."""
        return self.table.row

    @property
    def room(self) -> Room:
        """The room as far as it was replayed here."""
        return self.table.room

    @property
    def viewers(self) -> set[Viewer]:
        """The viewers on this server."""
        return self.table.viewers

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.table.info()

    # -- changing

    async def do(self, request: Callable[[Room], C]) -> C:
        """Carry out a request: it is logged before anyone is informed."""
        async with self.lock:
            change = await self.log.carry_out(request)
            self.audience.tell(change)
        await self._follow_up(change)
        return change

    async def _follow_up(self, _: Change) -> None:
        """After a change: restart the silence of asked players, and wake the bots."""
        self.absence.note_change(self._count_votes)
        self.wake_bots()

    async def play(self, viewer: Viewer, request: Play) -> None:
        """Carry out a player's request, if the seat is still theirs when its turn comes."""
        await self.do(lambda room: played(room, viewer.seats, request))

    async def replace(self, viewer: Viewer, request: Replace, limits: Limits) -> None:
        """Let a bot play for an absent player, or let the seat pass; or start a vote."""
        if request.bot:
            check_budget(check_bot_for(request.bot, self.room.setup), limits)

        def stand_in(room: Room) -> AnyChange:
            if not viewer.seats:
                raise Forbidden("not_your_seat", seat=-1)
            self.absence.check_away(request.of, limits.silent_seconds)
            seat, until = viewer.speaks_as, time.time() + limits.vote_seconds
            present, others = self.absence.present, viewer.seats - {seat}
            return standing_in.stand_in(room, seat, request.of, request.bot, present, until, others)

        await self.do(stand_in)

    async def welcome_back(self, seat: int) -> None:
        """Return the seat to a player who was away."""
        with suppress(Refused):  # another request was first
            await self.do(lambda room: standing_in.come_back(room, seat))

    def wake_bots(self) -> None:
        """If it is a bot's choice, let it think."""
        self.bots.wake(self._answer_as_bot)

    async def _count_votes(self) -> None:
        await self.do(standing_in.count_votes)

    async def _answer_as_bot(self, seat: int, ply: int, index: int) -> Answered:
        return await self.do(partial(answering.answer_as_bot, number=seat, ply=ply, index=index))

    # -- telling

    def announce(self, message: Message, seat: int) -> None:
        """Send a message that is not stored to the viewers of all servers."""
        data = encode(message)
        self.audience.send_all(data, seat)
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, message=data.decode(), seat=seat))

    def tell_plans(self) -> None:
        """Report changed plans."""
        plans = self.table.marks.plans
        self.audience.broadcast(Plans(plans))
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, plans=plans))

    def tell_presence(self) -> None:
        """Report that a viewer has come, gone or returned."""
        self.table.note_presence()
        self.audience.tell_status()
        self.presence.share()

    def stop(self) -> None:
        """Stop all background work."""
        self.audience.stop()
        self.absence.stop()
        self.bots.stop()
