"""Bots think in processes of their own, so that a slow one never delays another table."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from vigil.bots import make_bot
from vigil.core.dealer import SeededDealer
from vigil.core.table import Table

RETRY_SECONDS: Final = 0.5


def think(bot: str, seed: int, seat: int, save: str) -> int:
    """The answer of a bot for a seat of a saved game."""
    table = Table.load(save)
    table.dealer = SeededDealer(seed)  # bots are not to see the dice before they fall
    decision = table.decision
    assert decision is not None
    own = decision.options_of(seat)
    if len(own) == 1:
        return own[0]
    asked = decision.put_alone_to(seat)
    return own[make_bot(bot, seed + table.ply).choose(table, asked)]


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
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=follow_the_server
        )

    async def choose(self, bot: str, seed: int, seat: int, save: str) -> int:
        """Let a bot answer; if its process is killed, another one has to."""
        loop = asyncio.get_running_loop()
        while True:
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, think, bot, seed, seat, save)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
                await asyncio.sleep(RETRY_SECONDS)

    def stop(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
