"""Bots think in processes of their own, so that a slow one never delays another table."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from vigil.bots import make_bot
from vigil.core.decision import Decision
from vigil.core.table import Table


def think(bot: str, seed: int, seat: int, save: str) -> int:
    """The answer of a bot for a seat of a saved game."""
    table = Table.load(save)
    decision = table.decision
    assert decision is not None
    own = decision.options_of(seat)
    options = tuple(decision.options[index] for index in own)
    asked = Decision(seat, decision.kind, options, decision.about)
    return own[make_bot(bot, seed + table.ply).choose(table, asked)] if len(own) > 1 else own[0]


class BotWorkers:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def choose(self, bot: str, seed: int, seat: int, save: str) -> int:
        """Let a bot answer."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, bot, seed, seat, save)

    def stop(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
