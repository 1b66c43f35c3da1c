"""Games at any of their plies: replayed once, beside the event loop, then kept and followed."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from vigil.core.record import Record
from vigil.core.table import Table
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.tables.host.replay import Replay

KEPT: Final = 32
"""Games that are kept."""


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
