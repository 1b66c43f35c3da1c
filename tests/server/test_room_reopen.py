"""Rules change while games go on: what fits goes on, what does not begins its step anew."""

from __future__ import annotations

import json
from random import Random
from unittest.mock import patch

import msgspec
import pytest

from core.later import later_rules
from core.toy import TOY
from server.rooms import ALONE, SEED, TO_THE_END, Desk, begun
from server.saves import RECORDS, SAVES, room_of
from vigil.core.decision import choose
from vigil.core.errors import BadRecord, BadSave
from vigil.core.record import Record
from vigil.core.state import GameState
from vigil.core.table import Table
from vigil.tables.errors import Refused
from vigil.tables.room import agreeing, answering, seating, undoing
from vigil.tables.room.changes import Agreed, Answered, Conceded, Proposed, Reopened, Rewound
from vigil.tables.room.room import Room
from vigil.tables.room.seats import Seat
from vigil.tables.room.state import Snapshot


def restored(desk: Desk) -> tuple[Room, bool]:
    """The room of a server that has just started, and whether its open step still fits."""
    room = Room(desk.setup, SEED, desk.origin)
    return room, room.restore(desk.room.snapshot())


def asked(room: Room) -> str:
    assert room.game.decision is not None
    return room.game.decision.kind


def test_a_snapshot_opens_at_its_question_whatever_came_before() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END[:5])
    room, fits = restored(desk)
    assert fits
    assert (asked(room), room.game.ply) == ("coin", 7)
    assert room.state == desk.room.state


def test_a_snapshot_before_the_start_has_its_seats() -> None:
    room, fits = restored(Desk().seat("Ann", "[random]"))
    assert fits
    assert room.status == "waiting"
    assert room.state.seats == [Seat("Ann", "", 1), Seat("", "random", 1)]


def test_a_step_that_no_longer_fits_begins_anew() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END[:5])
    with later_rules():
        room, fits = restored(desk)
        assert not fits
        assert (asked(room), room.game.ply) == ("knock", 5)
        assert room.reopen() == Reopened(5, TOY.rules_version)
    assert room.state.reopened == Reopened(5, TOY.rules_version + 1)
    assert room.state.seats == desk.room.state.seats
    assert room.record().answers == desk.game.record.answers[:5]


def test_a_step_that_fits_goes_on_under_later_rules_and_can_be_undone() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END[:3])
    with later_rules():
        room, fits = restored(desk)
        assert fits
        assert asked(room) == "lanterns"
        answering.answer(room, 1, 4, 0)
        assert asked(room) == "knock"
        assert undoing.undo(room, 1) == Rewound(4, 1)
        answering.answer(room, 1, 4, 0)
        answering.answer(room, 1, 5, 0)
        assert undoing.undo(room, 1) == Rewound(5, 1)


def test_what_later_rules_cannot_replay_is_not_undone() -> None:
    desk = begun("Ann", setup=ALONE).answer("open", "keep 4")
    with later_rules():
        room, _ = restored(desk)
        for ply in (0, 1, 2):
            before = room.snapshot()
            with pytest.raises(Refused) as caught:
                undoing.undo(room, 0, to=ply)
            assert caught.value.code == "no_longer_replays"
            assert room.snapshot() == before


def test_an_entry_that_later_rules_cannot_follow_changes_nothing() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    with later_rules():
        room = Room(desk.setup, SEED)
        for change in desk.log[:3]:
            room.follow(change)
        before = room.snapshot()
        for change in desk.log[3:]:
            with pytest.raises(BadRecord):
                room.follow(change)
            assert room.snapshot() == before


def test_behind_an_entry_that_cannot_be_followed_the_seats_still_can() -> None:
    desk = begun("Ann", "Bob").answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: agreeing.agree(room, 1))
    desk.do(lambda room: seating.seat_bot(room, 1, "random"))
    desk.do(lambda room: answering.pause(room, 0))
    desk.do(
        lambda room: (
            agreeing.concede(room, 0) if room.status == "playing" else answering.resume(room, 0)
        )
    )
    desk.do(lambda room: agreeing.concede(room, 0))
    room = Room(desk.setup, SEED)
    for change in desk.log[:3]:
        room.follow(change)
    for change in desk.log[3:]:
        room.follow_seats(change)
    assert room.state == desk.room.state
    assert room.game.ply == 0


