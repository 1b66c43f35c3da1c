"""Analyses of games: judged in batches when no player waits, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from vigil.core.record import Record
from vigil.insight.analysis import Analysis, Judged, Plan, concluded, judge
from vigil.insight.analysis.annotated_replay import DecisionPoint
from vigil.server.common.fair_queue import Place
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.hosts.bots import BotWorkers
from vigil.tables.errors import TooMuch, Unavailable
from vigil.tables.host.reports import Key

LOGGER: Final = logging.getLogger("vigil")
BUDGET: Final = 8
"""The scenarios for an answer: fewer than usual, because a player is waiting."""
PORTION: Final = 4
"""Decision points judged at a time; other work may run between them."""
WAITING: Final = 8
"""The most games waiting for analysis, running ones included."""
OF_ADDRESS: Final = 2
"""The most of them from one address; they are analysed one after the other."""
KEPT: Final = 64
"""The number of analyses kept in memory."""
T = TypeVar("T")
Stage: TypeAlias = Literal["none", "waiting", "running", "done"]


class Progress(Struct):
    """How far the analysis of a game is."""

    stage: Stage
    done: int = 0
    """The number of judged choices."""
    total: int = 0
    before: int = 0
    """The number of earlier games from the same address."""
    analysis: Analysis | None = None


class Job:
    """A waiting or running analysis."""

    def __init__(self, plan: Plan, place: Place) -> None:
        self.plan = plan
        self.place = place
        self.points = plan.replay.judged
        self.judged: list[Judged] = []
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The last requested analyses, and those still running."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()
        self._jobs: dict[Key, Job] = {}
        self._planned: Counter[str] = Counter()
        """By address, the games being prepared."""

    def progress(self, table: str, record: Record) -> Progress:
        """The progress of an analysis, without requesting it."""
        key = (table, record.answers)
        if key in self._kept:
            self._kept.move_to_end(key)
            return Progress("done", analysis=self._kept[key])
        if key not in self._jobs:
            return Progress("none")
        job = self._jobs[key]
        before = self._of(job.place.address).index(job)
        stage: Stage = "waiting" if before else "running"
        return Progress(stage, len(job.judged), len(job.points), before)

    async def ask(self, table: str, record: Record, address: str = "") -> Progress:
        """Request an analysis; ``TooMuch`` when too many games are waiting."""
        key = (table, record.answers)
        if key not in self._kept and key not in self._jobs:
            plan = await self._plan(record, address)
            if key not in self._jobs:  # another request may have come meanwhile
                self._check_room(address)
                self._begin(key, Job(plan, Place(address, table, patient=True)))
        return self.progress(table, record)

    async def _plan(self, record: Record, address: str) -> Plan:
        """The plan of an analysis, if there is room for it."""
        self._check_room(address)
        self._planned[address] += 1
        try:
            return await WORKER_THREAD.do(Plan.of, record, budget=BUDGET)
        finally:
            self._planned -= Counter((address,))

    def _of(self, address: str) -> list[Job]:
        """The games requested by an address."""
        return [job for job in self._jobs.values() if job.place.address == address]

    def _check_room(self, address: str) -> None:
        if len(self._of(address)) + self._planned[address] >= OF_ADDRESS:
            raise TooMuch("too_many_own_analyses", most=OF_ADDRESS)
        if len(self._jobs) >= WAITING:
            raise TooMuch("too_many_analyses", most=WAITING)

    def _begin(self, key: Key, job: Job) -> None:
        """Start an analysis after the last one requested by the same address."""
        earlier = [one.task for one in self._of(job.place.address) if one.task is not None]
        self._jobs[key] = job
        job.task = asyncio.create_task(self._make(key, job, earlier))

    async def _make(self, key: Key, job: Job, earlier: Sequence[asyncio.Task[None]]) -> None:
        """Wait for earlier ones, analyse a game in portions, and store the result."""
        try:
            if earlier:
                await asyncio.wait(earlier)
            for start in range(0, len(job.points), PORTION):
                job.judged += await self._judge(job, job.points[start : start + PORTION])
            conclude = partial(WORKER_THREAD.do, concluded, job.plan, job.judged)
            self._keep(key, await _in_time(conclude))
        except Exception:
            LOGGER.exception("a game cannot be analysed")
        finally:
            self._jobs.pop(key, None)

    async def _judge(self, job: Job, points: Sequence[DecisionPoint]) -> list[Judged]:
        """Judge some points in their turn."""
        record = job.plan.replay.record.to_json()
        work = partial(judge, record, job.plan.terms, points)
        return await _in_time(partial(self._workers.run, job.place, work))

    def _keep(self, key: Key, found: Analysis) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """Stop the running analysis; it can be requested again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()


async def _in_time(work: Callable[[], Awaitable[T]]) -> T:
    """Do some work, and retry later if the workers are too busy."""
    while True:
        try:
            return await work()
        except (Unavailable, TooMuch) as busy:
            await asyncio.sleep(float(str(busy.data["seconds"])))
