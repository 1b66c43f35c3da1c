from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pytest

from server.rooms import ALONE, CELLAR, THREE, TO_THE_END, Desk, begun, while_ann_grows
from vigil.core.undo import Depth
from vigil.tables.room import agreeing, answering, seating, undoing
from vigil.tables.room.changes import (
    Agreed,
    Answered,
    Change,
    Conceded,
    Proposed,
    Rewound,
    WithdrawalProposed,
    Withdrawn,
)
from vigil.tables.room.room import Room
from vigil.tables.room.state import GIVE_UP, UndoTarget, UndoTargets
from vigil.tables.room.undoing import DEPTHS

Leave: TypeAlias = Callable[[Room, int], Change]

ONE_TURN = TO_THE_END[:4]
"""Plies 0 to 4: a door, chance, a coin, two who are ready."""


def unnamed(room: Room, seats: list[int]) -> UndoTargets:
    """Where undos go, without the choices that they name."""
    found = undoing.undo_targets(room, seats)
    assert found is not None
    for target in (found.choice, found.action, found.turn):
        if target is not None:
            target.gone = target.stays = []
    return found


def test_going_back_to_the_last_reveal_happens_at_once() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4", "ready 0")
    assert desk.do(lambda room: undoing.undo(room, 0)) == Rewound(3, 0)
    assert desk.do(lambda room: undoing.undo(room, 0)) == Rewound(2, 0)
    assert desk.game.decision is not None
    assert desk.game.decision.kind == "coin"


def test_the_choice_of_another_person_is_taken_back_only_by_agreement() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4", "ready 0")
    assert desk.do(lambda room: undoing.undo(room, 1)) == Proposed(1, 3)
    assert desk.do(lambda room: agreeing.agree(room, 0)) == Rewound(3, 1)


def test_an_undo_aims_at_ones_own_last_choice_and_asks_those_who_answered_since() -> None:
    desk = begun("Ann", "Bob", setup=CELLAR).answer("open", "keep 4", "ready 0", "ready 1")
    room = desk.answer("open").room
    ann = undoing.undo_targets(room, [0])
    assert ann is not None
    assert ann.choice is not None
    assert (ann.choice.to, ann.choice.free, ann.choice.others) == (3, False, [1])
    assert desk.do(lambda room: undoing.undo(room, 0)) == Proposed(0, 3)
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Rewound(3, 0)


def test_one_takes_back_his_own_choice_while_another_spirit_is_still_growing() -> None:
    room, asked = while_ann_grows()
    before, own = room.ply, asked.put_to(0)
    answering.answer(room, 1, before, asked.options_of(1)[0])
    assert undoing.undo(room, 1) == Rewound(before, 1)
    assert room.game.decision is not None
    assert room.game.decision.put_to(0) == own, "Ann is still asked the same"
    assert undoing.undo(room, 0) == Rewound(before - 1, 0)


def test_going_back_behind_a_reveal_takes_the_agreement_of_all_people() -> None:
    desk = begun("Ann", "Bob").answer("open")
    assert desk.do(lambda room: undoing.undo(room, 0)) == Proposed(0, 0)
    assert desk.game.ply == 2
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Rewound(0, 0)
    assert desk.room.state.proposal is None


def test_with_three_people_both_others_have_to_agree() -> None:
    desk = begun("Ann", "Bob", "Cid", setup=THREE).answer("open")
    desk.do(lambda room: undoing.undo(room, 1, to=0))
    assert desk.do(lambda room: agreeing.agree(room, 2)) == Agreed(2)
    assert desk.refused(lambda room: agreeing.agree(room, 2)).code == "agreed_already"
    assert desk.refused(lambda room: agreeing.agree(room, 1)).code == "agreed_already"
    assert desk.do(lambda room: agreeing.agree(room, 0)) == Rewound(0, 1)


def test_one_who_declines_ends_the_proposal() -> None:
    desk = begun("Ann", "Bob").answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: agreeing.decline(room, 1))
    assert desk.refused(lambda room: agreeing.agree(room, 1)).code == "nothing_proposed"
    assert desk.refused(lambda room: agreeing.decline(room, 1)).code == "nothing_proposed"


def test_a_proposal_is_void_when_the_game_goes_on() -> None:
    desk = begun("Ann", "Bob").answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.answer("keep 4")
    assert desk.refused(lambda room: agreeing.agree(room, 1)).code == "nothing_proposed"


def test_a_proposal_outlives_changes_of_the_seats() -> None:
    desk = begun("Ann", "Bob").answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: seating.reissue(room, 1))
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Rewound(0, 0)


