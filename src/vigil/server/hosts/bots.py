"""Bots think in separate processes, so that a slow one never delays another table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from vigil.bots import make_bot
from vigil.bots.bot import LOOKING_AHEAD
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.insight.advice import Reason, Weighed, reason_for
from vigil.insight.advice.weighed_options import weighed_options
from vigil.server.common.fair_queue import Place
from vigil.server.common.prices import MESSAGES
from vigil.server.common.thinking_time import ThinkingTime
from vigil.server.hosts.worker import Worker
from vigil.server.hosts.worker_queue import WorkerQueue
from vigil.tables.errors import Refused
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.thinking import bot_seed, think
from vigil.tables.limits import Limits

ANSWER_SECONDS: Final = MESSAGES["Answer"] / 1000
"""The server's own time for handling a bot's answer."""

T = TypeVar("T")


def ponder(
    bot: str, seed: int, seat: int, save: str, answer: int, longest: float | None = None
) -> tuple[list[Weighed], Reason]:
    """The options weighed by a bot at a seat of a saved game, and its reason.

    A search limited by time cannot be repeated, so its usual number of rounds is used.
    """
    table = Table.load(save)
    table.dealer = SeededDealer(seed)
    name = bot.partition("@")[0] if bot.endswith("s") and "@" in bot else bot
    made = make_bot(name, seed + table.ply, longest=longest)
    return weighed_options(made, table, seat), reason_for(table, answer)


class BotWorkers:
    """The processes in which bots, hints and analyses think, and their queue.

    Bots that only use rules of thumb take milliseconds: they have their own process, where no
    search delays them.
    """

    def __init__(
        self, workers: int, limits: Limits | None = None, thinking_time: ThinkingTime | None = None
    ) -> None:
        limits = limits or Limits()
        self._longest = limits.bot_seconds
        self._time = thinking_time or ThinkingTime(limits)
        self.deep = WorkerQueue([Worker() for _ in range(workers)], self._time)
        self.quick = WorkerQueue([Worker()], self._time)

    async def choose(self, table: OpenTable, seat: int, bot: str) -> int:
        """Let a bot answer for a seat; refused if the question is gone when its turn comes."""

        def prepare() -> Callable[[], int]:
            if table.room.bot_to_move() != (seat, bot):
                raise Refused("stale", ply=table.room.ply, now=table.room.ply)
            save, seed = table.room.game.save(), bot_seed(table.row.id)
            return partial(think, bot, seed, seat, save, self._longest)

        queue = self.deep if bot.startswith(LOOKING_AHEAD) else self.quick
        place = Place(self._payer(table), table.row.id)
        return await queue.think(place, prepare, ANSWER_SECONDS)

    def renew(self, table: OpenTable) -> None:
        """A client has come to a table whose bots had no account to charge."""
        for queue in (self.deep, self.quick):
            queue.move(table.row.id, self._payer(table))

    def _payer(self, table: OpenTable) -> str:
        """Of the clients a table's bots think for, the one with the most time left."""
        return self._time.richest(table.payers)

    async def ponder(
        self, place: Place, bot: str, seed: int, seat: int, save: str, answer: int
    ) -> tuple[list[Weighed], Reason]:
        """Let a bot explain its choice, unless too many requests are pending."""
        self.check(place)
        return await self.run(place, partial(ponder, bot, seed, seat, save, answer, self._longest))

    def check(self, place: Place) -> None:
        """Refuse an address that has used its time, or has enough in the queue."""
        self._time.check(place.address)
        self.deep.check(place)

    async def run(self, place: Place, call: Callable[[], T]) -> T:
        """Run work that may take a while."""
        return await self.deep.request(place, call)

    async def stop(self) -> None:
        """End the processes at once, and refuse waiting work."""
        await self.deep.stop()
        await self.quick.stop()
