"""A server with later rules takes over tables in the middle of their games."""

from __future__ import annotations

import pytest

from core.later import later_rules
from server.hubs import answer, heard, log, opened_hub, seated, until, watch
from server.rooms import TO_THE_END
from vigil.server.changes import Answered, Reopened
from vigil.server.history import events_since
from vigil.server.hub import Hub
from vigil.server.room import Room

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("servers")]


async def nothing(_: Hub) -> None:
    """A server that ends too early to save."""


@pytest.fixture(params=["saved", "unsaved"])
def saved(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the earlier server has saved its tables, or only written their logs."""
    if request.param == "unsaved":
        monkeypatch.setattr(Hub, "save_all", nothing)
    return bool(request.param == "saved")


async def test_a_table_whose_step_no_longer_fits_opens_at_the_start_of_it_and_says_so(
    database: str, saved: bool
) -> None:
    async with opened_hub(database) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, "open")
        await hosted.do(lambda room: room.reissue(1))
        await hosted.do(lambda room: room.seat_bot(1, "first"))
        seats = hosted.room.facts.seats
        chat = await hub.store.add_chat("table", "Ann", 0, "hello")
    with later_rules():
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert hosted.decision is not None
            assert (hosted.decision.kind, hosted.ply) == ("knock", 0)
            assert hosted.info().reopened_at == 0
            assert hosted.room.facts.seats == seats
            assert [line["at"] for line in await hub.store.chat("table")] == [chat]
            assert isinstance((await log(hub))[-1], Reopened)
            assert [at for at, _ in await events_since(hub.store, "table", 0)] == [0]
            await answer(hosted, "knock")
            await until(lambda: not hosted.is_thinking)
            ply = hosted.ply
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert (hosted.ply, hosted.info().reopened_at) == (ply, 0)


async def test_what_was_answered_after_that_is_not_lost_when_the_server_dies(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "save_all", nothing)
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END, "open")
    with later_rules():
        for times in range(1, 4):
            async with opened_hub(database) as hub:
                hosted = await hub.room("table")
                await answer(hosted, "knock", "ready 0", "ready 1")
                assert hosted.ply == 3 * times
        changes = await_log = None
        async with opened_hub(database) as hub:
            changes = await log(hub)
        assert await_log is None
        assert sum(isinstance(change, Reopened) for change in changes) == 1


async def test_a_table_that_still_fits_goes_on_without_a_word(database: str) -> None:
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END[:3])
    with later_rules():
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert (hosted.ply, hosted.info().reopened_at) == (4, None)
            await answer(hosted, "ready 1", "knock")
            assert len([c for c in await log(hub) if isinstance(c, Answered)]) == 5


async def test_a_finished_game_is_shown_from_its_events(database: str) -> None:
    async with opened_hub(database) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, *TO_THE_END, "open", "keep 5")
        events = await events_since(hub.store, "table", 0)
    with later_rules():
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert (hosted.room.status, hosted.info().reopened_at) == ("over", None)
            assert await events_since(hub.store, "table", 0) == events
            assert hosted.room.record().answers


async def test_a_game_given_up_stays_given_up(database: str, saved: bool) -> None:
    async with opened_hub(database) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, "open")
        await hosted.do(lambda room: room.concede(0))
        await hosted.do(lambda room: room.agree(1))
    with later_rules():
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert hosted.room.status == "over"
            assert not isinstance((await log(hub))[-1], Reopened)


async def test_two_servers_with_later_rules_take_a_table_up_together(tmp_path: object) -> None:
    database = f"{tmp_path}/vigil.db"
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), "open")
    with later_rules():
        async with opened_hub(database) as left, opened_hub(database) as right:
            here = await left.room("table")
            there = await right.room("table")
            await answer(here, "knock")
            await there.do(lambda room: room.pause(0))
            assert there.ply == here.ply == 1
            assert isinstance(there.room, Room)


async def test_a_viewer_at_a_table_that_cannot_be_followed_comes_back(tmp_path: object) -> None:
    database = f"{tmp_path}/vigil.db"
    async with opened_hub(database) as left, opened_hub(database) as right:
        here = await seated(left, "Ann", "Bob")
        there = await right.room("table")
        viewer = watch(there, 0)
        await answer(here, "open")
        with later_rules():
            await there.do(lambda room: room.pause(0))
        assert {"type": "closed"} in heard(viewer)
        assert there.ply == 0