@pytest.mark.parametrize("leave", [seating.vacate, partial(seating.seat_bot, bot="random")])
def test_what_a_player_thought_of_a_proposal_leaves_with_him(leave: Leave) -> None:
    desk = begun("Ann", "Bob", "Cid", setup=THREE).answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: agreeing.agree(room, 1))
    desk.do(lambda room: leave(room, 1))
    desk.do(lambda room: seating.vacate(room, 1))
    desk.do(lambda room: seating.claim(room, 1, "Dan"))
    assert desk.do(lambda room: agreeing.agree(room, 2)) == Agreed(2)
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Rewound(0, 0)


@pytest.mark.parametrize("leave", [seating.vacate, partial(seating.seat_bot, bot="random")])
def test_a_proposal_leaves_with_who_made_it(leave: Leave) -> None:
    desk = begun("Ann", "Bob").answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: leave(room, 0))
    assert desk.room.state.proposal is None


def test_a_log_of_before_whose_proposal_outlived_its_player_is_followed() -> None:
    desk = begun("Ann", "Bob", "Cid", setup=THREE).answer("open")
    desk.do(lambda room: undoing.undo(room, 0))
    desk.do(lambda room: seating.vacate(room, 0))
    for change in (Agreed(1), Rewound(0, 0)):
        desk.room.follow(change)
    assert desk.game.ply == 0


def test_bots_need_not_agree() -> None:
    desk = begun("Ann", "[random]").answer("open")
    assert desk.do(lambda room: undoing.undo(room, 0)) == Rewound(0, 0)


def test_a_person_with_several_seats_agrees_with_himself() -> None:
    desk = begun("Ann", "Ann").answer("open")
    assert desk.do(lambda room: undoing.undo(room, 0, other_seats=[1])) == Rewound(0, 0)
    desk.answer("open")
    assert desk.do(lambda room: agreeing.concede(room, 1, other_seats=[0])) == Conceded()


def test_the_seats_of_one_person_agree_together() -> None:
    desk = begun("Ann", "Ann", "Bob", setup=THREE).answer("open")
    assert desk.do(lambda room: undoing.undo(room, 1, other_seats=[0])) == Proposed(1, 0, (0,))
    assert desk.do(lambda room: agreeing.agree(room, 2)) == Rewound(0, 1)
    desk.answer("open")
    desk.do(lambda room: undoing.undo(room, 2))
    assert desk.do(lambda room: agreeing.agree(room, 0, other_seats=[1])) == Rewound(0, 2)


@pytest.mark.parametrize(("depth", "ply"), [("choice", 12), ("action", 10), ("turn", 10)])
def test_an_undo_goes_back_by_a_choice_an_action_or_a_turn(depth: Depth, ply: int) -> None:
    desk = begun("Ann", "[random]").answer(*TO_THE_END, "open", "keep 5")
    assert desk.do(lambda room: undoing.undo(room, 0, depth)) == Rewound(ply, 0)
    assert not desk.room.over


def test_alone_one_goes_back_to_any_ply_and_is_dealt_the_same() -> None:
    desk = begun("Ann", setup=ALONE).answer("open", "keep 4", "open")
    save, record = desk.game.save(), desk.game.record
    for ply in range(desk.game.ply):
        desk.do(partial(undoing.undo, number=0, to=ply))
        assert desk.game.ply >= ply
        while desk.game.ply < len(record.answers):
            index = record.answers[desk.game.ply]
            desk.do(partial(answering.answer, number=0, ply=desk.game.ply, index=index))
        assert desk.game.save() == save


def test_going_back_into_the_middle_of_chance_notes_where_the_game_stands_then() -> None:
    desk = begun("Ann", setup=ALONE).answer("open", "keep 4")
    assert desk.do(lambda room: undoing.undo(room, 0, to=1)) == Rewound(2, 0)


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_a_ply_that_is_not_in_the_past_is_refused(to: int) -> None:
    desk = begun("Ann", "Bob").answer("open")
    why = desk.refused(lambda room: undoing.undo(room, 0, to=to))
    assert (why.code, why.data) == ("no_such_ply", {"ply": to, "last": 2})


def test_before_the_first_answer_there_is_nothing_to_take_back() -> None:
    assert begun("Ann", "Bob").refused(lambda room: undoing.undo(room, 0)).code == "no_answers"


def test_an_undo_skips_what_bots_answered() -> None:
    desk = begun("Ann", "[random]").answer(*ONE_TURN, "open")
    assert desk.do(lambda room: undoing.undo(room, 0)) == Rewound(3, 0)
    assert desk.game.decision is not None
    assert 0 in desk.game.decision.seats()


