"""Writing the log: entries of many tables go to the disk in one commit.

An entry is safe when ``append`` returns, and not before.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vigil.server.errors import Unavailable
from vigil.server.metrics import BATCHES, COMMITS
from vigil.server.schema import ENTRIES

LOGGER: Final = logging.getLogger("vigil")


GATHER: Final = 0.005
"""Seconds to gather entries when many tables write: a commit costs the same for one and for all."""


class Taken(Exception):
    """Another server has written this entry first."""


class LogWriter:
    """Collects entries while a commit is under way, and commits them together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(self, table_id: str, entry: int, at: float, change: bytes) -> None:
        """Write an entry; ``Taken`` when it exists already."""
        if self._stopping:
            raise Unavailable("stopping")
        row = {"table_id": table_id, "entry": entry, "at": at, "change": change}
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                BATCHES.observe(len(batch))
                await self._write(batch)
            if len(batch) > 1 and not self._stopping:
                await asyncio.sleep(GATHER)

    async def _write(self, batch: list[tuple[dict[str, Any], asyncio.Future[None]]]) -> None:
        """Commit a batch; if one of its entries is taken, each has to try alone."""
        try:
            with COMMITS.time():
                async with self._engine.begin() as connection:
                    await connection.execute(insert(ENTRIES), [row for row, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch[0][1], Taken())
            else:
                for one in batch:
                    await self._write([one])
        except Exception as cause:  # whatever it is, nobody may wait for ever
            LOGGER.warning("entries could not be written: %s", cause)
            for _, done in batch:
                _fail(done, Unavailable("storage", reason=type(cause).__name__))
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
