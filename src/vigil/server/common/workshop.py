"""Long work is done beside the event loop, one piece after another, and not without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from vigil.server.common.errors import Unavailable

T = TypeVar("T")

MOST_WAITING: Final = 50
"""Pieces of work; whoever asked for the last one waits a few seconds."""
BUSY_SECONDS: Final = 5


class Workshop:
    """One thread, so that at most one piece of work takes the processor from the event loop."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "workshop")
        self._waiting = 0

    async def do(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        """Do some work in its turn; ``Unavailable`` when too much is waiting."""
        if self._waiting >= MOST_WAITING:
            raise Unavailable("busy", seconds=BUSY_SECONDS)
        self._waiting += 1
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._thread, partial(work, *given, **named))
        future.add_done_callback(self._done)
        return await asyncio.shield(future)

    def _done(self, future: asyncio.Future[Any]) -> None:
        self._waiting -= 1
        if not future.cancelled():
            future.exception()  # whoever waited for it may be gone


WORKSHOP: Final = Workshop()
"""That of this process."""
