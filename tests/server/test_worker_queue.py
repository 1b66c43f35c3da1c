"""Workers and the line before them, with workers whose thoughts end when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from vigil.server.common.fair_queue import Place
from vigil.server.common.thinking_time import ThinkingTime
from vigil.server.hosts import worker_queue
from vigil.server.hosts.worker import CallResult, WorkerDied
from vigil.server.hosts.worker_queue import WorkerQueue
from vigil.tables.errors import Refused, TooMuch, Unavailable
from vigil.tables.limits import Limits

pytestmark = pytest.mark.anyio


class Puppet:
    """A worker that thinks until it is told to end."""

    pid = None

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.seconds = 0.0
        self.killed = 0
        self.ended = False
        self._thinking: asyncio.Future[CallResult] | None = None

    async def think(self, call: Callable[[], Any]) -> CallResult:
        self.calls.append(call())
        self._thinking = asyncio.get_running_loop().create_future()
        return await self._thinking

    async def finish(self, seconds: float = 0.0) -> None:
        """Let the thought in hand end, and the next begin if there is one."""
        self.seconds += seconds
        self._thought.set_result(CallResult(seconds, self.calls[-1]))
        await settled()

    async def die(self) -> None:
        self._thought.set_exception(WorkerDied())
        await settled()

    @property
    def _thought(self) -> asyncio.Future[CallResult]:
        assert self._thinking is not None
        assert not self._thinking.done()
        return self._thinking

    def kill(self) -> None:
        self.killed += 1

    def end(self) -> None:
        self.ended = True
        if self._thinking is not None and not self._thinking.done():
            self._thinking.set_exception(WorkerDied())

    def reap(self) -> None:
        assert self.ended


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def wished(queue: WorkerQueue, name: str, address: str, table: str = "t") -> asyncio.Task[str]:
    return asyncio.create_task(queue.think(Place(address, table), lambda: lambda: name))


def queue_of(*workers: Puppet, **limits: float) -> WorkerQueue:
    return WorkerQueue(workers, ThinkingTime(Limits(**limits)))  # type: ignore[arg-type]


async def test_one_who_asks_for_much_does_not_come_before_one_who_asks_for_little() -> None:
    worker = Puppet()
    queue = queue_of(worker)
    many = [wished(queue, f"many {n}", "192.0.2.1", str(n)) for n in range(20)]
    await settled()
    one = wished(queue, "one", "192.0.2.2")
    await settled()
    await worker.finish(2.0)
    assert worker.calls == ["many 0", "one"]
    await worker.finish(0.1)
    assert await one == "one"
    assert await many[0] == "many 0"
    await queue.stop()
    await asyncio.gather(*many, return_exceptions=True)


async def test_whoever_waits_no_more_gives_his_place_up_and_a_thought_in_hand_ends() -> None:
    worker = Puppet()
    queue = queue_of(worker)
    first, second, third = (wished(queue, name, "192.0.2.1") for name in ("1", "2", "3"))
    await settled()
    first.cancel()
    second.cancel()
    await settled()
    assert worker.calls == ["1"]
    await worker.finish(1.0)
    assert worker.calls == ["1", "3"]
    await worker.finish()
    assert await third == "3"
    await queue.stop()


async def test_what_is_thought_over_is_asked_when_the_turn_has_come() -> None:
    worker = Puppet()
    queue = queue_of(worker)
    first = wished(queue, "first", "192.0.2.1")
    await settled()

    def outdated() -> Callable[[], str]:
        raise Refused("stale", ply=1, now=2)

    second = asyncio.create_task(queue.think(Place("192.0.2.1", "t"), outdated))
    third = wished(queue, "third", "192.0.2.1")
    await settled()
    await worker.finish()
    with pytest.raises(Refused):
        await second
    assert worker.calls == ["first", "third"]
    await worker.finish()
    assert (await first, await third) == ("first", "third")
    await queue.stop()


async def test_an_address_in_debt_waits_until_it_has_paid_and_others_do_not() -> None:
    worker = Puppet()
    queue = queue_of(worker, thinking_per_second=1000, thinking_at_once=1)
    first = wished(queue, "dear", "192.0.2.1")
    await settled()
    again = wished(queue, "again", "192.0.2.1")
    other = wished(queue, "other", "192.0.2.2")
    await settled()
    await worker.finish(0.05)
    assert worker.calls == ["dear", "other"]
    await worker.finish()
    assert (await first, await other) == ("dear", "other")
    while worker.calls[-1] != "again":
        await asyncio.sleep(0.005)
    await worker.finish()
    assert await again == "again"
    await queue.stop()


async def test_a_request_of_an_address_in_debt_hears_when_it_may_come_again() -> None:
    time = ThinkingTime(Limits(thinking_per_second=100, thinking_at_once=1000))
    time.check("192.0.2.1")
    time.charge("192.0.2.1", 2.0)
    with pytest.raises(TooMuch) as caught:
        time.check("192.0.2.1")
    assert (caught.value.code, caught.value.data) == ("thinking_used_up", {"seconds": 10})
    assert time.richest(["192.0.2.1", "192.0.2.2"]) == "192.0.2.2"
    time.check("192.0.2.2")


async def test_who_is_spared_never_is_in_debt() -> None:
    time = ThinkingTime(Limits(thinking_at_once=1), lambda address: address == "127.0.0.1")
    time.charge("127.0.0.1", 1000.0)
    time.check("127.0.0.1")
    assert time.missing_seconds("127.0.0.1") == 0


async def test_so_many_thoughts_of_an_address_and_of_a_table_may_wait_when_one_is_requested() -> (
    None
):
    worker = Puppet()
    queue = queue_of(worker)
    places = [Place("192.0.2.1", str(number)) for number in range(worker_queue.MOST_OF_ADDRESS)]
    places += [Place("192.0.2.2", "t")] * worker_queue.MOST_OF_TABLE
    tasks = [asyncio.create_task(queue.request(place, str)) for place in places]
    tasks += [wished(queue, "bot", "192.0.2.3", str(number)) for number in range(99)]
    await settled()
    for address, table in (("192.0.2.1", "new"), ("192.0.2.3", "t")):
        with pytest.raises(TooMuch):
            queue.check(Place(address, table))
    queue.check(Place("192.0.2.3", "new"))
    await queue.stop()
    await asyncio.gather(*tasks, return_exceptions=True)
    queue.check(Place("192.0.2.1", "t"))


async def test_what_waited_for_nobody_is_for_whoever_comes() -> None:
    worker = Puppet()
    queue = queue_of(worker, thinking_per_second=0.001, thinking_at_once=1)
    first = wished(queue, "first", "", "t")
    await settled()
    second, third = wished(queue, "second", "", "t"), wished(queue, "third", "", "u")
    await settled()
    await worker.finish(1.0)
    assert worker.calls == ["first"]
    queue.move("t", "192.0.2.1")
    await settled()
    assert worker.calls == ["first", "second"]
    await worker.finish()
    assert (await first, await second) == ("first", "second")
    await queue.stop()
    with pytest.raises(Unavailable):
        await third


async def test_a_thought_whose_process_is_killed_again_and_again_is_given_up() -> None:
    worker = Puppet()
    queue = queue_of(worker)
    thought = wished(queue, "deadly", "192.0.2.1")
    await settled()
    for _ in range(worker_queue.TRIES):
        await worker.die()
    with pytest.raises(WorkerDied):
        await thought
    assert len(worker.calls) == worker_queue.TRIES
    await queue.stop()


async def test_a_process_that_hangs_is_killed_and_the_next_thought_has_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_queue, "LONGEST", 0.01)
    worker = Puppet()
    queue = queue_of(worker)
    hanging = wished(queue, "hanging", "192.0.2.1")
    with pytest.raises(WorkerDied):
        await hanging
    assert worker.killed == 1
    following = wished(queue, "following", "192.0.2.1")
    await settled()
    await worker.finish()
    assert await following == "following"
    await queue.stop()


async def test_a_queue_that_stops_refuses_everybody_and_ends_its_workers() -> None:
    workers = [Puppet(), Puppet()]
    queue = queue_of(*workers)
    tasks = [wished(queue, str(n), "192.0.2.1", str(n)) for n in range(5)]
    await settled()
    await queue.stop()
    for task in [*tasks, wished(queue, "late", "192.0.2.1")]:
        with pytest.raises(Unavailable):
            await task
    assert [worker.ended for worker in workers] == [True, True]
    assert len(queue._line) == 0
