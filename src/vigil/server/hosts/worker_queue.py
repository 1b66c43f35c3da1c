"""Workers and their fair queue: the least served client is next; those in debt wait."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from vigil.server.common.fair_queue import FairQueue, Place
from vigil.server.common.metrics import THINKING_SECONDS, THINKING_WAITING
from vigil.server.common.thinking_time import ThinkingTime
from vigil.server.hosts.worker import CallResult, WorkerDied
from vigil.tables.errors import TooMuch, Unavailable

TRIES: Final = 3
"""The number of processes that one call may kill before it is given up."""
LONGEST: Final = 120.0
"""Seconds after which a process counts as hung; a call takes two of a processor."""
MOST_OF_ADDRESS: Final = 16
MOST_OF_TABLE: Final = 8
"""The most waiting requests of an address for a table; pending bots are always let in."""
STOPPING_SECONDS: Final = 5
ENDED_SECONDS: Final = 2.0
"""Seconds to wait for calls whose processes were killed."""
MOMENT: Final = 0.01

T = TypeVar("T")


class Thinker(Protocol):
    """The interface of a worker."""

    @property
    def pid(self) -> int | None:
        """The process ID, if there is a process."""
        ...

    async def think(self, call: Callable[[], Any]) -> CallResult:
        """Run a call; ``WorkerDied`` if the process ends first."""
        ...

    def kill(self) -> None:
        """End the process at once."""
        ...

    def end(self) -> None:
        """End the process for good."""
        ...

    def reap(self) -> None:
        """Wait until the process has ended."""
        ...


class QueuedCall:
    """A call that waits for a worker: its work, its client, and the future of its result."""

    def __init__(
        self, place: Place, prepare: Callable[[], Callable[[], Any]], extra: float = 0.0
    ) -> None:
        self.place = place
        self.prepare = prepare
        self.extra = extra
        """Extra seconds charged for the server's own work."""
        self.tries = 0
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class WorkerQueue:
    """Workers, and the calls waiting for them."""

    def __init__(self, workers: Sequence[Thinker], thinking_time: ThinkingTime) -> None:
        self._workers = workers
        self._free = list(workers)
        self._time = thinking_time
        self._line: FairQueue[QueuedCall] = FairQueue()
        self._requests: Counter[tuple[str, str]] = Counter()
        self._thinking: set[asyncio.Task[None]] = set()
        self._queued: set[QueuedCall] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped = False

    async def request(self, place: Place, call: Callable[[], T]) -> T:
        """Make a request and count it until it is done."""
        keys = ("address", place.address), ("table", place.table)
        self._requests.update(keys)
        try:
            return await self.think(place, lambda: call)
        finally:
            self._requests -= Counter(keys)

    async def think(
        self, place: Place, prepare: Callable[[], Callable[[], T]], extra: float = 0.0
    ) -> T:
        """Run work in its turn; it is prepared when its turn comes."""
        if self._stopped:
            raise Unavailable("busy", seconds=STOPPING_SECONDS)
        queued = QueuedCall(place, prepare, extra)
        self._join(queued)
        self._serve()
        try:
            found: T = await queued.outcome
        finally:
            if queued in self._queued:
                self._leave(queued)
        return found

    def check(self, place: Place) -> None:
        """Refuse a client with too many waiting requests for an address or a table."""
        of_address = self._requests["address", place.address]
        of_table = self._requests["table", place.table]
        if of_address >= MOST_OF_ADDRESS or of_table >= MOST_OF_TABLE:
            raise TooMuch("too_much_pondering")

    def move(self, table: str, address: str) -> None:
        """Charge work for a table without an account to this address."""
        if not address or not self._line.waiting(""):
            return
        for queued in [one for one in self._queued if one.place[:2] == ("", table)]:
            self._leave(queued)
            queued.place = queued.place._replace(address=address)
            self._join(queued)
        self._serve()

    @property
    def processes(self) -> list[int]:
        """The process IDs of the workers."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def stop(self) -> None:
        """End the processes, and refuse waiting work."""
        self._stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        for queued in list(self._queued):
            self._leave(queued)
            self._refuse(queued)
        for worker in self._workers:
            worker.end()
        if self._thinking:
            await asyncio.wait(self._thinking, timeout=ENDED_SECONDS)
        for worker in self._workers:
            await asyncio.to_thread(worker.reap)

    # -- the line

    def _join(self, queued: QueuedCall) -> None:
        self._queued.add(queued)
        self._line.join(queued, queued.place)
        THINKING_WAITING.inc()

    def _leave(self, queued: QueuedCall) -> None:
        self._queued.remove(queued)
        self._line.leave(queued, queued.place)
        THINKING_WAITING.dec()

    def _serve(self) -> None:
        """Give turns while workers are free; if all who wait are in debt, wait for one."""
        while self._free and not self._stopped:
            chosen = self._line.next(self._time.has)
            if chosen is None:
                break
            queued = chosen[0]
            self._queued.remove(queued)
            THINKING_WAITING.dec()
            task = asyncio.create_task(self._give_turn(queued, self._free.pop()))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._free and len(self._line) and not self._stopped:
            seconds = min(map(self._time.missing_seconds, self._line.addresses))
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(seconds, MOMENT), self._serve)

    # -- a turn

    async def _give_turn(self, queued: QueuedCall, worker: Thinker) -> None:
        began, result = time.monotonic(), None
        try:
            async with asyncio.timeout(LONGEST):
                result = await worker.think(queued.prepare())
        except WorkerDied:
            self._try_again(queued)
        except TimeoutError:
            worker.kill()
            self._fail(queued, WorkerDied("it hung"))
        except Exception as error:
            self._fail(queued, error)
        else:
            self._tell(queued, result)
        finally:
            seconds = time.monotonic() - began if result is None else result.seconds
            self._pay(queued, seconds)
            self._free.append(worker)
            self._serve()

    def _pay(self, queued: QueuedCall, seconds: float) -> None:
        """Charge for a turn, even if no one waits for its result any more."""
        THINKING_SECONDS.inc(seconds)
        self._line.done(queued.place, seconds)
        self._time.charge(queued.place.address, seconds + queued.extra)

    def _tell(self, queued: QueuedCall, result: CallResult) -> None:
        if result.error is not None:
            if result.trace:
                result.error.add_note(result.trace)
            self._fail(queued, result.error)
        elif not queued.outcome.done():
            queued.outcome.set_result(result.result)

    def _try_again(self, queued: QueuedCall) -> None:
        """A process was killed during a call: run it in another one."""
        queued.tries += 1
        if self._stopped:
            self._refuse(queued)
        elif queued.tries >= TRIES:
            self._fail(queued, WorkerDied("again and again"))
        elif not queued.outcome.done():
            self._join(queued)

    def _refuse(self, queued: QueuedCall) -> None:
        self._fail(queued, Unavailable("busy", seconds=STOPPING_SECONDS))

    def _fail(self, queued: QueuedCall, error: BaseException) -> None:
        if not queued.outcome.done():
            queued.outcome.set_exception(error)
