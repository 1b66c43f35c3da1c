"""Bots think in processes of their own, so that a slow one never delays another table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from vigil.advice import Reason, Weighed, reason_for
from vigil.advice.thoughts import thoughts
from vigil.bots import make_bot
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table
from vigil.server.common.errors import TooMuch
from vigil.server.table.thinking import think

RETRY_SECONDS: Final = 0.5
MOST_PONDERING: Final = 8
"""So many answers may be thought over again at once; more would keep bots from answering."""

P = ParamSpec("P")
T = TypeVar("T")


def ponder(bot: str, seed: int, seat: int, save: str, answer: int) -> tuple[list[Weighed], Reason]:
    """What a bot weighs at a seat of a saved game, and why one would answer so.

    What it sees in a number of seconds cannot be seen again: it takes its usual rounds instead.
    """
    table = Table.load(save)
    table.dealer = SeededDealer(seed)
    name = bot.partition("@")[0] if bot.endswith("s") and "@" in bot else bot
    return thoughts(make_bot(name, seed + table.ply), table, seat), reason_for(table, answer)


def follow_the_server() -> None:
    """Workers end when the server does, however that is; Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class BotWorkers:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._pondering = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=follow_the_server
        )

    async def choose(self, bot: str, seed: int, seat: int, save: str) -> int:
        """Let a bot answer."""
        return await self.run(think, bot, seed, seat, save)

    async def ponder(
        self, bot: str, seed: int, seat: int, save: str, answer: int
    ) -> tuple[list[Weighed], Reason]:
        """Let a bot say what it weighed, unless too many are asked that."""
        if self._pondering >= MOST_PONDERING:
            raise TooMuch("too_much_pondering")
        self._pondering += 1
        try:
            return await self.run(ponder, bot, seed, seat, save, answer)
        finally:
            self._pondering -= 1

    async def run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have something thought over; if the process is killed, another one has to."""
        loop = asyncio.get_running_loop()
        while True:
            pool = self._pool = self._pool or self._new_pool()
            try:
                return await loop.run_in_executor(pool, partial(job, *args, **named))
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        """End the processes; a pool that is still ending when Python does may complain of it."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
