"""Work shared out among processes, of which this one is the first."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

PORTION_SECONDS: Final = 1.0
"""How long a portion shall take: seldom enough to cost nothing, often enough to be watched."""
AHEAD: Final = 2
"""Portions handed out for each helper before it is done with the first."""
SHARE: Final = 4
"""A portion is at most this part of what each process has left to do, so that all end together."""


def shared_out(
    work: Callable[[Sequence[Task]], list[Result]], tasks: Sequence[Task], workers: int
) -> Iterator[list[Result]]:
    """Do all tasks, with helpers if there are several workers; results come as they are ready."""
    portions, helpers = Portions(tasks, workers), workers - 1
    pool = ProcessPoolExecutor(max(1, helpers), get_context("spawn"))
    pending: list[Future[tuple[list[Result], float]]] = []
    try:
        while portions.left or pending:
            while portions.left and len(pending) < AHEAD * helpers:
                with _interrupts_held():
                    pending.append(pool.submit(_timed, work, portions.take()))
            ready = next((future for future in pending if future.done()), None)
            if ready is None and portions.left:
                results, seconds = _timed(work, portions.take())
            else:
                ready = ready or pending[0]
                pending.remove(ready)
                results, seconds = ready.result()
            portions.measure(len(results), seconds)
            yield results
    finally:
        pool.shutdown(cancel_futures=True)


class Portions(Generic[Task]):
    """Tasks in portions that take about the same time; the last ones are small."""

    def __init__(self, tasks: Sequence[Task], workers: int) -> None:
        self._tasks = tasks
        self._workers = workers
        self._next = 0
        self._size = 1

    @property
    def left(self) -> int:
        """Tasks that nobody has yet."""
        return len(self._tasks) - self._next

    def take(self) -> Sequence[Task]:
        """The next portion."""
        size = max(1, min(self._size, self.left // (SHARE * self._workers)))
        start, self._next = self._next, self._next + size
        return self._tasks[start : start + size]

    def measure(self, tasks: int, seconds: float) -> None:
        """Learn from a portion how large the next ones may be; at most twice that."""
        self._size = max(1, min(2 * tasks, round(PORTION_SECONDS * tasks / max(seconds, 1e-6))))


def _timed(work: Callable[[Any], list[Result]], tasks: Any) -> tuple[list[Result], float]:
    """What comes of tasks, and the seconds it took."""
    began = perf_counter()
    return work(tasks), perf_counter() - began


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C; the main process answers it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
