"""Reports of games, kept for the next reader."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypeAlias

from vigil.core.record import Record
from vigil.insight.report import Report, report_of
from vigil.tables.host.worker import Worker

Key: TypeAlias = tuple[str, tuple[int, ...]]
"""A table and its answers: after an undo the same ply may describe another game."""

KEPT: Final = 64
"""The number of reports kept."""


class Reports:
    """The reports asked for last."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._kept: OrderedDict[Key, Report] = OrderedDict()

    async def report(self, table: str, record: Record) -> Report:
        """The report of a game; it is made only once."""
        key = (table, record.answers)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = await self._worker.do(report_of, record)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
