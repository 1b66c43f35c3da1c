"""Analyses of games: judged one after another in a process of their own, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from vigil.analysis import Analysis, Judged, Plan, concluded, judge
from vigil.analysis.course import Station
from vigil.core.record import Record
from vigil.server.common.errors import TooMuch
from vigil.server.common.workshop import WORKSHOP
from vigil.server.table.bots import follow_the_server
from vigil.server.table.reports import Key

LOGGER: Final = logging.getLogger("vigil")
BUDGET: Final = 8
"""With how many fates answers are tried out here: somebody is waiting."""
PORTION: Final = 4
"""Stations that are judged at a time; after each portion it is known how far we are."""
WAITING: Final = 8
"""Games that may wait to be analysed, the one in hand included."""
KEPT: Final = 64
"""Analyses that are kept in memory."""
TRIES: Final = 3
"""How often a process may be killed over a portion before its game is given up."""

Stage: TypeAlias = Literal["none", "waiting", "running", "done"]


class Progress(Struct):
    """How far the analysis of a game is."""

    stage: Stage
    done: int = 0
    """How many of its choices are judged."""
    total: int = 0
    before: int = 0
    """How many games come first."""
    analysis: Analysis | None = None


class Job:
    """A game that is waiting or in hand."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.stations = plan.course.judged
        self.judged: list[Judged] = []
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses asked for last, and those that are being made."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()
        self._jobs: dict[Key, Job] = {}
        self._line = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def progress(self, table: str, record: Record) -> Progress:
        """How far the analysis of a game is, without asking for it."""
        key = (table, record.answers)
        if key in self._kept:
            self._kept.move_to_end(key)
            return Progress("done", analysis=self._kept[key])
        if key not in self._jobs:
            return Progress("none")
        job, before = self._jobs[key], list(self._jobs).index(key)
        stage: Stage = "waiting" if before else "running"
        return Progress(stage, len(job.judged), len(job.stations), before)

    async def ask(self, table: str, record: Record) -> Progress:
        """Ask for an analysis; ``TooMuch`` when too many games are waiting."""
        key = (table, record.answers)
        if key not in self._kept and key not in self._jobs:
            self._check_room()
            plan = await WORKSHOP.do(Plan.of, record, budget=BUDGET)
            if key not in self._jobs:  # somebody else may have asked meanwhile
                self._check_room()
                self._begin(key, Job(plan))
        return self.progress(table, record)

    def _check_room(self) -> None:
        if len(self._jobs) >= WAITING:
            raise TooMuch("too_many_analyses", most=WAITING)

    def _begin(self, key: Key, job: Job) -> None:
        self._jobs[key] = job
        job.task = asyncio.create_task(self._make(key, job))

    async def _make(self, key: Key, job: Job) -> None:
        """Wait in line, judge a game portion by portion, and keep what comes of it."""
        try:
            async with self._line:
                for start in range(0, len(job.stations), PORTION):
                    portion = job.stations[start : start + PORTION]
                    job.judged += await self._judge(job.plan, portion)
            self._keep(key, await WORKSHOP.do(concluded, job.plan, job.judged))
        except Exception:
            LOGGER.exception("a game cannot be analysed")
        finally:
            self._jobs.pop(key, None)

    async def _judge(self, plan: Plan, stations: Sequence[Station]) -> list[Judged]:
        """Judge some stations; if the process is killed, another one has to."""
        loop, record = asyncio.get_running_loop(), plan.course.record.to_json()
        for _ in range(TRIES - 1):
            pool = self._pool = self._pool or _new_pool()
            try:
                return await loop.run_in_executor(pool, judge, record, plan.terms, stations)
            except BrokenProcessPool:
                self._pool = None
        pool = self._pool = _new_pool()
        return await loop.run_in_executor(pool, judge, record, plan.terms, stations)

    def _keep(self, key: Key, found: Analysis) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """End what is being made; whoever wants it asks again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=follow_the_server)
