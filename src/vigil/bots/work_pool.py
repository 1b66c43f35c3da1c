"""A pool of worker processes for long lists of tasks; this process works too."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from vigil.core.errors import VigilError

Task = TypeVar("Task")
Result = TypeVar("Result")

CHUNK_SECONDS: Final = 1.0
"""Target time of a chunk: long enough to cost little, short enough for progress."""
AHEAD: Final = 2
"""Chunks dispatched to each worker before it is done with the first."""
SHARE: Final = 4
"""A chunk is at most this part of what each process has left to do, so that all end together."""
DEATHS: Final = 3
"""How many workers may die over a chunk before it is taken for the cause."""


class WorkLost(VigilError):
    """Workers cannot do the work."""

    template = "the work cannot be done: {code}"


class FinishedChunk(NamedTuple, Generic[Result]):
    """A chunk that is done."""

    results: list[Result]
    tasks: int
    seconds: float


class TaskRunner(Protocol):
    """A way to do tasks; results come in chunks as they are ready, in any order."""

    def __call__(
        self, work: Callable[[Sequence[Task]], list[Result]], tasks: Sequence[Task]
    ) -> Generator[list[Result]]:
        """Do all tasks; who closes it before its end ends all that works for it."""
        ...


def run_in_pool(
    work: Callable[[Sequence[Task]], list[Result]], tasks: Sequence[Task], workers: int = 1
) -> Generator[list[Result]]:
    """Do all tasks, with worker processes if ``workers`` > 1; results come as they are ready."""
    chunks = Chunks(tasks, workers)
    if workers > 1:
        check_picklable(work)
    others = [Worker[Task, Result](work) for _ in range(min(workers - 1, len(tasks)))]
    try:
        while chunks.left or any(worker.chunks for worker in others):
            dispatch(chunks, others)
            done = _next_done(others, waiting=not chunks.left)
            if done is None and chunks.left:
                done = timed(work, chunks.take())
            if done is not None:
                chunks.measure(done.tasks, done.seconds)
                yield done.results
    finally:
        with interrupts_blocked():
            for worker in others:
                worker.stop()


def check_picklable(work: Any) -> None:
    """Refuse work that cannot go to another process."""
    try:
        pickle.dumps(work)
    except Exception as cause:
        raise WorkLost("not_portable", reason=str(cause)) from cause


def dispatch(chunks: Chunks[Task], workers: Sequence[Worker[Task, Any]]) -> None:
    """Give every worker a chunk, and one in reserve."""
    for ahead in range(AHEAD):
        for worker in workers:
            if chunks.left and len(worker.chunks) <= ahead:
                worker.assign(chunks.take())


def _next_done(
    workers: Sequence[Worker[Any, Result]], *, waiting: bool
) -> FinishedChunk[Result] | None:
    """The next finished chunk, if there is one by now or ``waiting`` until there is one."""
    busy = {worker.pipe: worker for worker in workers if worker.chunks}
    ready = wait(list(busy), None if waiting else 0)
    return busy[ready[0]].receive() if ready else None  # type: ignore[index]  # pipes only


class Chunks(Generic[Task]):
    """Tasks in chunks that take about the same time; the last ones are small."""

    def __init__(self, tasks: Sequence[Task], workers: int, least: int = 1) -> None:
        self._tasks = tasks
        self._workers = workers
        self._next = 0
        self._least = least
        self._size = least

    @property
    def left(self) -> int:
        """Tasks that no worker has yet."""
        return len(self._tasks) - self._next

    def take(self) -> Sequence[Task]:
        """The next chunk."""
        size = max(self._least, min(self._size, self.left // (SHARE * self._workers)))
        start, self._next = self._next, min(self._next + size, len(self._tasks))
        return self._tasks[start : self._next]

    def measure(self, tasks: int, seconds: float) -> None:
        """Learn from a chunk how large the next ones may be; at most twice that."""
        wanted = round(CHUNK_SECONDS * tasks / max(seconds, 1e-6))
        self._size = max(self._least, min(2 * tasks, wanted))


def timed(work: Callable[[Any], list[Result]], tasks: Sequence[Any]) -> FinishedChunk[Result]:
    """Return the results of tasks and the seconds they took."""
    began = perf_counter()
    return FinishedChunk(work(tasks), len(tasks), perf_counter() - began)


class Worker(Generic[Task, Result]):
    """A process that runs chunks one after another; it is replaced if it dies."""

    pipe: Connection

    def __init__(self, work: Callable[[Sequence[Task]], list[Result]]) -> None:
        self._work = work
        self.chunks: deque[Sequence[Task]] = deque()
        """Those it has to do, the next one first."""
        self._deaths = 0
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        self.pipe, its_end = context.Pipe()
        self._process = context.Process(
            target=_worker_main, args=(self._work, its_end), daemon=True
        )
        with interrupts_blocked():
            self._process.start()
        its_end.close()

    def assign(self, chunk: Sequence[Task]) -> None:
        """Give it one chunk more."""
        self.chunks.append(chunk)
        self._send(chunk)

    def _send(self, chunk: Sequence[Task]) -> None:
        with suppress(OSError):  # a death is noticed where results are received
            self.pipe.send(chunk)

    def receive(self) -> FinishedChunk[Result] | None:
        """The result of the worker; nothing if it has died, and its chunk starts again."""
        try:
            found: FinishedChunk[Result] | Exception = self.pipe.recv()
        except (EOFError, OSError):
            self._begin_again()
            return None
        if isinstance(found, Exception):
            raise found
        self.chunks.popleft()
        self._deaths = 0
        return found

    def _begin_again(self) -> None:
        self._deaths += 1
        self.stop()
        if self._deaths == DEATHS:
            raise WorkLost("helper_dies", deaths=DEATHS, status=self._process.exitcode)
        self._start()
        for chunk in self.chunks:
            self._send(chunk)

    def stop(self) -> None:
        """End it at once; its current chunk is lost."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _worker_main(work: Callable[[Any], list[Any]], pipe: Connection) -> None:
    """The main function of a worker; a thread sends results while the next chunk is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()
    done: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_send_results, args=(done, pipe), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            tasks = pipe.recv()
            try:
                done.put(timed(work, tasks))
            except Exception as error:
                done.put(_picklable(error))


def _send_results(done: SimpleQueue[Any], pipe: Connection) -> None:
    with suppress(OSError):
        while True:
            pipe.send(done.get())


def _picklable(error: Exception) -> Exception:
    """An error that can go to another process, if need be as text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _exit_with_parent() -> None:
    """End this worker however the first process ends."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C; the main process answers it afterwards."""
    if sys.platform == "win32":
        yield
        return
    ensure_running()  # Python's own helper, whose start would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
