"""Work shared out among processes, of which this one is the first."""

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

PORTION_SECONDS: Final = 1.0
"""How long a portion shall take: seldom enough to cost nothing, often enough to be watched."""
AHEAD: Final = 2
"""Portions handed out for each helper before it is done with the first."""
SHARE: Final = 4
"""A portion is at most this part of what each process has left to do, so that all end together."""
DEATHS: Final = 3
"""So many helpers may die over a portion; then it is taken for what kills them."""


class WorkLost(VigilError):
    """Nobody else can do the work."""

    template = "the work cannot be done: {code}"


class Done(NamedTuple, Generic[Result]):
    """A portion that is done."""

    results: list[Result]
    tasks: int
    seconds: float


class Sharing(Protocol):
    """A way to do tasks; results come in portions as they are ready, in any order."""

    def __call__(
        self, work: Callable[[Sequence[Task]], list[Result]], tasks: Sequence[Task]
    ) -> Generator[list[Result]]:
        """Do all tasks; who closes it before its end ends all that works for it."""
        ...


def shared_out(
    work: Callable[[Sequence[Task]], list[Result]], tasks: Sequence[Task], workers: int = 1
) -> Generator[list[Result]]:
    """Do all tasks, with helpers if there are several workers; results come as they are ready."""
    portions = Portions(tasks, workers)
    if workers > 1:
        check_portable(work)
    helpers = [Helper[Task, Result](work) for _ in range(min(workers - 1, len(tasks)))]
    try:
        while portions.left or any(helper.portions for helper in helpers):
            hand_out(portions, helpers)
            done = _next_done(helpers, waiting=not portions.left)
            if done is None and portions.left:
                done = timed(work, portions.take())
            if done is not None:
                portions.measure(done.tasks, done.seconds)
                yield done.results
    finally:
        with interrupts_held():
            for helper in helpers:
                helper.stop()


def check_portable(work: Any) -> None:
    """Refuse work that cannot go to another process."""
    try:
        pickle.dumps(work)
    except Exception as cause:
        raise WorkLost("not_portable", reason=str(cause)) from cause


def hand_out(portions: Portions[Task], helpers: Sequence[Helper[Task, Any]]) -> None:
    """Give every helper something to do, and to go on with."""
    for ahead in range(AHEAD):
        for helper in helpers:
            if portions.left and len(helper.portions) <= ahead:
                helper.hand(portions.take())


def _next_done(helpers: Sequence[Helper[Any, Result]], *, waiting: bool) -> Done[Result] | None:
    """What a helper has done by now, or, if somebody has to wait for it, before long."""
    busy = {helper.pipe: helper for helper in helpers if helper.portions}
    ready = wait(list(busy), None if waiting else 0)
    return busy[ready[0]].receive() if ready else None  # type: ignore[index]  # pipes only


class Portions(Generic[Task]):
    """Tasks in portions that take about the same time; the last ones are small."""

    def __init__(self, tasks: Sequence[Task], workers: int, least: int = 1) -> None:
        self._tasks = tasks
        self._workers = workers
        self._next = 0
        self._least = least
        self._size = least

    @property
    def left(self) -> int:
        """Tasks that nobody has yet."""
        return len(self._tasks) - self._next

    def take(self) -> Sequence[Task]:
        """The next portion."""
        size = max(self._least, min(self._size, self.left // (SHARE * self._workers)))
        start, self._next = self._next, min(self._next + size, len(self._tasks))
        return self._tasks[start : self._next]

    def measure(self, tasks: int, seconds: float) -> None:
        """Learn from a portion how large the next ones may be; at most twice that."""
        wanted = round(PORTION_SECONDS * tasks / max(seconds, 1e-6))
        self._size = max(self._least, min(2 * tasks, wanted))


def timed(work: Callable[[Any], list[Result]], tasks: Sequence[Any]) -> Done[Result]:
    """What comes of tasks, and the seconds it took."""
    began = perf_counter()
    return Done(work(tasks), len(tasks), perf_counter() - began)


class Helper(Generic[Task, Result]):
    """A process that does portions one after the other; another one goes on if it dies."""

    pipe: Connection

    def __init__(self, work: Callable[[Sequence[Task]], list[Result]]) -> None:
        self._work = work
        self.portions: deque[Sequence[Task]] = deque()
        """Those it has to do, the next one first."""
        self._deaths = 0
        self._start()

    def _start(self) -> None:
        context = get_context("spawn")
        self.pipe, its_end = context.Pipe()
        self._process = context.Process(target=_help, args=(self._work, its_end), daemon=True)
        with interrupts_held():
            self._process.start()
        its_end.close()

    def hand(self, portion: Sequence[Task]) -> None:
        """Give it one portion more."""
        self.portions.append(portion)
        self._send(portion)

    def _send(self, portion: Sequence[Task]) -> None:
        with suppress(OSError):  # a death is noticed where results are received
            self.pipe.send(portion)

    def receive(self) -> Done[Result] | None:
        """What it has done; nothing if it has died, and then its work begins again."""
        try:
            found: Done[Result] | Exception = self.pipe.recv()
        except (EOFError, OSError):
            self._begin_again()
            return None
        if isinstance(found, Exception):
            raise found
        self.portions.popleft()
        self._deaths = 0
        return found

    def _begin_again(self) -> None:
        self._deaths += 1
        self.stop()
        if self._deaths == DEATHS:
            raise WorkLost("helper_dies", deaths=DEATHS, status=self._process.exitcode)
        self._start()
        for portion in self.portions:
            self._send(portion)

    def stop(self) -> None:
        """End it at once; what it is doing is lost."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _help(work: Callable[[Any], list[Any]], pipe: Connection) -> None:
    """The life of a helper: it works on while another thread gives back what is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    done: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_give_back, args=(done, pipe), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            tasks = pipe.recv()
            try:
                done.put(timed(work, tasks))
            except Exception as error:
                done.put(_portable(error))


def _give_back(done: SimpleQueue[Any], pipe: Connection) -> None:
    with suppress(OSError):
        while True:
            pipe.send(done.get())


def _portable(error: Exception) -> Exception:
    """An error that can go to another process, if need be as text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _end_with_parent() -> None:
    """Nobody is left behind, however the first process ends."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
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
