"""A server with later rules takes over tables in the middle of their games."""

from __future__ import annotations

import json
from functools import partial

import pytest
from litestar.testing import AsyncTestClient
from msgspec import structs

from core.later import later_rules
from server.hubs import answer, heard, log, opened_hub, seated, until, watch
from server.rooms import TO_THE_END
from server.saves import RECORDS, SAVES, room_of
from server.storage import table
from vigil.server.app import create_app
from vigil.server.config import Config
from vigil.server.hosts.hub import Hub
from vigil.server.storage.store import Saved
from vigil.tables.host.history import events_since
from vigil.tables.room import agreeing, answering, seating
from vigil.tables.room.changes import Answered, Reopened
from vigil.tables.room.room import Room

pytestmark = pytest.mark.anyio


async def nothing(*_: object) -> None:
    """A server that ends too early to save."""


@pytest.fixture(params=["saved", "unsaved"])
def saved(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the earlier server has saved its tables, or only written their logs."""
    if request.param == "unsaved":
        monkeypatch.setattr(Hub, "save", nothing)
    return bool(request.param == "saved")


async def test_a_table_whose_step_no_longer_fits_opens_at_the_start_of_it_and_says_so(
    database: str, saved: bool
) -> None:
    async with opened_hub(database) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, "open")
        await hosted.do(lambda room: seating.reissue(room, 1))
        await hosted.do(lambda room: seating.seat_bot(room, 1, "first"))
        seats = hosted.room.state.seats
        chat = await hub.store.add_chat("table", "Ann", 0, "hello")
    with later_rules():
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert hosted.room.decision is not None
            assert (hosted.room.decision.kind, hosted.room.ply) == ("knock", 0)
            assert hosted.info().reopened_at == 0
            assert hosted.room.state.seats == seats
            assert [line["at"] for line in await hub.store.chat("table")] == [chat]
            assert isinstance((await log(hub))[-1], Reopened)
            assert [at for at, *_ in await events_since(hub.store, "table", 0)] == [0]
            await answer(hosted, "knock")
            await until(lambda: not hosted.bots.is_thinking)
            ply = hosted.room.ply
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert (hosted.room.ply, hosted.info().reopened_at) == (ply, 0)


async def test_what_was_answered_after_that_is_not_lost_when_the_server_dies(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "save", nothing)
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END, "open")
    with later_rules():
        for times in range(1, 4):
            async with opened_hub(database) as hub:
                hosted = await hub.room("table")
                await answer(hosted, "knock", "ready 0", "ready 1")
                assert hosted.room.ply == 3 * times
        async with opened_hub(database) as hub:
            assert sum(isinstance(change, Reopened) for change in await log(hub)) == 1


async def test_a_table_that_still_fits_goes_on_without_a_word(database: str) -> None:
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END[:3])
    with later_rules():
        async with opened_hub(database) as hub:
            hosted = await hub.room("table")
            assert (hosted.room.ply, hosted.info().reopened_at) == (4, None)
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
        await hosted.do(lambda room: agreeing.concede(room, 0))
        await hosted.do(lambda room: agreeing.agree(room, 1))
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
            await there.do(lambda room: answering.pause(room, 0))
            assert there.room.ply == here.room.ply == 1
            assert isinstance(there.room, Room)


async def test_a_viewer_at_a_table_that_cannot_be_followed_comes_back(tmp_path: object) -> None:
    database = f"{tmp_path}/vigil.db"
    async with opened_hub(database) as left, opened_hub(database) as right:
        here = await seated(left, "Ann", "Bob")
        there = await right.room("table")
        viewer = watch(there, 0)
        await answer(here, "open")
        with later_rules():
            await there.do(lambda room: answering.pause(room, 0))
        assert {"type": "closed"} in heard(viewer)
        assert there.room.ply == 0


# -- over HTTP


async def test_a_finished_game_is_looked_at_by_its_events_where_rules_cannot_replay_it(
    tmp_path: object,
) -> None:
    database = f"{tmp_path}/vigil.db"
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END, "open", "keep 5")
    path = "/api/tables/table"
    async with AsyncTestClient(create_app(Config(database=database))) as client:
        before = (await client.get(f"{path}/at/7")).json()
        assert before["view"] is not None
    with later_rules():
        async with AsyncTestClient(create_app(Config(database=database))) as client:
            after = (await client.get(f"{path}/at/7")).json()
            assert (after["view"], after["decision"]) == (None, None)
            assert (after["events"], after["last"]) == (before["events"], before["last"])
            assert (await client.get(path)).json()["status"] == "over"
            assert (await client.get(f"{path}/record")).status_code == 200
            fork = await client.post(f"{path}/fork", json={"ply": 7, "name": "Ann"})
            assert (fork.status_code, fork.json()["code"]) == (400, "no_longer_replays")
            assert len((await client.get("/api/tables")).json()) == 1


async def test_a_table_taken_up_by_later_rules_says_so_to_whoever_looks(tmp_path: object) -> None:
    database = f"{tmp_path}/vigil.db"
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END[:5])
    with later_rules():
        async with AsyncTestClient(create_app(Config(database=database))) as client:
            table = (await client.get("/api/tables/table")).json()
            assert (table["reopened_at"], table["status"]) == (5, "playing")
            past, present = [
                (await client.get(f"/api/tables/table/at/{ply}")).json() for ply in (4, 5)
            ]
            assert (past["view"], past["last"]) == (None, 5)
            assert present["view"]["lives"] == 3
            assert present["decision"]["kind"] == "knock"
            assert [at for at, _, _ in present["events"]] == [0, 1, 3, 4, 5]


# -- real games of earlier versions


@pytest.mark.parametrize("name", SAVES)
async def test_a_table_of_an_earlier_version_is_played_on(name: str, tmp_path: object) -> None:
    save = (RECORDS / name).read_text()
    room, snapshot = room_of(save)
    setup = json.dumps(json.loads(save)["setup"])
    row = structs.replace(table(), game=room.setup.game, setup=setup, seed=str(room.seed))
    async with opened_hub(f"{tmp_path}/vigil.db") as hub:
        await hub.store.add_table(row)
        for entry in range(1, 10):
            await hub.store.journal.append("table", entry, 1.0, b'{"kind":"vacated","seat":0}')
        await hub.store.save_snapshots([Saved("table", 9, snapshot, "playing", "[]", 2.0)])
        hosted = await hub.room("table")
        assert hosted.info().reopened_at is None
        ply, decision = hosted.room.ply, hosted.room.decision
        assert decision is not None
        seat = decision.seats()[0]
        await hosted.do(
            partial(answering.answer, number=seat, ply=ply, index=decision.options_of(seat)[0])
        )
        assert hosted.room.ply > ply
        assert [entry for entry, _ in await hub.store.entries("table", 9)] == [10]
