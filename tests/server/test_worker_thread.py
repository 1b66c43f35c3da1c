"""Long work beside the event loop: in turn, and not without end."""

from __future__ import annotations

import asyncio
import threading

import pytest

from vigil.server.common import worker_thread
from vigil.server.common.worker_thread import CALLER, WorkerThread
from vigil.tables.errors import TooMuch, Unavailable

pytestmark = pytest.mark.anyio


async def test_work_is_done_one_after_another_and_its_mistakes_come_back() -> None:
    shop, done = WorkerThread(), list[int]()
    await asyncio.gather(*(shop.do(done.append, number) for number in range(5)))
    assert done == [0, 1, 2, 3, 4]
    with pytest.raises(ZeroDivisionError):
        await shop.do(divmod, 1, 0)


async def test_who_comes_when_too_much_waits_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_thread, "MOST_WAITING", 2)
    shop, gate = WorkerThread(), threading.Event()
    waiting = [asyncio.create_task(shop.do(gate.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Unavailable) as caught:
        await shop.do(len, "")
    assert (caught.value.code, caught.value.status) == ("busy", 503)
    gate.set()
    await asyncio.gather(*waiting)
    assert await shop.do(len, "ab") == 2


async def test_one_address_cannot_have_all_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_thread, "MOST_OF_ADDRESS", 2)
    shop, gate = WorkerThread(), threading.Event()
    CALLER.set("192.0.2.1")
    waiting = [asyncio.create_task(shop.do(gate.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch) as caught:
        await shop.do(len, "")
    assert caught.value.data == {"seconds": worker_thread.BUSY_SECONDS}
    CALLER.set("192.0.2.2")
    other = asyncio.create_task(shop.do(len, "ab"))
    gate.set()
    await asyncio.gather(*waiting)
    assert await other == 2
    CALLER.set("192.0.2.1")
    assert await shop.do(len, "ab") == 2


async def test_work_that_nobody_waits_for_any_more_still_has_its_turn() -> None:
    shop, gate = WorkerThread(), threading.Event()
    first = asyncio.create_task(shop.do(gate.wait))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert shop._waiting.total() == 1
    gate.set()
    assert await shop.do(len, "ab") == 2
    assert shop._waiting.total() == 0
