"""A game at any of its plies: replayed once, then kept up to date."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import takewhile

from vigil.core.record import Record
from vigil.core.table import Table


class Replay:
    """A game as far as it has been viewed; going back from there costs nothing."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._table: Table | None = None

    def at(self, record: Record, ply: int) -> Table:
        """The game of a record at a ply; chance answers as recorded."""
        if self._table is None:
            self._table = Table.replay(replace(record, seed=None), to=0)
        table = self._table
        pairs = zip(table.record.answers, record.answers, strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if alike < table.ply:  # the game has changed by an undo
            table.rewind(alike)
        table.follow(record.answers[table.ply : ply])
        shown = table.fork()
        shown.rewind(ply)
        return shown
