"""All rooms that this server has in memory: opened on demand, saved, and let go when idle."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import Final

from vigil.server.bots import BotWorkers
from vigil.server.bus import Bus, News
from vigil.server.hosted import Hosted
from vigil.server.metrics import ROOMS, VIEWERS
from vigil.server.store import Saved, Store

SAVE_PAUSE: Final = 2.0
"""Seconds between two rounds of snapshots."""
IDLE: Final = 600.0
"""Seconds after which a room without viewers is let go."""


class Hub:
    """The rooms by the id of their table."""

    def __init__(self, store: Store, bus: Bus, bots: BotWorkers) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.rooms: dict[str, Hosted] = {}
        self._opening: dict[str, asyncio.Task[Hosted]] = {}
        self._saver: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write, to listen and to save."""
        self.store.log.start()
        await self.bus.start(self._heard)
        self._saver = asyncio.create_task(self._save_now_and_then())

    async def stop(self) -> None:
        """Save everything and end; viewers are told to come back."""
        if self._saver is not None:
            self._saver.cancel()
            with suppress(asyncio.CancelledError):
                await self._saver
        for hosted in self.rooms.values():
            for viewer in hosted.viewers:
                viewer.close()
        await self.bus.stop()
        await self.save_all()
        self.bots.stop()
        await self.store.close()

    async def room(self, id: str) -> Hosted:
        """The room of a table, opened if need be."""
        if id in self.rooms:
            hosted = self.rooms[id]
        else:
            if id not in self._opening:
                opening = Hosted.open(id, self.store, self.bus, self.bots)
                self._opening[id] = asyncio.create_task(opening)
            try:
                hosted = await asyncio.shield(self._opening[id])
            finally:
                self._opening.pop(id, None)
            self.rooms.setdefault(id, hosted)
            hosted = self.rooms[id]
        hosted.used = time.monotonic()
        return hosted

    async def _heard(self, news: News) -> None:
        """Another server has changed a table that we have open, or passes a message on."""
        hosted = self.rooms.get(news.table)
        if hosted is None:
            return
        if news.message:
            hosted.send_all(news.message.encode(), news.seat)
        elif news.entry > hosted.room.facts.entries:
            await hosted.catch_up()

    def measure(self) -> None:
        """Take the figures that are not counted as they happen."""
        ROOMS.set(len(self.rooms))
        VIEWERS.set(sum(len(hosted.viewers) for hosted in self.rooms.values()))

    # -- saving

    async def _save_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SAVE_PAUSE)
            await self.save_all()
            self._let_go()

    async def save_all(self) -> None:
        """Write snapshots of all rooms that have changed since their last ones."""
        changed = [h for h in self.rooms.values() if h.room.facts.entries > h.saved]
        snapshots = [await self._snapshot(hosted) for hosted in changed]
        if not snapshots:
            return
        await self.store.save_snapshots(snapshots)
        for hosted, saved in zip(changed, snapshots, strict=True):
            hosted.saved = saved.entry

    async def _snapshot(self, hosted: Hosted) -> Saved:
        async with hosted.lock:
            room = hosted.room
            names = [seat.name or seat.bot for seat in room.facts.seats]
            shown = json.dumps(names, ensure_ascii=False)
            entry = room.facts.entries
            return Saved(hosted.row.id, entry, room.snapshot(), room.status, shown)

    def _let_go(self) -> None:
        """Forget rooms that nobody has looked at for a while; they are saved."""
        now = time.monotonic()
        for id, hosted in list(self.rooms.items()):
            idle = not hosted.viewers and now - hosted.used > IDLE
            if idle and hosted.saved >= hosted.room.facts.entries and not hosted.is_thinking:
                del self.rooms[id]
