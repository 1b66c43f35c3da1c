"""Games at any of their plies: replayed once, beside the event loop, then kept and followed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from itertools import takewhile
from typing import Final

from vigil.core.record import Record
from vigil.core.table import Table
from vigil.server.common.worker_thread import WORKER_THREAD

KEPT: Final = 32
"""Games that are kept."""


class Replay:
    """One game as far as somebody has looked at it; from there going back costs nothing."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._table: Table | None = None

    def at(self, record: Record, ply: int) -> Table:
        """The game of a record at a ply; chance answers as it did, and not of itself."""
        if self._table is None:
            self._table = Table.replay(replace(record, seed=None), to=0)
        table = self._table
        pairs = zip(table.record.answers, record.answers, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if alike < table.ply:  # an undo has led the game elsewhere
            table.rewind(alike)
        table.follow(record.answers[table.ply : ply])
        shown = table.fork()
        shown.rewind(ply)
        return shown


class Replays:
    """The games looked at last, by table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def at(self, table: str, record: Record, ply: int) -> Table:
        """A game at a ply; raises ``BadRecord`` where these rules can no longer play it so far."""
        replay = self._kept.setdefault(table, Replay())
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        async with replay.lock:
            return await WORKER_THREAD.do(replay.at, record, ply)
