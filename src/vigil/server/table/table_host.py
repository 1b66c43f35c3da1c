"""A room in the memory of this server, with its viewers and its place in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec

from vigil.core.decision import CHANCE, Decision
from vigil.core.errors import BadRecord
from vigil.core.game import find_game
from vigil.core.record import Record
from vigil.lessons import lesson_dealt
from vigil.server.common.errors import NotFound, Refused, Unavailable
from vigil.server.common.metrics import ANSWERS
from vigil.server.room.changes import (
    Answered,
    BotSeated,
    Change,
    Claimed,
    Conceded,
    Reissued,
    Rematched,
    Reopened,
    Rewound,
    Started,
    Vacated,
)
from vigil.server.room.results import result_of
from vigil.server.room.room import Room
from vigil.server.storage.store import Row, Saved, Store
from vigil.server.storage.writers import EntryConflict
from vigil.server.table import messages
from vigil.server.table.bots import BotWorkers
from vigil.server.table.bus import Bus, News
from vigil.server.table.messages import Message, Origin, SeatInfo, Sitter, TableInfo
from vigil.server.table.presence import RemotePresence
from vigil.server.table.viewer import Viewer, encode, question_for

LOGGER: Final = logging.getLogger("vigil")
C = TypeVar("C", bound=Change)

QUIET: Final = 0.05
LONGEST_WAIT: Final = 1.0
"""A view follows when a table has been quiet for so long, or after the longest wait at the latest:
in fast play the updates tell what happened, and the view comes once."""


def new_room(row: Row) -> Room:
    """The room of a table before its first entry."""
    setup = find_game(row.game).setup.from_data(msgspec.json.decode(row.setup))
    origin = None if row.origin is None else Record.from_json(row.origin)
    return Room(setup, int(row.seed), origin)


class TableHost:
    """Whoever wants to change the room waits for the lock; nothing is told before it is safe."""

    def __init__(self, row: Row, room: Room, store: Store, bus: Bus, bots: BotWorkers) -> None:
        self.row = row
        self.room = room
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.saved = room.state.entries
        """The entry of the last snapshot."""
        self._store = store
        self._bus = bus
        self._bots = bots
        self._told = room.state.entries
        """The entry up to which viewers know what happened."""
        self.out_of_sync = False
        """Whether memory holds an entry that storage has not taken, or not yet."""
        self._elsewhere = RemotePresence()
        self._quiet_at = self._view_by = 0.0
        self._view_due: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._answers = ANSWERS.labels(row.game)

    # -- opening

    @classmethod
    async def open(cls, id: str, store: Store, bus: Bus, bots: BotWorkers) -> TableHost:
        """Open a table at its snapshot and follow its log from there."""
        row = await store.find_table(id)
        if row is None:
            raise NotFound("no_such_table", table=id)
        hosted = cls(row, new_room(row), store, bus, bots)
        async with hosted.lock:
            await hosted._load()
        if hosted.room.over and row.status != "over":
            await hosted._keep_result()
        hosted.wake_bot()
        return hosted

    async def _load(self) -> None:
        """Read the room anew; where later rules cannot follow it, play goes on from there."""
        while not await self._read():
            self.close()
            if self.room.over:
                break
            with suppress(EntryConflict):  # another server was first: read what it says
                await self._append(self.room.reopen())
                await self._store.save_snapshots([self.snapshot()])
                break
        self.out_of_sync = False

    async def _read(self) -> bool:
        """Go to the snapshot and follow the log; say whether these rules can follow it."""
        before, self.room = self.room, new_room(self.row)
        data = await self._store.snapshot(self.row.id)
        fits = data is None or self.room.restore(data)
        self.saved = self.room.state.entries
        if self.saved > self._told:
            self._tell_anew(before)
        for _, change in await self._store.entries(self.row.id, self.saved):
            fits = fits and self._follow(change)
            if not fits:
                self.room.follow_seats(change)
        return fits

    def _follow(self, change: Change) -> bool:
        """Follow an entry and tell of it; say whether these rules can."""
        try:
            self.room.follow(change)
        except BadRecord:
            return False
        self.tell(change)
        return True

    def snapshot(self) -> Saved:
        """The room as it is to be kept."""
        room, entry = self.room, self.room.state.entries
        seats = encode(self.sitters).decode()
        return Saved(self.row.id, entry, room.snapshot(), room.status, seats, time.time())

    @property
    def unsaved(self) -> int:
        """How many entries are behind the last snapshot."""
        return self.room.state.entries - self.saved

    # -- changing

    async def do(self, request: Callable[[Room], C]) -> C:
        """Carry out a request: it is in the log before anybody hears of it."""
        async with self.lock:
            if self.out_of_sync:
                await self._reload()
            change = await self._carry_out(request)
            self.tell(change)
        if isinstance(change, Answered):
            self._answers.inc()
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, entry=self.room.state.entries))
        if self.room.over and isinstance(change, Answered | Conceded):
            await self._keep_result()
        self.wake_bot()
        return change

    async def _carry_out(self, request: Callable[[Room], C]) -> C:
        """Ask the room until its change is in the log; another server may be first."""
        while True:
            change = self._asked(request)
            try:
                await self._append(change)
            except EntryConflict:
                await self._reload()
            else:
                return change

    def _asked(self, request: Callable[[Room], C]) -> C:
        """What the room makes of a request; after a mistake of ours it is read anew."""
        try:
            return request(self.room)
        except Refused:
            raise
        except Exception:
            self.out_of_sync = True
            raise

    async def _append(self, change: Change) -> None:
        """Write an entry; until that is done memory is ahead of storage."""
        entry, data = self.room.state.entries, msgspec.json.encode(change)
        self.out_of_sync = True
        await self._store.journal.append(self.row.id, entry, time.time(), data)
        self.out_of_sync = False

    async def _reload(self) -> None:
        """Read the room anew, for memory and storage differ, and tell what viewers missed."""
        await self._store.journal.settle()
        row = await self._store.find_table(self.row.id)
        if row is None:
            self.close()
            raise NotFound("no_such_table", table=self.row.id)
        await self._load()

    async def _keep_result(self) -> None:
        """Keep how the game ended, unless it began in another one or its dice were known."""
        if self.room.origin is None and not self.lesson:
            with suppress(Unavailable):
                await self._store.add_result(result_of(self.row.id, self.room))

    async def catch_up(self) -> None:
        """Follow what other servers have written, and tell our viewers."""
        async with self.lock:
            await self.be_current()

    async def be_current(self) -> None:
        """The same for one who has the lock."""
        if self.out_of_sync:
            await self._reload()
        elif self._bus.shared:
            for _, change in await self._store.entries(self.row.id, self.room.state.entries):
                if not self._follow(change):
                    await self._reload()
                    return

    def close(self) -> None:
        """Send all viewers away; they come back if they can."""
        for viewer in self.viewers:
            viewer.wire.close()

    def stop(self) -> None:
        """End everything that goes on by itself."""
        self.close()
        if self._view_due is not None:
            self._view_due.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    # -- telling

    @property
    def ply(self) -> int:
        """The ply of the pending question; -1 before the game starts."""
        return -1 if self.room.table is None else self.room.table.ply

    @property
    def last_ply(self) -> int:
        """The last ply that can be looked at: of the game, or of the record it is to go on from."""
        origin = self.room.origin
        return len(origin.answers) if self.room.table is None and origin else self.ply

    @property
    def decision(self) -> Decision | None:
        """The pending question."""
        return None if self.room.table is None or self.room.over else self.room.table.decision

    @property
    def sitters(self) -> list[Sitter]:
        """Who sits at the table."""
        return [Sitter(seat.name, seat.bot) for seat in self.room.state.seats]

    @property
    def origin(self) -> Origin | None:
        """Where the game of this table comes from."""
        origin = self.room.origin
        return None if origin is None else Origin(self.row.forked_from, len(origin.answers))

    @property
    def lesson(self) -> str:
        """The lesson that is played here; empty for an ordinary game."""
        return lesson_dealt(self.row.game, self.room.seed)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        room, here = self.room, self._here() | self._elsewhere.seats
        seats = [
            SeatInfo(seat.name, seat.bot, number in here)
            for number, seat in enumerate(room.state.seats)
        ]
        return TableInfo(
            id=self.row.id,
            title=self.row.title,
            game=self.row.game,
            setup=room.setup.to_data(),
            status=room.status,
            seats=seats,
            asked=self._asked_seats(),
            spectators=self._spectators() + self._elsewhere.spectators,
            proposal=room.state.proposal,
            commitment=room.commitment,
            seed=str(room.seed) if room.over else None,
            reopened_at=room.state.reopened.to if room.state.reopened else None,
            rematch=room.state.rematch or None,
            origin=self.origin,
            lesson=self.lesson,
        )

    def _asked_seats(self) -> list[int]:
        if self.decision is None or self.room.status != "playing":
            return []
        return list(self.decision.seats())

    def tell(self, change: Change) -> None:
        """Tell all viewers what has changed, unless they know."""
        if self.room.state.entries <= self._told:
            return
        self._told = self.room.state.entries
        if not self.viewers:
            return
        if isinstance(change, Answered | Started):
            self._tell_update(change)
            self._view_soon()
        elif isinstance(change, Rewound | Reopened):
            self.tell_all()
        elif isinstance(change, Rematched):
            self.broadcast(messages.Rematch(self.row.id, change.table))
        elif isinstance(change, Claimed | Vacated | BotSeated | Reissued):
            for viewer in self.viewers:
                viewer.lose(change.seat)  # whoever has the newest token says hello again
            self.share_presence()
        if not isinstance(change, Answered) or self.room.over:
            self.broadcast(messages.Status(self.info()))

    def _tell_update(self, change: Answered | Started) -> None:
        """One update for those who are asked, another for everybody else."""
        asked = frozenset(() if self.decision is None else self.decision.seats())
        made: dict[bool, bytes] = {}
        for viewer in self.viewers:
            mine = not viewer.seats.isdisjoint(asked)
            if mine not in made:
                question = question_for(self.decision, asked if mine else frozenset())
                seat = change.seat if isinstance(change, Answered) else CHANCE
                update = messages.Update(self.ply, seat, change.events, question)
                made[mine] = encode(update)
            viewer.send(made[mine])

    def tell_all(self) -> None:
        """Everything anew: what was shown before no longer holds."""
        view = self.room.view()
        if view is None:
            return
        for viewer in self.viewers:
            question = question_for(self.decision, viewer.seats)
            undo = self.room.undo_targets(viewer.seats)
            viewer.tell(messages.Rewound(self.ply, view, question, undo))

    def _tell_anew(self, before: Room) -> None:
        """Viewers have missed entries: show them how things are; who was replaced stands up."""
        self._told = self.room.state.entries
        seats = enumerate(zip(before.state.seats, self.room.state.seats, strict=True))
        for number in [n for n, (old, new) in seats if old.generation != new.generation]:
            for viewer in self.viewers:
                viewer.lose(number)
        self.tell_all()
        self.broadcast(messages.Status(self.info()))

    def _view_soon(self) -> None:
        """Send the view when the table is quiet, or has not been for too long."""
        loop = asyncio.get_running_loop()
        self._quiet_at = loop.time() + QUIET
        if self._view_due is None:
            self._view_by = loop.time() + LONGEST_WAIT
            self._view_due = loop.call_at(self._quiet_at, self._view_if_quiet)

    def _view_if_quiet(self) -> None:
        loop = asyncio.get_running_loop()
        when = min(self._quiet_at, self._view_by)
        if loop.time() < when:
            self._view_due = loop.call_at(when, self._view_if_quiet)
        else:
            self._send_view()

    def _send_view(self) -> None:
        self._view_due = None
        view = self.room.view() if self.viewers else None
        if view is not None:
            self._tell_view(view)

    def _tell_view(self, view: dict[str, Any]) -> None:
        """One view for those who play alone, another for everybody else."""
        people = frozenset(self.room.humans)
        made: dict[bool, bytes] = {}
        for viewer in self.viewers:
            alone = viewer.seats >= people
            if alone not in made:
                undo = self.room.undo_targets(viewer.seats)
                made[alone] = encode(messages.View(self.ply, view, undo))
            viewer.send(made[alone])

    def broadcast(self, message: Message, seat: int = -2) -> None:
        """A message for all viewers who have not muted its seat."""
        self.send_all(encode(message), seat)

    def send_all(self, data: bytes, seat: int = -2) -> None:
        """The same, already encoded."""
        for viewer in self.viewers:
            if seat not in viewer.muted:
                viewer.send(data)

    async def announce(self, message: Message, seat: int) -> None:
        """A message that is not kept, for the viewers of all servers."""
        data = encode(message)
        self.send_all(data, seat)
        if self._bus.shared:
            self._bus.publish(News(table=self.row.id, message=data.decode(), seat=seat))

    # -- who is there

    def _here(self) -> frozenset[int]:
        """The seats whose players are at this server."""
        return frozenset(seat for viewer in self.viewers for seat in viewer.seats)

    def _spectators(self) -> int:
        return sum(1 for viewer in self.viewers if not viewer.seats)

    def tell_presence(self) -> None:
        """Somebody has come or gone."""
        self.broadcast(messages.Status(self.info()))
        self.share_presence()

    def share_presence(self) -> None:
        """Tell the other servers who is here."""
        if self._bus.shared:
            news = News(self.row.id, here=self._here(), spectators=self._spectators())
            self._bus.publish(news)

    def keep_presence(self) -> None:
        """Tell it again while somebody is here, and notice servers that have fallen silent."""
        if self.viewers:
            self.share_presence()
        if self._elsewhere.forget_silent():
            self.broadcast(messages.Status(self.info()))

    def hear_presence(self, news: News) -> None:
        """Another server tells who is there, or asks who is here."""
        if news.asks and self.viewers:
            self.share_presence()
        if news.here is not None and self._elsewhere.note(news.server, news.here, news.spectators):
            self.broadcast(messages.Status(self.info()))

    # -- bots

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to answer."""
        return self._thinking is not None and not self._thinking.done()

    def wake_bot(self) -> None:
        """If a bot is asked, let it think."""
        if not self.is_thinking:
            asked = self.room.bot_to_move()
            if asked is not None:
                self._thinking = asyncio.create_task(self._think(*asked))

    async def _choice(self, seat: int, bot: str) -> int:
        """What a bot wants; one that fails takes its first option, so that the game goes on."""
        game = self.room.game
        assert game.decision is not None
        first = game.decision.options_of(seat)[0]
        seed = crc32(self.row.id.encode())  # not the dealer's: its moves would tell of the dice
        try:
            return await self._bots.choose(bot, seed, seat, game.save())
        except Exception:
            LOGGER.exception("the bot %s failed", bot)
            return first

    async def _think(self, seat: int, bot: str) -> None:
        asked: tuple[int, str] | None = (seat, bot)
        while asked is not None:
            ply, index = self.ply, await self._choice(*asked)
            try:
                await self.do(partial(Room.answer_as_bot, number=asked[0], ply=ply, index=index))
            except NotFound:
                return
            except Unavailable:
                await asyncio.sleep(LONGEST_WAIT)
            except Refused:
                pass  # somebody undid, paused or took the seat meanwhile
            asked = self.room.bot_to_move()
