"""A table that this server has open: one after the other may change it, and all hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from vigil.bots import check_bot_for
from vigil.server.common.bot_budget import check_budget
from vigil.server.common.metrics import ANSWERS
from vigil.server.hosts.bots import BotWorkers
from vigil.server.hosts.hints import Hints
from vigil.server.hosts.room_log import RoomLog
from vigil.server.storage.store import Store
from vigil.tables.errors import Forbidden, Refused, Unavailable
from vigil.tables.host.absence import Absence
from vigil.tables.host.audience import Audience
from vigil.tables.host.bot_player import BotPlayer
from vigil.tables.host.bus import Bus, News
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.playing import played
from vigil.tables.host.presence import Presence
from vigil.tables.host.viewer import Viewer, encode
from vigil.tables.limits import Limits
from vigil.tables.protocol.messages import Message, Play, Replace, TableInfo
from vigil.tables.room.challenge import DailyDeals
from vigil.tables.room.changes import Answered, AnyChange, Change
from vigil.tables.room.results import result_of
from vigil.tables.room.room import Room
from vigil.tables.row import Row

C = TypeVar("C", bound=Change)


class TableHost:
    """Whoever wants to change the room waits for the lock; nothing is told before it is safe.

    None of its parts keeps it, so that a table that is let go leaves the memory at once: a server
    looks for circles of things that keep each other once in half an hour.
    """

    def __init__(
        self, row: Row, store: Store, bus: Bus, bots: BotWorkers, deals: DailyDeals
    ) -> None:
        self.table = OpenTable(row)
        if self.room.origin is None:
            players, seed = self.room.setup.players, self.room.seed
            self.table.challenge = deals.day_of(row.game, players, seed, row.created)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.presence = Presence(self.table, bus)
        self.audience = Audience(self.table, self.presence)
        self.log = RoomLog(self.table, store, self.audience)
        self.bots = BotPlayer(self.table, bots)
        self.hints = Hints(self.table, bots)
        self._workers = bots
        self.absence = Absence(self.table)
        self._store = store
        self._bus = bus
        self._result_kept = False
        self._answers = ANSWERS.labels(row.game)

    @classmethod
    async def open(
        cls, id: str, store: Store, bus: Bus, bots: BotWorkers, deals: DailyDeals
    ) -> TableHost:
        """Open a table at its snapshot and follow its log from there."""
        opened = await store.opened(id)
        hosted = cls(opened.row, store, bus, bots, deals)
        hosted.table.shows_origin = await store.is_public(opened.row.forked_from)
        async with hosted.lock:
            await hosted.log.load(opened)
        await hosted._keep_result()
        if opened.row.damaged:
            with suppress(Unavailable):  # lists may say so for a while
                await store.mark(id, None)
        hosted.absence.watch(hosted._count_votes)
        hosted.wake_bots()
        return hosted

    # -- looking

    @property
    def row(self) -> Row:
        """The table as the database has it."""
        return self.table.row

    @property
    def room(self) -> Room:
        """The room as far as this server has followed it."""
        return self.table.room

    @property
    def viewers(self) -> set[Viewer]:
        """Who looks at it here."""
        return self.table.viewers

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.table.info()

    async def catch_up(self) -> None:
        """Follow what other servers have written, and tell our viewers."""
        async with self.lock:
            await self.log.be_current()
        await self._keep_result()

    # -- changing

    async def do(self, request: Callable[[Room], C]) -> C:
        """Carry out a request: it is in the log before anybody hears of it."""
        async with self.lock:
            change = await self.log.carry_out(request)
            self.audience.tell(change)
        await self._follow_up(change)
        return change

    async def play(self, viewer: Viewer, request: Play) -> None:
        """Carry out what a player wants, for a seat that is his when it is his turn in line."""
        await self.do(lambda room: played(room, viewer.seats, request))

    async def replace(self, viewer: Viewer, request: Replace, limits: Limits) -> None:
        """Let a bot play for somebody who is away, or him pass; or have those present vote."""
        if request.bot:
            check_budget(check_bot_for(request.bot, self.room.setup), limits)

        def stand_in(room: Room) -> AnyChange:
            if not viewer.seats:
                raise Forbidden("not_your_seat", seat=-1)
            self.absence.check_away(request.of, limits.silent_seconds)
            seat, until = viewer.speaks_as, time.time() + limits.vote_seconds
            present, others = self.absence.present, viewer.seats - {seat}
            return room.stand_in(seat, request.of, request.bot, present, until, others)

        await self.do(stand_in)

    async def welcome_back(self, seat: int) -> None:
        """Give somebody who was away his seat again."""
        with suppress(Refused):  # somebody else was first
            await self.do(lambda room: room.come_back(seat))

    def wake_bots(self) -> None:
        """If a bot is asked, let it think, on behalf of those who are here now."""
        self.bots.wake(self._answer_as_bot)
        self._workers.renew(self.table)

    async def _count_votes(self) -> None:
        await self.do(Room.count_votes)

    async def _answer_as_bot(self, seat: int, ply: int, index: int) -> Answered:
        return await self.do(partial(Room.answer_as_bot, number=seat, ply=ply, index=index))

    async def _follow_up(self, change: Change) -> None:
        """What others do about a change: count, come and read, keep the result, think."""
        if isinstance(change, Answered):
            self._answers.inc()
        self.absence.note_change(self._count_votes)
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, entry=self.log.entries))
        await self._keep_result()
        self.wake_bots()

    async def _keep_result(self) -> None:
        """Keep how the game ended, unless it began in another one or its dice were known.

        Whoever sees first that it is over does so: the server that ended it may have died.
        """
        if self._result_kept or not self.room.over:
            return
        if self.room.origin is None and not self.table.lesson:
            result = result_of(self.row.id, self.room, self.table.challenge)
            try:
                await self._store.add_result(result)
            except Unavailable:  # until somebody looks again
                return
        self._result_kept = True

    # -- telling

    def announce(self, message: Message, seat: int) -> None:
        """A message that is not kept, for the viewers of all servers."""
        data = encode(message)
        self.audience.send_all(data, seat)
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, message=data.decode(), seat=seat))

    def tell_presence(self) -> None:
        """Somebody has come or gone."""
        self.audience.tell_status()
        self.presence.share()

    def renew_presence(self) -> None:
        """Say again who is here, and notice servers that have fallen silent."""
        if self.presence.renew():
            self.audience.tell_status()

    def hear(self, news: News) -> None:
        """Another server passes a message on, or says who is there."""
        if news.message:
            self.audience.send_all(news.message.encode(), news.seat)
        if self.presence.hear(news):
            self.audience.tell_status()

    def stop(self) -> None:
        """End everything that goes on by itself."""
        self.audience.stop()
        self.absence.stop()
        self.bots.stop()
        self.hints.stop()