def test_a_game_that_was_taken_back_is_not_conceded_any_more() -> None:
    room = begun("Ann", "Bob").room
    for change in (Proposed(0, -1), Agreed(1), Conceded()):
        room.follow_seats(change)
    assert room.over
    room.follow_seats(Rewound(0))
    assert not room.over


def test_whoever_follows_goes_back_to_where_the_game_was_taken_up() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0, to=0))
    room = desk.copy()
    room.follow(Reopened(2, 4))
    assert (room.game.ply, room.state.proposal) == (2, None)


def test_a_finished_game_stays_finished_under_any_rules() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END, "open", "keep 5")
    with later_rules():
        room, fits = restored(desk)
    assert fits
    assert room.over
    assert room.record() == desk.room.record()


def test_an_answer_of_another_game_is_not_followed() -> None:
    room = begun("Ann", "Bob").room
    with pytest.raises(BadRecord):
        room.follow(Answered(0, 4, (0,), ()))
    with pytest.raises(BadRecord):
        room.follow(Answered(0, 0, (7,), ()))
    assert room.game.ply == 0


def test_a_damaged_snapshot_is_not_opened() -> None:
    desk = begun("Ann", "Bob")
    found = msgspec.json.decode(desk.room.snapshot(), type=Snapshot)
    assert found.table is not None
    found.table = found.table.replace('"lives":3', '"lives":9')
    with pytest.raises(BadSave) as caught:
        Room(desk.setup, SEED).restore(msgspec.json.encode(found))
    assert caught.value.code == "damaged"


# -- saves that earlier versions have written


@pytest.mark.parametrize("name", SAVES)
def test_a_room_saved_by_earlier_rules_goes_on(name: str) -> None:
    save = (RECORDS / name).read_text()
    room, snapshot = room_of(save)
    assert room.restore(snapshot)
    assert room.game.ply == len(json.loads(save)["past"])
    for _ in range(30):
        decision = room.game.decision
        if decision is not None:
            seat = decision.seats()[0]
            answering.answer(room, seat, room.game.ply, decision.options_of(seat)[-1])
    assert room.game.ply > len(json.loads(save)["past"])
    restored = Room(room.setup, room.seed)
    assert restored.restore(room.snapshot())
    assert restored.game.state == room.game.state


@pytest.mark.parametrize("name", SAVES)
def test_a_record_of_earlier_rules_leads_to_the_same_question(name: str) -> None:
    text = (RECORDS / name.replace("save", "record")).read_text()
    table, saved = Table.replay(Record.from_json(text)), Table.load((RECORDS / name).read_text())
    assert (table.decision, table.state) == (saved.decision, saved.state)
    saved.undo("turn")
    assert saved.ply < table.ply


def in_the_middle_of_a_step(name: str) -> Room:
    """The room of a save, played on into a step that asks more than once."""
    for seed in range(100):
        room, snapshot = room_of((RECORDS / name).read_text())
        room.restore(snapshot)
        random = Random(seed)
        while (decision := room.game.decision) is not None:
            if room.game._history.answers:
                return room
            seat = decision.seats()[0]
            answering.answer(room, seat, room.game.ply, random.choice(decision.options_of(seat)))
    raise AssertionError("every game ends before such a step")


@pytest.mark.parametrize("name", SAVES)
def test_a_step_of_an_earlier_version_that_fits_no_more_begins_anew(name: str) -> None:
    room = in_the_middle_of_a_step(name)
    step, start = room.game._history.base.agenda[-1][0], room.game._history.start
    with patch.dict(room.game.steps, {step: sleep}):
        later = Room(room.setup, room.seed)
        assert not later.restore(room.snapshot())
        assert (asked(later), later.game.ply) == ("sleep", start)
        assert later.reopen() == Reopened(start, room.game.game.rules_version)
        answering.answer(later, 0, start, 1)
        assert later.game.ply > start
    assert later.state.seats == room.state.seats


async def sleep(state: GameState, *_: object) -> None:
    """A rule that no earlier version had."""
    await choose(state, 0, "sleep", [("sleep",), ("wake",)])
