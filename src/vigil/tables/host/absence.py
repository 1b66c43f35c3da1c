"""Absent players whose turn it is: who counts as away, and how long a vote about it lasts."""

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
"""Seconds; votes end by the system clock, which may jump back."""


class Absence:
    """Knows who is away, and ends votes in time."""

    def __init__(self, table: OpenTable) -> None:
        self._table = table
        self._changed = time.monotonic()
        self._due: asyncio.Task[None] | None = None

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players have the table in view, on any server."""
        return self._table.present

    def check_away(self, seat: int, silent_seconds: float) -> None:
        """Refuse to treat a player as away who is present or has been silent only briefly."""
        if seat not in self.present:
            return
        heard = [viewer.heard_at for viewer in self._table.viewers if seat in viewer.seats]
        silent = time.monotonic() - max([self._changed, *heard])
        if silent < silent_seconds:
            raise Refused("not_away", seat=seat, seconds=round(silent_seconds))

    def note_change(self, count: Counting) -> None:
        """Restart the silence of asked players, and the time of a new vote."""
        self._changed = time.monotonic()
        self.watch(count)

    def watch(self, count: Counting) -> None:
        """Wait for the end of a vote, if there is one, and have it counted."""
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
