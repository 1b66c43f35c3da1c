"""Replays of games, kept for the next viewer."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from vigil.core.record import Record
from vigil.core.table import Table
from vigil.tables.host.replay import Replay
from vigil.tables.host.worker import Worker

KEPT: Final = 32
"""The number of games kept."""


class Replays:
    """The games viewed last, by table."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def at(self, table: str, record: Record, ply: int) -> Table:
        """A game at a ply; ``BadRecord`` if these rules cannot replay it that far."""
        replay = self._kept.setdefault(table, Replay())
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        async with replay.lock:
            return await self._worker.do(replay.at, record, ply)
