from __future__ import annotations

from server.rooms import Desk, begun
from vigil.core.record import Record
from vigil.tables.room import agreeing, undoing
from vigil.tables.room.changes import Proposed, Redone, Rewound
from vigil.tables.room.room import Room
from vigil.tables.room.state import UndoTarget


def redo_target(desk: Desk, *seats: int) -> UndoTarget | None:
    targets = undoing.undo_targets(desk.room, seats)
    assert targets is not None
    return targets.redo


def test_what_was_undone_is_done_again_with_the_chance_that_followed_it() -> None:
    desk = begun("Ann", "[random]").answer("open", "keep 4", "ready 0")
    there = desk.game.record.answers
    desk.do(lambda room: undoing.undo(room, 0, to=0))
    change = desk.do(lambda room: undoing.redo(room, 0))
    assert isinstance(change, Redone)
    assert [(one.seat, one.ply, len(one.answers)) for one in change.answered] == [
        (0, 0, 2),
        (0, 2, 1),
        (0, 3, 1),
    ]
    assert desk.game.record.answers == there
    assert redo_target(desk, 0) is None


def test_several_undos_are_done_again_one_after_the_other() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4", "ready 0")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: undoing.undo(room, 0))
    assert redo_target(desk, 0) == UndoTarget(3, True, [], 0)
    desk.do(lambda room: undoing.redo(room, 0))
    assert desk.game.ply == 3
    desk.do(lambda room: undoing.redo(room, 0))
    assert desk.game.ply == 4
    assert desk.refused(lambda room: undoing.redo(room, 0)).code == "nothing_to_redo"


def test_the_same_answer_given_by_hand_leaves_the_rest_to_be_done_again() -> None:
    desk = begun("Ann", "[random]").answer("open", "keep 4", "ready 0")
    desk.do(lambda room: undoing.undo(room, 0, to=0))
    desk.answer("open")
    desk.do(lambda room: undoing.redo(room, 0))
    assert desk.game.ply == 4


def test_another_answer_ends_what_could_be_done_again() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.answer("bury 4")
    assert desk.refused(lambda room: undoing.redo(room, 0)).code == "nothing_to_redo"


def test_what_another_person_chose_is_done_again_only_by_agreement() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4", "ready 0")
    desk.do(lambda room: undoing.undo(room, 1))
    desk.do(lambda room: agreeing.agree(room, 0))
    assert redo_target(desk, 1) == UndoTarget(4, False, [0], 0)
    assert redo_target(desk, 0) == UndoTarget(4, True, [], 0)
    assert desk.do(lambda room: undoing.redo(room, 1)) == Proposed(1, 4)
    change = desk.do(lambda room: agreeing.agree(room, 0))
    assert isinstance(change, Redone)
    assert change.seat == 1


def test_a_redo_can_be_undone() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: undoing.redo(room, 0))
    assert desk.do(lambda room: undoing.undo(room, 0)) == Rewound(2, 0)
    assert redo_target(desk, 0) == UndoTarget(3, True, [], 0)


def test_a_game_given_up_has_nothing_to_do_again() -> None:
    desk = begun("Ann", "[random]").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: agreeing.concede(room, 0))
    assert desk.refused(lambda room: undoing.redo(room, 0)).code == "nothing_to_redo"


def test_a_room_opened_from_its_snapshot_can_do_again() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: undoing.undo(room, 0))
    room = Room(desk.setup, desk.room.seed)
    room.restore(desk.room.snapshot())
    change = undoing.redo(room, 0)
    assert isinstance(change, Redone)
    assert room.game.ply == 3


def test_what_went_back_behind_a_fork_comes_back_as_it_was_there() -> None:
    first = begun("Ann", "[random]").answer("open", "keep 4")
    origin = Record.from_json(first.game.record.to_json())
    desk = begun("Ann", "[random]", origin=origin)
    desk.do(lambda room: undoing.undo(room, 0, to=0))
    desk.do(lambda room: undoing.redo(room, 0))
    assert desk.game.record.answers == first.game.record.answers
