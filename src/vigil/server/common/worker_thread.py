"""Long work beside the event loop: one piece after another, with a bounded queue."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, TypeVar

from vigil.tables.errors import TooMuch, Unavailable

T = TypeVar("T")

MOST_WAITING: Final = 50
"""The longest queue; its last piece waits a few seconds."""
MOST_OF_ADDRESS: Final = 10
"""The most pieces of one address in it."""
BUSY_SECONDS: Final = 5
CALLER: Final[ContextVar[str]] = ContextVar("caller", default="")
"""The address of the current request."""


class WorkerThread:
    """One thread, so that at most one piece of work competes with the event loop."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "worker")
        self._waiting: Counter[str] = Counter()

    async def do(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        """Do some work in its turn; ``Unavailable`` when the queue is full.

        ``TooMuch`` when too much of it is for the same address.
        """
        address = CALLER.get()
        if self._waiting.total() >= MOST_WAITING:
            raise Unavailable("busy", seconds=BUSY_SECONDS)
        if address and self._waiting[address] >= MOST_OF_ADDRESS:
            raise TooMuch("too_many_requests", seconds=BUSY_SECONDS)
        self._waiting[address] += 1
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._thread, partial(work, *given, **named))
        future.add_done_callback(partial(self._done, address))
        return await asyncio.shield(future)

    def _done(self, address: str, future: asyncio.Future[Any]) -> None:
        self._waiting -= Counter((address,))
        if not future.cancelled():
            future.exception()  # its caller may be gone


WORKER_THREAD: Final = WorkerThread()
"""The one of this process."""
