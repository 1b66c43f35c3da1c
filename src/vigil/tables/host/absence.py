"""Absent players who are asked: who counts as away, and how long a vote about it lasts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

from vigil.tables.errors import Refused, Unavailable
from vigil.tables.host.open_table import OpenTable

Counting: TypeAlias = Callable[[], Awaitable[object]]
"""Counts the votes."""

LONGEST_VOTE: Final = 600.0
"""Seconds; votes end by the clock on the wall, which may jump back."""


class Absence:
    """Knows who is away from a table, and ends votes when their time is up."""

    def __init__(self, table: OpenTable) -> None:
        self._table = table
        self._changed = time.monotonic()
        self._due: asyncio.Task[None] | None = None

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players look at the table, here or at another server."""
        return self._table.present

    def check_away(self, seat: int, silent_seconds: float) -> None:
        """Refuse to call a player away who looks at the table and has not been silent for long."""
        if seat not in self.present:
            return
        heard = [viewer.heard_at for viewer in self._table.viewers if seat in viewer.seats]
        silent = time.monotonic() - max([self._changed, *heard])
        if silent < silent_seconds:
            raise Refused("not_away", seat=seat, seconds=round(silent_seconds))

    def note_change(self, count: Counting) -> None:
        """Those who are asked have time again, and a new vote has its own."""
        self._changed = time.monotonic()
        self.watch(count)

    def watch(self, count: Counting) -> None:
        """Wait for the end of the vote that is going on, if there is one, and have it counted."""
        self.stop()
        proposal = self._table.room.state.proposal
        if proposal is not None and proposal.vote is not None:
            left = proposal.vote.until - time.time()
            left = min(max(0.0, left), LONGEST_VOTE)
            self._due = asyncio.create_task(self._end_vote(left, count))

    async def _end_vote(self, seconds: float, count: Counting) -> None:
        await asyncio.sleep(seconds)
        self._due = None
        with suppress(Refused, Unavailable):  # it was decided meanwhile, or is counted later
            await count()

    def stop(self) -> None:
        """Stop waiting."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
