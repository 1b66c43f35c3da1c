"""A process that thinks, a real one."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from functools import partial

import pytest

from vigil.bots import UnknownBot, make_bot
from vigil.server.hosts.worker import NICE, Worker, WorkerDied

pytestmark = pytest.mark.anyio


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    made.end()
    made.reap()


async def test_it_tells_what_came_of_a_call_and_what_it_cost(worker: Worker) -> None:
    thought = await worker.think(partial(sum, range(300_000)))
    assert thought.result == sum(range(300_000))
    assert thought.error is None
    assert 0 < thought.seconds < 60


async def test_its_mistakes_come_back_with_where_they_were_made(worker: Worker) -> None:
    thought = await worker.think(partial(make_bot, "nobody", 1))
    assert isinstance(thought.error, UnknownBot)
    assert "check_bot" in thought.trace
    assert (await worker.think(partial(len, "ab"))).result == 2


async def test_what_cannot_be_sent_is_told_in_words(worker: Worker) -> None:
    thought = await worker.think(partial(compile, "0", "", "eval"))
    assert isinstance(thought.error, RuntimeError)
    assert (await worker.think(partial(len, "ab"))).result == 2


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there are no priorities")
async def test_it_gives_way_to_the_server(worker: Worker) -> None:
    assert (await worker.think(partial(os.nice, 0))).result == os.nice(0) + NICE


@pytest.mark.parametrize("state", [signal.SIGCONT, signal.SIGSTOP])
async def test_it_can_be_killed_in_the_middle_even_if_it_stands_still(
    worker: Worker, state: signal.Signals
) -> None:
    await worker.think(partial(len, "ab"))
    pid = worker.pid
    assert pid is not None
    hanging = asyncio.create_task(worker.think(partial(time.sleep, 10_000)))
    await asyncio.sleep(0)
    os.kill(pid, state)
    worker.kill()
    with pytest.raises(WorkerDied):
        await hanging
    assert (await worker.think(partial(len, "ab"))).result == 2
    assert worker.pid != pid


async def test_one_that_has_ended_starts_no_more() -> None:
    worker = Worker()
    hanging = asyncio.create_task(worker.think(partial(time.sleep, 10_000)))
    await asyncio.sleep(0)
    worker.end()
    with pytest.raises(WorkerDied):
        await hanging
    worker.reap()
    assert worker.pid is None
