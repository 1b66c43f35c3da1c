"""A room between its viewers and its storage: nothing is told before it is safe."""

from __future__ import annotations

import asyncio
import gc
import weakref
from functools import partial
from typing import Any

import msgspec
import pytest

from server.hubs import answer, heard, log, opened_hub, seated, until, watch
from server.rooms import TO_THE_END
from server.storage import set_read_only
from vigil.server.hosts import hub as hub_module
from vigil.server.hosts.hub import Hub
from vigil.server.hosts.server_table import ServerTable
from vigil.server.storage.store import Store
from vigil.tables.errors import Gone, NotFound, Refused, Unavailable
from vigil.tables.host import open_table
from vigil.tables.host.viewer import encode
from vigil.tables.room import agreeing, answering, seating, undoing
from vigil.tables.room.changes import Answered, Rewound, Started
from vigil.tables.room.room import Room

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: object) -> str:
    return f"{tmp_path}/vigil.db"


async def test_an_answer_is_told_to_all_once_it_is_in_the_log(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        asked, other, spectator = watch(hosted, 0), watch(hosted, 1), watch(hosted)
        await answer(hosted, "open")
        assert isinstance((await log(hub))[-1], Answered)
        await until(lambda: not hosted.audience.is_view_due)
        for viewer in (asked, other, spectator):
            told = heard(viewer)
            assert [message["type"] for message in told] == ["update", "view"]
            assert told[0]["events"] == [["found", {"coin": 4}]]
            assert (told[0]["ply"], told[0]["seat"]) == (2, 0)
            options = told[0]["decision"]["options"]
            assert options == ([["keep", 4], ["bury", 4]] if viewer is asked else None)


async def test_the_start_tells_what_happened_in_it(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob", start=False)
        viewer = watch(hosted, 0)
        await hosted.do(answering.start)
        told = heard(viewer)
        assert [message["type"] for message in told] == ["update", "status"]
        assert told[0]["events"] == [["turn_began", {"seat": 0}]]
        assert told[-1]["table"]["status"] == "playing"


async def test_an_undo_shows_everybody_the_question_that_holds_now(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, "open", "keep 4")
        asked, spectator = watch(hosted, 0), watch(hosted)
        await hosted.do(lambda room: undoing.undo(room, 0))
        for viewer in (asked, spectator):
            last = heard(viewer, "rewound")[-1]
            assert (last["ply"], last["seat"], last["decision"]["kind"]) == (2, 0, "coin")
        assert hosted.room.decision is not None


async def test_what_is_taken_back_alone_reaches_everybody_and_outlives_the_server(
    file: str,
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, "open", "keep 4", "ready 0", "ready 1")
        viewers = watch(hosted, 0), watch(hosted, 1), watch(hosted)
        await hosted.do(lambda room: undoing.undo(room, 0))
        for viewer in viewers:
            last = heard(viewer, "rewound")[-1]
            assert (last["ply"], last["since"], last["seat"]) == (4, 3, 0)
            assert [(ply, seat) for ply, _, seat in last["events"]] == [(4, 1)]
        answers = hosted.room.game.record.answers
    async with opened_hub(file) as hub:
        hosted = await hub.room("table")
        assert hosted.room.game.record.answers == answers
        await hosted.do(lambda room: undoing.redo(room, 0))
        assert hosted.room.ply == 5


async def test_in_fast_play_the_view_comes_when_the_table_is_quiet(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        viewer = watch(hosted)
        await answer(hosted, *TO_THE_END)
        await until(lambda: not hosted.audience.is_view_due)
        told = heard(viewer)
        assert [m["ply"] for m in told if m["type"] == "update"] == [2, 3, 4, 5, 7, 8, 9, 10]
        assert told[-1]["type"] == "view"
        assert told[-1]["ply"] == 10


async def test_who_loses_a_seat_loses_it_on_his_screen(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        viewer = watch(hosted, 0, 1)
        await hosted.do(lambda room: seating.reissue(room, 0))
        assert viewer.seats == {1}
        assert heard(viewer, "unseated") == [{"type": "unseated", "seat": 0}]
        await hosted.do(lambda room: seating.seat_bot(room, 1, "first"))
        assert viewer.seats == frozenset()


# -- storage that fails


async def test_what_storage_does_not_take_is_refused_told_to_nobody_and_not_saved(
    file: str,
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await hub.save_all()
        viewer = watch(hosted, 0)
        await set_read_only(hub.store, "ON")
        with pytest.raises(Unavailable):
            await answer(hosted, "open")
        assert heard(viewer) == []
        await set_read_only(hub.store, "OFF")
        await hub.save_all()
        assert hosted.log.saved == 3
        await hosted.catch_up()
        assert (hosted.room.ply, heard(viewer)) == (0, [])
        await answer(hosted, "open")
        assert heard(viewer)[0]["ply"] == 2
        assert len(await log(hub)) == 4


async def test_an_answer_whose_commit_was_not_confirmed_counts_if_it_is_there(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        viewer, append = watch(hosted, 0), hub.store.journal.append

        async def unconfirmed(*entry: Any) -> None:
            await append(*entry)
            raise Unavailable("storage", reason="lost")

        monkeypatch.setattr(hub.store.journal, "append", unconfirmed)
        with pytest.raises(Unavailable):
            await answer(hosted, "open")
        monkeypatch.setattr(hub.store.journal, "append", append)
        with pytest.raises(Refused) as caught:
            await hosted.do(lambda room: answering.answer(room, 0, 0, 0))
        assert caught.value.code == "stale"
        assert [(m["ply"], m["events"]) for m in heard(viewer, "update")] == [
            (2, [["found", {"coin": 4}]])
        ]


async def test_a_request_that_is_broken_off_leaves_memory_and_log_alike(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        task = asyncio.create_task(answer(hosted, "open"))
        await until(lambda: hosted.log.out_of_sync)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await hosted.catch_up()
        told = [change for change in await log(hub) if isinstance(change, Answered)]
        assert hosted.room.ply == (2 if told else 0)


async def test_after_a_mistake_of_ours_the_room_is_read_anew(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")

        def mistake(room: Room) -> Answered:
            answering.answer(room, 0, 0, 0)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await hosted.do(mistake)
        await hosted.catch_up()
        assert hosted.room.ply == 0
        await answer(hosted, "open")
        assert [change.ply for change in await log(hub) if isinstance(change, Answered)] == [0]


async def test_snapshots_are_saved_again_after_storage_failed(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "SAVE_PAUSE", 0.01)
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await set_read_only(hub.store, "ON")
        await asyncio.sleep(0.05)
        await set_read_only(hub.store, "OFF")
        await until(lambda: hosted.log.saved == 3)


async def test_a_deleted_table_is_gone_for_its_viewers_too(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        viewer = watch(hosted, 0)
        await hub.store.delete_table("table")
        with pytest.raises(Gone):
            await answer(hosted, "open")
        assert heard(viewer) == [{"type": "closed"}]
        await hub.save_all()


# -- opening


async def test_a_table_opens_at_its_snapshot_and_reads_the_log_from_there(
    database: str,
) -> None:
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END[:6])
    async with opened_hub(database) as hub:
        opened = await hub.store.opened("table")
        assert (opened.snapshot is not None, opened.entries) == (True, [])
        hosted = await hub.room("table")
        assert hosted.room.ply == 8
        await answer(hosted, TO_THE_END[6])
        opened = await hub.store.opened("table")
        assert [type(change) for change in opened.entries] == [Answered]


async def test_in_fast_play_a_snapshot_waits_until_it_is_worth_while(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        assert hub._worth_saving() == []
        monkeypatch.setattr(hub_module, "FAR", 2)
        assert hub._worth_saving() == [hosted]
        monkeypatch.setattr(hub_module, "FAR", 250)
        monkeypatch.setattr(hub_module, "REST", -1.0)
        assert hub._worth_saving() == [hosted]


async def test_without_a_snapshot_a_table_opens_from_its_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "save", nothing)
    async with opened_hub(database) as hub:
        await answer(await seated(hub, "Ann", "Bob"), *TO_THE_END[:6])
    async with opened_hub(database) as hub:
        hosted = await hub.room("table")
        assert (hosted.room.ply, hosted.log.saved) == (8, 0)
        assert hosted.room.state.seats[1].name == "Bob"


async def nothing(*_: object) -> None:
    """A server that ends too early to save."""


async def test_whoever_asks_at_the_same_time_gets_the_same_room(file: str) -> None:
    async with opened_hub(file) as hub:
        await seated(hub, "Ann", "Bob")
    async with opened_hub(file) as hub:
        rooms = await asyncio.gather(*(hub.room("table") for _ in range(5)))
        assert len(set(rooms)) == 1
        with pytest.raises(NotFound):
            await hub.room("elsewhere")
        assert hub._opening == {}


async def test_a_table_that_is_let_go_leaves_the_memory_at_once(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "IDLE", -1.0)
    async with opened_hub(file) as hub:
        left = await played(hub)
        await hub.save_all()
        gc.disable()
        try:
            hub._let_go()
            await until(lambda: left() is None)
        finally:
            gc.enable()


async def played(hub: Hub) -> weakref.ref[ServerTable]:
    """An idle table at which a player and a bot have answered."""
    hosted = await seated(hub, "Ann", "[rules]")
    await answer(hosted, "open")
    await until(lambda: not hosted.audience.is_view_due and not hosted.bots.is_thinking)
    return weakref.ref(hosted)


async def test_a_room_that_nobody_looks_at_is_let_go_when_it_is_saved(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "IDLE", -1.0)
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        hub._let_go()
        assert hub.rooms == {"table": hosted}
        await hub.save_all()
        viewer = watch(hosted)
        hub._let_go()
        assert hub.rooms == {"table": hosted}
        hosted.viewers.discard(viewer)
        hub._let_go()
        assert hub.rooms == {}
        assert (await hub.room("table")).room.status == "playing"


async def test_the_result_of_a_game_is_kept_though_the_server_died_at_its_end(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        monkeypatch.setattr(hosted, "_keep_result", lambda: asyncio.sleep(0))
        monkeypatch.setattr(Hub, "save", nothing)
        await answer(hosted, *TO_THE_END, "open", "keep 5")
    async with opened_hub(file) as hub:
        assert await hub.store.tallies() == []
        await hub.room("table")
        assert [(tally["games"], tally["won"]) for tally in await hub.store.tallies()] == [(1, 1)]


# -- bots


async def test_a_result_that_storage_did_not_take_is_kept_when_somebody_looks_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: object, __: object) -> None:
        raise Unavailable("storage", reason="full")

    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "[random]")
        with monkeypatch.context() as patch:
            patch.setattr(Store, "add_result", full)
            await hosted.do(lambda room: agreeing.concede(room, 0))
        assert await hub.store.results() == []
        await hub.current("table")
        assert [result.table_id for result in await hub.store.results()] == ["table"]


async def test_a_snapshot_of_the_end_does_not_stand_for_its_result(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "[random]")
        async with hosted.lock:  # what a server does that dies before it keeps the result
            await hosted.log.carry_out(lambda room: agreeing.concede(room, 0))
            await hub.store.save_snapshots([hosted.log.snapshot()])
        hub.rooms.clear()
        await hub.room("table")
        assert [result.table_id for result in await hub.store.results()] == ["table"]


async def test_a_bot_answers_whenever_it_is_asked(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "[first]")
        await answer(hosted, "open", "keep 4", "ready 0")
        await until(lambda: hosted.room.ply == 9 and not hosted.bots.is_thinking)
        assert hosted.room.decision is not None
        assert hosted.room.decision.seats() == (0,)


async def test_a_bot_that_fails_takes_its_first_option(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> int:
        raise ZeroDivisionError

    async with opened_hub(file) as hub:
        monkeypatch.setattr(hub.bots, "choose", fail)
        hosted = await seated(hub, "[first]", "Bob")
        await until(lambda: hosted.room.ply == 4 and not hosted.bots.is_thinking)
        assert hosted.room.game.record.answers[2:] == (0, 0)


async def test_bots_alone_play_to_the_end(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "[first]", "[first]")
        await until(lambda: hosted.room.over)
        await until(lambda: not hosted.bots.is_thinking)
        assert [tally["games"] for tally in await hub.store.tallies()] == [1]


async def test_a_bot_whose_question_was_taken_back_answers_the_new_one(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "[first]")
        await answer(hosted, "open", "keep 4", "ready 0")
        await hosted.do(lambda room: undoing.undo(room, 0, to=2))
        await until(lambda: not hosted.bots.is_thinking)
        assert hosted.room.ply in (2, 3)
        changes = await log(hub)
        plies = [change.ply for change in changes if isinstance(change, Answered)]
        assert plies[-1] <= 4
        assert sum(isinstance(change, Rewound) for change in changes) == 1


async def test_a_bot_tries_again_when_storage_is_back(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vigil.tables.host.bot_player.STORAGE_PAUSE", 0.01)
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await hosted.do(partial(answering.pause, number=1))
        await hosted.do(partial(seating.seat_bot, number=0, bot="first"))
        await set_read_only(hub.store, "ON")
        hosted.room.state.paused = False
        hosted.wake_bots()
        await asyncio.sleep(0.05)
        await set_read_only(hub.store, "OFF")
        await hosted.do(partial(answering.resume, number=1))
        await until(lambda: hosted.room.ply > 0)


async def test_a_table_with_a_bot_to_move_goes_on_when_it_is_opened(file: str) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await hosted.do(partial(answering.pause, number=1))
        await hosted.do(partial(seating.seat_bot, number=0, bot="first"))
        hosted.room.state.paused = False
        await hub.save_all()
    async with opened_hub(file) as hub:
        hosted = await hub.room("table")
        await until(lambda: hosted.room.ply > 0)
        assert isinstance((await log(hub))[2], Started)


# -- views


def drawings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The plies at which a view was drawn from now on."""
    drawn, view = list[int](), Room.view

    def noted(room: Room) -> Any:
        drawn.append(room.ply)
        return view(room)

    monkeypatch.setattr(Room, "view", noted)
    return drawn


async def test_a_view_is_drawn_once_for_all_who_look(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        plain, drawn = hosted.room.view(), drawings(monkeypatch)
        sent = [msgspec.json.decode(encode(hosted.table.view())) for _ in range(3)]
        assert sent == [msgspec.to_builtins(plain)] * 3
        await answer(hosted, *TO_THE_END[:6])
        assert msgspec.json.decode(encode(hosted.table.view())) != sent[0]
        assert len(drawn) == 2


async def test_a_view_does_not_outlive_its_room_nor_those_who_come_together(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hub(file) as hub:
        hosted = await seated(hub, "Ann", "Bob")
        drawn = drawings(monkeypatch)
        hosted.table.view()
        hosted.table.put_away()
        hosted.table.view()
        assert len(drawn) == 1
        hosted.log.out_of_sync = True  # it is read again, and may be another game by then
        await hosted.catch_up()
        hosted.table.view()
        assert len(drawn) == 2
        monkeypatch.setattr(open_table, "SHOWN_SECONDS", -1.0)
        hosted.table.put_away()
        hosted.table.view()
        assert len(drawn) == 3
