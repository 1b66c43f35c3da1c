from __future__ import annotations

import pytest

from server.hubs import answer, opened_hub, seated
from server.rooms import TO_THE_END, begun
from vigil.core import Table
from vigil.core.decision import CHANCE
from vigil.tables.host import history
from vigil.tables.host.history import events_since, fold
from vigil.tables.room import undoing
from vigil.tables.room.changes import Reopened


def test_what_happened_is_told_by_ply_without_any_rules() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END[:2])
    answers, happened = fold(desk.log)
    assert tuple(answers) == desk.game.record.answers
    assert [(ply, [tag for tag, _ in told]) for ply, told, _ in happened] == [
        (0, ["turn_began"]),
        (1, ["found"]),
        (3, ["kept"]),
    ]


def test_all_that_is_told_is_all_that_happened() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END, "open", "keep 5")
    told = [(tag, data) for _, part, _ in fold(desk.log)[1] for tag, data in part]
    assert told == [(event.tag, event.data) for event in desk.game.events]


def test_what_was_taken_back_is_not_told() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.answer("bury 4")
    answers, happened = fold(desk.log)
    assert tuple(answers) == desk.game.record.answers
    assert [ply for ply, *_ in happened] == [0, 1, 3]
    assert happened[-1] == (3, [], 0)


def test_a_game_taken_up_by_later_rules_is_told_up_to_there() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    answers, happened = fold([*desk.log, Reopened(2, 4)])
    assert answers == list(desk.game.record.answers[:2])
    assert [ply for ply, *_ in happened] == [0, 1]


def test_a_game_that_went_on_from_another_tells_all_of_it() -> None:
    first = begun("Ann", "Bob").answer("open", "keep 4")
    desk = begun("Cid", "Dee", origin=first.room.record()).answer("ready 1")
    answers, happened = fold(desk.log)
    assert Table.replay(desk.room.record(), to=len(answers)).ply == len(answers)
    assert [tag for tag, _ in happened[0][1]] == ["turn_began", "found", "kept"]
    assert happened[1][0] == 4


def test_each_part_names_the_seat_that_answered() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END)
    seats = [seat for _, _, seat in fold(desk.log)[1]]
    assert seats == [CHANCE, 0, 0, 0, 1, 1, 1, 0, 1]


@pytest.mark.anyio
@pytest.mark.parametrize("near", [1, 3, 50])
async def test_who_comes_back_hears_what_he_missed_from_the_end_of_the_log(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, near: int
) -> None:
    monkeypatch.setattr(history, "NEAR", near)
    async with opened_hub(f"{tmp_path}/vigil.db") as hub:
        hosted = await seated(hub, "Ann", "Bob")
        await answer(hosted, *TO_THE_END[:4])
        await hosted.do(lambda room: undoing.undo(room, 1))
        await answer(hosted, *TO_THE_END[3:])
        entries = hosted.room.state.entries
        everything = await events_since(hub.store, "table", 0)
        for ply in range(1, hosted.room.ply + 2):
            missed = [one for one in everything if one[0] > ply]
            assert await events_since(hub.store, "table", ply, entries) == missed
