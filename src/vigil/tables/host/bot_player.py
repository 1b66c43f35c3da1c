"""The bots at a table: they think elsewhere and answer like players."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from vigil.tables.errors import Damaged, NotFound, Refused, Unavailable
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.thinking import Thinkers

LOGGER: Final = logging.getLogger("vigil")
STORAGE_PAUSE: Final = 1.0
"""Seconds before a bot retries what storage or the workers refused."""

Answering: TypeAlias = Callable[[int, int, int], Awaitable[object]]
"""Answers for a seat, at a ply, with the index of an option."""


class BotPlayer:
    """Plays the seats that bots have, one answer after the other."""

    def __init__(self, table: OpenTable, workers: Thinkers) -> None:
        self._table = table
        self._workers = workers
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None and not self._thinking.done()

    def wake(self, answer: Answering) -> None:
        """Let the bot whose choice it is think and answer."""
        if not self.is_thinking and self._table.room.bot_to_move() is not None:
            self._thinking = asyncio.create_task(self._play(answer))

    def stop(self) -> None:
        """Stop thinking."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _play(self, answer: Answering) -> None:
        while (asked := self._table.room.bot_to_move()) is not None:
            seat, bot = asked
            ply = self._table.room.ply
            try:
                await answer(seat, ply, await self._choice(seat, bot))
            except (Damaged, NotFound):
                return
            except Unavailable:
                await asyncio.sleep(STORAGE_PAUSE)
            except Refused:
                pass  # a player undid, paused or took the seat

    async def _choice(self, seat: int, bot: str) -> int:
        """The choice of a bot; one that fails takes its first option, so the game continues."""
        decision = self._table.room.game.decision
        assert decision is not None
        first = decision.options_of(seat)[0]
        try:
            return await self._workers.choose(self._table, seat, bot)
        except Refused:
            raise
        except Exception:
            LOGGER.exception("the bot %s failed", bot)
            return first