def test_bots_alone_have_nothing_to_take_back() -> None:
    desk = begun("[random]", "Bob").answer("open")
    assert desk.refused(lambda room: undoing.undo(room, 1)).code == "no_answers"


def test_an_undo_is_possible_while_the_game_is_paused() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    desk.do(lambda room: answering.pause(room, 1))
    assert desk.do(lambda room: undoing.undo(room, 0)) == Rewound(2, 0)
    assert desk.room.status == "paused"


def test_a_finished_game_is_taken_up_again_only_by_agreement() -> None:
    desk = begun("Ann", "Bob").answer(*TO_THE_END, "open", "keep 5")
    assert desk.do(lambda room: undoing.undo(room, 0)) == Proposed(0, 12)
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Rewound(12, 0)
    assert desk.room.status == "playing"
    assert desk.room.record().seed is None


# -- what an undo would do


def test_before_the_game_there_is_no_way_back() -> None:
    assert undoing.undo_targets(Desk().room, [0]) is None
    room = begun("Ann", "Bob").room
    assert undoing.undo_targets(room, [0]) == UndoTargets(None, None, None, None)


def test_every_depth_tells_where_it_goes_and_whether_others_have_to_agree() -> None:
    room = begun("Ann", "Bob").answer("open", "keep 4", "ready 0").room
    early, late = UndoTarget(0, False, [], 0), UndoTarget(3, True, [], 0)
    assert unnamed(room, [0]) == UndoTargets(late, early, early, None)
    early, late = UndoTarget(0, False, [0], 0), UndoTarget(3, False, [0], 0)
    assert unnamed(room, [1]) == UndoTargets(late, early, early, None)
    late = UndoTarget(3, True, [], 0)
    free = UndoTarget(0, True, [], 0)
    assert unnamed(room, [0, 1]) == UndoTargets(late, free, free, None)


@pytest.mark.parametrize("seats", [(0,), (0, 1)])
@pytest.mark.parametrize("steps", range(1, len(TO_THE_END) + 3))
def test_an_undo_goes_where_it_was_told_to_go(steps: int, seats: tuple[int, ...]) -> None:
    answers = (*TO_THE_END, "open", "keep 5")[:steps]
    for depth in DEPTHS:
        desk = begun("Ann", "Bob").answer(*answers)
        told = getattr(undoing.undo_targets(desk.room, seats), depth)
        change = desk.do(partial(undoing.undo, number=0, depth=depth, other_seats=seats))
        assert isinstance(change, Rewound | Withdrawn if told.free else Proposed)
        assert isinstance(change, Withdrawn | WithdrawalProposed) == bool(told.stays)
        assert change.to == told.to


def test_an_undo_tells_how_many_answers_of_bots_go_back_too() -> None:
    room = begun("Ann", "[random]").answer(*ONE_TURN, "open").room
    choice, turn = UndoTarget(3, True, [], 2), UndoTarget(0, True, [], 2)
    assert unnamed(room, [0]) == UndoTargets(choice, turn, turn, None)


def test_of_a_table_with_bots_only_people_are_taken_back() -> None:
    room = begun("[random]", "Bob").answer("open").room
    assert undoing.undo_targets(room, [1]) == UndoTargets(None, None, None, None)


# -- giving up


def test_giving_up_takes_the_agreement_of_all() -> None:
    desk = begun("Ann", "Bob").answer("open")
    assert desk.do(lambda room: agreeing.concede(room, 0)) == Proposed(0, GIVE_UP)
    assert desk.do(lambda room: agreeing.agree(room, 1)) == Conceded()
    assert (desk.room.status, desk.game.outcome) == ("over", None)
    assert desk.refused(lambda room: agreeing.concede(room, 0)).code == "game_over"
    assert desk.refused(lambda room: answering.answer(room, 0, 2, 0)).code == "game_over"


def test_alone_one_gives_up_at_once_and_may_think_better_of_it() -> None:
    desk = begun("Ann", setup=ALONE).answer("open", "keep 4")
    assert desk.do(lambda room: agreeing.concede(room, 0)) == Conceded()
    desk.do(lambda room: undoing.undo(room, 0))
    assert desk.room.status == "playing"
    desk.answer("keep 4")


def test_an_undo_undone_by_playing_on_is_dealt_the_same_cards() -> None:
    desk = begun("Ann", "[random]").answer("open")
    first = desk.log[-1]
    desk.do(lambda room: undoing.undo(room, 0))
    desk.answer("open")
    assert isinstance(first, Answered)
    assert desk.log[-1] == first
    assert desk.copy().snapshot() == desk.room.snapshot()
