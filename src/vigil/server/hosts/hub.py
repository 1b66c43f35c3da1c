"""All rooms in memory: opened on demand, saved, and unloaded when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from vigil.core.errors import VigilError
from vigil.server.common.metrics import ROOMS, VIEWERS
from vigil.server.hosts.bots import BotWorkers
from vigil.server.hosts.server_table import ServerTable
from vigil.server.storage.store import Saved, Store
from vigil.tables.damage import damage_told
from vigil.tables.errors import Damaged, Gone, NotFound, Unavailable
from vigil.tables.host.bus import ALL_TABLES, Bus, News
from vigil.tables.host.open_table import OpenTable
from vigil.tables.room.challenge import DailyDeals

LOGGER: Final = logging.getLogger("vigil")
SAVE_PAUSE: Final = 2.0
"""Seconds between two rounds of snapshots."""
REST: Final = 0.5
FAR: Final = 250
"""A snapshot waits until no request has come for its room for this many seconds, or until this
many entries lie behind the last one: in fast play each would be out of date at once."""
SAVED_TOGETHER: Final = 10
"""Snapshots in one transaction, because all answers wait for it."""
PRESENCE_PAUSE: Final = 4.0
"""Seconds between reports of presence to other servers."""
IDLE: Final = 600.0
"""Seconds after which a room without viewers is unloaded."""


class Hub:
    """The rooms by the id of their table."""

    def __init__(self, store: Store, bus: Bus, bots: BotWorkers, deals: DailyDeals) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.deals = deals
        self.changed: Callable[[OpenTable], None] = lambda _: None
        """Called after every change of a table on this server."""
        self.rooms: dict[str, ServerTable] = {}
        self._opening: dict[str, asyncio.Task[ServerTable]] = {}
        self._setting_aside: set[asyncio.Task[None]] = set()
        store.damage_found = self._note_damage
        self._saver: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start writing, listening and saving."""
        self.store.journal.start()
        await self.bus.start(self._heard)
        self._saver = asyncio.create_task(self._save_now_and_then())

    async def stop(self) -> None:
        """Save everything and stop; viewers are asked to reconnect."""
        if self._saver is not None:
            self._saver.cancel()
            with suppress(asyncio.CancelledError):
                await self._saver
        for hosted in self.rooms.values():
            hosted.stop()
        await self.bots.stop()
        await self.bus.stop()
        await self.save_all()
        await self.store.close()

    async def room(self, id: str) -> ServerTable:
        """The room of a table, opened if necessary."""
        if id in self.rooms and self.rooms[id].log.is_damaged:
            self._drop(id)
        if id in self.rooms:
            hosted = self.rooms[id]
        else:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            try:
                hosted = await asyncio.shield(self._opening[id])
            finally:
                self._opening.pop(id, None)
            hosted = await self._opened(id, hosted)
        hosted.used = time.monotonic()
        return hosted

    async def _open(self, id: str) -> ServerTable:
        try:
            return await ServerTable.open(id, self.store, self.bus, self.bots, self.deals)
        except Damaged as damage:
            await self._set_aside(id, damage)
            raise

    # -- damage

    def _note_damage(self, damage: Damaged) -> None:
        """Entries of an open table are damaged: unload it and disconnect its viewers."""
        task = asyncio.create_task(self._set_aside(str(damage.data["table"]), damage))
        self._setting_aside.add(task)
        task.add_done_callback(self._setting_aside.discard)

    async def _set_aside(self, id: str, damage: Damaged) -> None:
        """Note the damage of a table, inform its visitors, and check it again."""
        found = damage_told(damage)
        is_new = True
        with suppress(Unavailable):  # the next visitor finds it again
            is_new = await self.store.mark(id, found)
        if is_new:
            LOGGER.warning("table %s is damaged: entry %d, %s", id, found.entry, found.reason)
            self.bus.publish(News(id, gone=True))
        self._drop(id)

    async def current(self, id: str) -> ServerTable:
        """The room with everything stored in its log, and nothing else."""
        hosted = await self.room(id)
        await hosted.catch_up()
        return hosted

    async def delete(self, id: str) -> None:
        """Delete a table for good, and disconnect its viewers."""
        hosted = await self.room(id)
        async with hosted.lock:
            await self.store.delete_table(id)
        self._drop(id)
        self.bus.publish(News(id, gone=True))

    def _drop(self, id: str) -> None:
        """Unload a deleted table."""
        hosted = self.rooms.pop(id, None)
        if hosted is not None:
            hosted.stop()

    async def with_rematches(self, id: str) -> set[str]:
        """A table and its rematches, as far as they can be opened."""
        found: set[str] = set()
        while id and id not in found:
            try:
                hosted = await self.room(id)
            except (Damaged, Gone, NotFound):
                if not found:
                    raise
                break
            found.add(id)
            id = hosted.room.state.rematch
        return found

    async def _opened(self, id: str, hosted: ServerTable) -> ServerTable:
        """Keep a room just opened; news that arrived meanwhile does not concern it."""
        if id not in self.rooms:
            self.rooms[id] = hosted
            hosted.changed = self.changed
            await self._catch_up(hosted)
            self.bus.publish(News(id, asks=True))
        return self.rooms.get(id, hosted)

    async def _heard(self, news: News) -> None:
        """News from another server: a table has changed, or a message is passed on."""
        if news.table == ALL_TABLES:
            for hosted in list(self.rooms.values()):
                await self._catch_up(hosted)
        elif news.gone:
            self._drop(news.table)
        elif news.table in self.rooms:
            hosted = self.rooms[news.table]
            if news.entry > hosted.log.entries:
                await self._catch_up(hosted)
            hosted.hear(news)

    async def _catch_up(self, hosted: ServerTable) -> None:
        """Follow other servers; failures here may succeed elsewhere."""
        try:
            await hosted.catch_up()
        except Unavailable:
            pass  # all rooms catch up when the database is back
        except Damaged as damage:
            await self._set_aside(hosted.row.id, damage)
        except VigilError:
            LOGGER.exception("a table cannot be followed")
            hosted.audience.close()

    def measure(self) -> None:
        """Take the metrics that are not counted as they happen."""
        ROOMS.set(len(self.rooms))
        VIEWERS.set(sum(len(hosted.viewers) for hosted in self.rooms.values()))

    # -- saving

    async def _save_now_and_then(self) -> None:
        told = time.monotonic()
        while True:
            await asyncio.sleep(SAVE_PAUSE)
            await self.save(self._worth_saving())
            self._let_go()
            for hosted in self.rooms.values():
                hosted.table.put_away()
            if self.bus.shared and time.monotonic() - told > PRESENCE_PAUSE:
                told = time.monotonic()
                for hosted in self.rooms.values():
                    hosted.renew_presence()

    def _worth_saving(self) -> list[ServerTable]:
        """Idle rooms, and busy ones that are far from their last snapshots."""
        rest = time.monotonic() - REST
        return [h for h in self.rooms.values() if h.used < rest or h.log.unsaved > FAR]

    async def save_all(self) -> None:
        """Save all rooms; if that fails, the logs still have everything."""
        await self.save(list(self.rooms.values()))

    async def save(self, rooms: list[ServerTable]) -> None:
        """Write snapshots of rooms that have changed since their last ones, a few at a time."""
        changed = [hosted for hosted in rooms if hosted.log.unsaved]
        for start in range(0, len(changed), SAVED_TOGETHER):
            try:
                await self._save(changed[start : start + SAVED_TOGETHER])
            except Unavailable:
                LOGGER.warning("snapshots could not be saved")

    async def _save(self, rooms: list[ServerTable]) -> None:
        taken: list[tuple[ServerTable, Saved]] = []
        for hosted in rooms:
            async with hosted.lock:
                if not hosted.log.out_of_sync:
                    taken.append((hosted, hosted.log.snapshot()))
            await asyncio.sleep(0)  # answers go first
        await self.store.save_snapshots([saved for _, saved in taken])
        for hosted, saved in taken:
            hosted.log.saved = max(hosted.log.saved, saved.entry)

    def _let_go(self) -> None:
        """Unload rooms that have had no viewers for a while; they are saved."""
        now = time.monotonic()
        for id, hosted in list(self.rooms.items()):
            idle = not hosted.viewers and now - hosted.used > IDLE
            safe = hosted.log.out_of_sync or not hosted.log.unsaved
            if idle and safe and not hosted.bots.is_thinking and not hosted.lock.locked():
                del self.rooms[id]
