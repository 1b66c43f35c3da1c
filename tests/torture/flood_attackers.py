"""Attackers in a process of their own, at low priority, for a bounded time."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, Final

from torture import flood_http, flood_sockets, flood_thinking
from torture.flood_registry import ATTACKS
from torture.flood_target import Door, Target

NICE: Final = 10
"""So much lower is the priority: the others' waits are not to be those for a free processor."""
PREPARING: Final = 60
"""Seconds in which the preparation has to be done."""
LATE: Final = 30
"""Seconds after its time in which an attack has to end by itself."""
KINDS: Final = (flood_http, flood_sockets, flood_thinking)
"""The modules whose attacks are on the list."""


class Attackers:
    """One attack, which prepares first and begins when it is told to."""

    def __init__(self, context: BaseContext, name: str, *given: Any) -> None:
        self._pipe, far = context.Pipe()
        self._process: Any = context.Process(  # type: ignore[attr-defined]
            target=_live, args=(name, far, *given), daemon=True
        )
        self._process.start()
        far.close()

    async def prepared(self) -> None:
        """Wait until the flood can begin."""
        await self._hear(PREPARING)

    def begin(self, seconds: float) -> None:
        """Flood for so long."""
        self._pipe.send(seconds)

    async def ended(self, seconds: float) -> tuple[int, dict[int, int]]:
        """How much was sent, and how many responses of each status were read."""
        told: tuple[int, dict[int, int]] = await self._hear(seconds + LATE)
        return told

    async def _hear(self, seconds: float) -> Any:
        if not await asyncio.to_thread(self._pipe.poll, seconds):
            raise TimeoutError("the attackers do not answer")
        return self._pipe.recv()

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _live(name: str, pipe: Connection, door: Door, sources: list[str], file: str) -> None:
    os.nice(NICE)
    asyncio.run(_flood(name, pipe, Target(door, sources, file)))


async def _flood(name: str, pipe: Connection, target: Target) -> None:
    flood = ATTACKS[name].flood(target)
    await anext(flood)
    pipe.send("prepared")
    seconds = await asyncio.to_thread(pipe.recv)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await anext(flood, None)
    pipe.send((target.sent, dict(target.statuses)))
