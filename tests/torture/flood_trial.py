"""One attack on one server, with a crowd at its tables and newcomers who want to get in."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from itertools import count
from multiprocessing import get_context
from typing import Final

from torture.flood_arena import Arena, largest_file
from torture.flood_attackers import Attackers
from torture.flood_figures import Gauge, Period
from torture.flood_registry import ATTACKS, CONTROL
from torture.flood_target import NETWORK_ERRORS, Target
from torture.load_crowd import PEOPLE, Crowd

SAMPLE_SECONDS: Final = 0.25
VISIT_SECONDS: Final = 0.5
"""Seconds between two newcomers during an attack."""
NEWCOMER_PATIENCE: Final = 5.0
NEWCOMER_TRIES: Final = 3
"""A browser, too, asks again where a connection is cut before the reply."""
WARM_BOT_ANSWERS: Final = 3
"""After this many bot answers their process has imported what it needs."""
BOT_EVERY: Final = 2
"""One table in this many has a bot."""


class Trial:
    """One attack on one server with a crowd at it."""

    def __init__(self, arena: Arena, name: str, sources: list[str], thinking: float) -> None:
        self.crowd = Crowd([arena.address], thinking, way=arena.way(), bot_every=BOT_EVERY)
        self.disturbed: list[str] = []
        """Newcomers who did not get in."""
        self.attack = ATTACKS[name]
        self.waits: list[float] = []
        """Of the last period: how long people waited for each answer."""
        self.gauge = Gauge(arena.server.process.pid)
        self._arena = arena
        self._sources = sources
        self._visits = count()

    async def seat(self, tables: int, bot_answers: int = WARM_BOT_ANSWERS) -> None:
        """Open tables, and let people and bots play until everything is imported."""
        crowd = self.crowd
        await crowd.open_tables(tables)
        await crowd.wait_for(PEOPLE * tables)
        crowd.begin()
        while crowd.bot_answers < bot_answers:
            await asyncio.sleep(0.05)

    def attackers(self, context: str = "spawn", name: str = "") -> Attackers:
        """The attackers, who prepare; those of this trial, or others."""
        given = (self._arena.door, self._sources, largest_file())
        return Attackers(get_context(context), name or self.attack.name, *given)

    async def quiet(self, seconds: float) -> Period:
        """Let everybody play without an attack, on a machine that is as busy as in one."""
        with closing(self.attackers(name=CONTROL)) as control:
            await control.prepared()
            control.begin(seconds)
            return await self.watch(seconds)

    async def watch(self, seconds: float) -> Period:
        """Let everybody play for so long; what came of it."""
        crowd, gauge = self.crowd, self.gauge
        crowd.waits.clear()
        bot_answers = crowd.bot_answers
        gauge.start()
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(SAMPLE_SECONDS, left))
            gauge.sample()
        self.waits = crowd.waits + crowd.waiting
        return gauge.period(self.waits, crowd.bot_answers - bot_answers)

    async def visit(self) -> None:
        """Newcomers, one after another, each of whom has to get in."""
        while True:
            await self._visit(next(self._visits))
            await asyncio.sleep(VISIT_SECONDS)

    async def _visit(self, number: int) -> None:
        """Of their own address, or of the attackers': there a refusal is an answer, too."""
        source, headers = self._arena.newcomer(number)
        if self.attack.shares_address:
            source, headers = self._sources[0], []
        visitor = Target(self._arena.door, [source])
        for left in reversed(range(NEWCOMER_TRIES)):
            try:
                async with asyncio.timeout(NEWCOMER_PATIENCE):
                    got_in = await visitor.ask("GET", "/api/games", None, *headers)
            except NETWORK_ERRORS as cause:
                self.disturbed += [] if left else [f"a newcomer: {type(cause).__name__}"]
            else:
                got_in = got_in or self.attack.shares_address
                self.disturbed += [] if got_in else ["a newcomer was refused"]
                return

    @property
    def all_disturbed(self) -> list[str]:
        """Everybody who was refused or lost a connection."""
        lost = ["a connection was lost"] * self.crowd.lost
        return [*self.disturbed, *self.crowd.refusals, *lost]
