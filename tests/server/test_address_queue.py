"""Requests of one address begin one after another; nobody else waits for them."""

from __future__ import annotations

import asyncio

from vigil.server.wire.address_queue import MOST_OF_BROWSER, PAUSE, AddressQueue


async def begin(turns: AddressQueue, address: str, log: list[str]) -> None:
    await turns.wait(address)
    log.append(address)


async def iterate(times: int) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


def test_requests_one_after_another_do_not_wait() -> None:
    async def go() -> None:
        turns = AddressQueue()
        for _ in range(3 * MOST_OF_BROWSER):
            async with asyncio.timeout(0):
                await turns.wait("ann")
            await asyncio.sleep(0)

    asyncio.run(go())


def test_many_requests_of_one_address_leave_room_for_others_between_them() -> None:
    async def go() -> list[str]:
        turns, log = AddressQueue(), list[str]()
        many = [asyncio.create_task(begin(turns, "eve", log)) for _ in range(60)]
        await iterate(2)
        await begin(turns, "ann", log)
        early = list(log)
        for one in many:
            one.cancel()
        return early

    early = asyncio.run(go())
    assert early[-1] == "ann"
    assert early.count("eve") <= 2


def test_more_than_a_browser_sends_is_spread_over_time() -> None:
    async def go() -> float:
        turns, log = AddressQueue(), list[str]()
        loop = asyncio.get_running_loop()
        started = loop.time()
        await asyncio.gather(*(begin(turns, "eve", log) for _ in range(MOST_OF_BROWSER + 5)))
        return loop.time() - started

    assert asyncio.run(go()) >= 3 * PAUSE


def test_whoever_goes_while_waiting_leaves_the_line() -> None:
    async def go() -> list[str]:
        turns, log = AddressQueue(), list[str]()
        tasks = [asyncio.create_task(begin(turns, "eve", log)) for _ in range(4)]
        await asyncio.sleep(0)
        for task in tasks[1:3]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await iterate(3)
        assert not turns._lines
        return log

    assert asyncio.run(go()) == ["eve", "eve"]
