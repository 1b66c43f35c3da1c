"""A table open on this server: its log is in the database, and other servers are informed."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from vigil.server.common.metrics import ANSWERS
from vigil.server.hosts.bots import BotWorkers
from vigil.server.hosts.hints import Hints
from vigil.server.hosts.room_log import RoomLog
from vigil.server.storage.store import Store
from vigil.tables.errors import Unavailable
from vigil.tables.host.bus import Bus, News
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.table_host import TableHost
from vigil.tables.protocol.messages import Plans
from vigil.tables.room.challenge import DailyDeals
from vigil.tables.room.changes import Answered, Change
from vigil.tables.room.results import result_of
from vigil.tables.row import Row


class ServerTable(TableHost):
    """A table with a database, other servers, and processes for bots."""

    log: RoomLog

    def __init__(
        self, row: Row, store: Store, bus: Bus, bots: BotWorkers, deals: DailyDeals
    ) -> None:
        super().__init__(row, bus, bots)
        if self.room.origin is None:
            players, seed = self.room.setup.players, self.room.seed
            self.table.challenge = deals.day_of(row.game, players, seed, row.created)
        self.used = time.monotonic()
        self.changed: Callable[[OpenTable], None] = lambda _: None
        self.log = RoomLog(self.table, store, self.audience)
        self.hints = Hints(self.table, bots)
        self._workers = bots
        self._store = store
        self._result_kept = False
        self._answers = ANSWERS.labels(row.game)

    @classmethod
    async def open(
        cls, id: str, store: Store, bus: Bus, bots: BotWorkers, deals: DailyDeals
    ) -> ServerTable:
        """Open a table at its snapshot, and follow its log from there."""
        opened = await store.opened(id)
        hosted = cls(opened.row, store, bus, bots, deals)
        hosted.table.shows_origin = await store.is_public(opened.row.forked_from)
        async with hosted.lock:
            await hosted.log.load(opened)
        await hosted._keep_result()
        if opened.row.damaged:
            with suppress(Unavailable):  # lists may be outdated for a while
                await store.mark(id, None)
        hosted.absence.watch(hosted._count_votes)
        hosted.wake_bots()
        return hosted

    async def catch_up(self) -> None:
        """Follow the entries of other servers, and inform our viewers."""
        async with self.lock:
            await self.log.be_current()
        await self._keep_result()

    def wake_bots(self) -> None:
        """If a bot is to choose, let it think on the account of those present."""
        super().wake_bots()
        self._workers.renew(self.table)

    async def _follow_up(self, change: Change) -> None:
        """Count the change, inform other servers, store the result, wake the bots."""
        if isinstance(change, Answered):
            self._answers.inc()
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, entry=self.log.entries))
        await self._keep_result()
        await super()._follow_up(change)
        self.changed(self.table)

    async def _keep_result(self) -> None:
        """Store the result, unless the game was forked or its dice were known.

        The first server to see the end does so, as the one that ended the game may have crashed.
        """
        if self._result_kept or not self.room.over:
            return
        if self.room.origin is None and not self.table.lesson:
            result = result_of(self.row.id, self.room, self.table.challenge)
            try:
                await self._store.add_result(result)
            except Unavailable:  # until the next visit
                return
        self._result_kept = True

    # -- other servers

    def renew_presence(self) -> None:
        """Report again who is here, and notice silent servers."""
        if self.presence.renew():
            self.audience.tell_status()

    def hear(self, news: News) -> None:
        """A message or presence report from another server."""
        if news.message:
            self.audience.send_all(news.message.encode(), news.seat)
        if news.plans is not None:
            self.table.marks.plans = news.plans
            self.audience.broadcast(Plans(news.plans))
        if self.presence.hear(news):
            self.audience.tell_status()

    def stop(self) -> None:
        """Stop all background work."""
        super().stop()
        self.hints.stop()
