"""Servers with one mistake each, by which tests prove that they would notice it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from vigil.core.decision import Decision

LATE: Final = 0.3
"""Seconds between an acknowledgement and what it promised."""


def acknowledge_early() -> None:
    """An answer is acknowledged before it is written."""
    from vigil.server.storage.journal import Journal

    append, tasks = Journal.append, set[asyncio.Task[None]]()

    async def later(self: Journal, given: tuple[Any, ...]) -> None:
        await asyncio.sleep(LATE)
        await append(self, *given)

    async def at_once(self: Journal, *given: Any) -> None:
        task = asyncio.create_task(later(self, given))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    Journal.append = at_once  # type: ignore[assignment, method-assign]


def write_twice() -> None:
    """An answer goes into the log two times."""
    from vigil.server.room.changes import Answered, Change
    from vigil.server.table.room_log import RoomLog

    append = RoomLog._append

    async def twice(self: RoomLog, change: Change) -> None:
        await append(self, change)
        if isinstance(change, Answered):
            self._table.room.state.entries += 1
            await append(self, change)

    RoomLog._append = twice  # type: ignore[method-assign]


def load_dice() -> None:
    """Chance answers something else than the seed says."""
    from vigil.core.dealer import SeededDealer

    deal = SeededDealer.deal

    def loaded(self: SeededDealer, decision: Decision, ply: int) -> int:
        return (deal(self, decision, ply) + 1) % len(decision.options)

    SeededDealer.deal = loaded  # type: ignore[method-assign]


MUTANTS: Final[dict[str, Callable[[], None]]] = {
    "early": acknowledge_early,
    "twice": write_twice,
    "loaded": load_dice,
}
