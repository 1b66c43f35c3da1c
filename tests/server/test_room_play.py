from __future__ import annotations

from dataclasses import replace

import pytest

from games.horizons.scenario import position
from server.rooms import CELLAR, SEED, TO_THE_END, Desk, begun, while_ann_grows
from vigil.core import Table
from vigil.core.commitment import verify
from vigil.tables.errors import Forbidden
from vigil.tables.room import answering
from vigil.tables.room.changes import Started


def finished() -> Desk:
    return begun("Ann", "Bob").answer(*TO_THE_END, "open", "keep 5")


def test_an_answer_carries_what_chance_answered_and_what_happened() -> None:
    desk = begun("Ann", "Bob")
    change = desk.do(lambda room: answering.answer(room, 0, 0, 0))
    assert change.answers == desk.game.record.answers
    assert change.events == (("found", {"coin": 4}),)
    assert isinstance(desk.log[2], Started)
    assert desk.log[2].events == (("turn_began", {"seat": 0}),)


@pytest.mark.parametrize("ply", [-1, 1, 2, 99])
def test_an_answer_at_another_ply_is_stale(ply: int) -> None:
    why = begun("Ann", "Bob").refused(lambda room: answering.answer(room, 0, ply, 0))
    assert (why.code, why.data) == ("stale", {"ply": ply, "now": 0})


def test_an_answer_of_a_seat_that_is_not_asked_is_refused() -> None:
    why = begun("Ann", "Bob").refused(lambda room: answering.answer(room, 1, 0, 0))
    assert isinstance(why, Forbidden)
    assert why.code == "not_asked"


def test_among_everyone_each_seat_answers_for_itself() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    assert desk.refused(lambda room: answering.answer(room, 1, 3, 0)).code == "no_such_option"
    desk.do(lambda room: answering.answer(room, 1, 3, 1))
    assert desk.refused(lambda room: answering.answer(room, 1, 4, 0)).code == "not_asked"


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_an_answer_that_is_no_option_is_refused(index: int) -> None:
    why = begun("Ann", "Bob").refused(lambda room: answering.answer(room, 0, 0, index))
    assert (why.code, why.data) == ("no_such_option", {"answer": index, "last": 1})


def test_a_paused_game_takes_no_answers_and_goes_on() -> None:
    desk = begun("Ann", "Bob")
    assert desk.refused(lambda room: answering.resume(room, 0)).code == "not_paused"
    desk.do(lambda room: answering.pause(room, 1))
    assert desk.room.status == "paused"
    assert desk.refused(lambda room: answering.answer(room, 0, 0, 0)).code == "paused"
    assert desk.refused(lambda room: answering.pause(room, 0)).code == "paused"
    desk.do(lambda room: answering.resume(room, 0))
    desk.answer("open")


def test_a_finished_game_takes_no_answers_and_shows_its_dealer() -> None:
    desk = finished()
    assert (desk.room.status, desk.room.over) == ("over", True)
    assert (
        desk.refused(lambda room: answering.answer(room, 0, desk.game.ply, 0)).code == "game_over"
    )
    record = desk.room.record()
    assert record.seed == SEED
    assert verify(record).checked == 3


def test_a_rematch_follows_a_finished_game_once() -> None:
    assert (
        begun("Ann", "Bob").refused(lambda room: answering.rematch(room, "next")).code == "not_over"
    )
    desk = finished()
    desk.do(lambda room: answering.rematch(room, "next"))
    assert desk.room.state.rematch == "next"
    why = desk.refused(lambda room: answering.rematch(room, "other"))
    assert (why.code, why.data) == ("rematch_exists", {"table": "next"})


# -- games that go on from others


def test_a_room_goes_on_from_the_answers_of_another_game() -> None:
    first = begun("Ann", "Bob").answer(*TO_THE_END)
    desk = begun("Cid", "Dee", origin=first.room.record())
    assert desk.game.state == first.game.state
    started = desk.log[2]
    assert isinstance(started, Started)
    assert started.answers == first.game.record.answers
    assert desk.room.record().dealt_from == len(started.answers)
    desk.answer("open", "keep 5")
    assert verify(desk.room.record()).checked == 1


def test_a_game_taken_up_before_a_roll_is_rolled_by_its_own_dealer() -> None:
    other = Table.start(CELLAR)
    other.apply(0)
    desk = begun("Ann", "Bob", origin=other.record)
    assert desk.game.ply == 2
    desk.do(lambda room: answering.pause(room, 0))
    desk.do(lambda room: answering.resume(room, 0))
    dealt = desk.game.record
    assert verify(replace(dealt, commitment=desk.room.commitment, dealt_from=1)).checked == 1


def test_of_two_who_answer_at_once_both_count() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    ply = desk.game.ply
    assert desk.game.decision is not None
    anns, bobs = (desk.game.decision.options_of(seat)[0] for seat in (0, 1))
    desk.do(lambda room: answering.answer(room, 0, ply, anns))
    change = desk.do(lambda room: answering.answer(room, 1, ply, bobs))
    assert change.ply == ply + 1


def test_an_answer_pressed_twice_counts_once() -> None:
    desk = begun("Ann", "Bob").answer("open", "keep 4")
    ply = desk.game.ply
    assert desk.game.decision is not None
    anns = desk.game.decision.options_of(0)[0]
    desk.do(lambda room: answering.answer(room, 0, ply, anns))
    assert desk.refused(lambda room: answering.answer(room, 0, ply, anns)).code == "stale"


def test_a_late_answer_to_a_question_that_has_changed_is_stale() -> None:
    desk = begun("Ann", "Bob")
    desk.answer("open", "keep 4")
    assert desk.refused(lambda room: answering.answer(room, 1, 0, 0)).code == "stale"


def test_while_one_spirit_drafts_another_grows_and_both_may_press_at_once() -> None:
    room, asked = while_ann_grows()
    assert asked.seats() == (0, 1), "Ann is asked on, Bob chooses a growth"
    ply, parts = room.ply, {seat: asked.options_of(seat) for seat in asked.seats()}
    answering.answer(room, 0, ply, parts[0][0])
    answering.answer(room, 1, ply, parts[1][0])
    assert room.game.answered_since(ply) == [1, 0]


def with_a_power_each() -> Desk:
    """Ann and Bob may each use a power of the fast phase, or pass."""
    game = position(
        "players: 2; spirits: devouring_teeth_lurk_underfoot eyes_watch_from_the_trees; "
        "G5: town 1 presence0 1 presence1 1; phase: fast; next: power_phase fast; "
        "seat 0: in_play mark_territory_with_scars_and_teeth; "
        "seat 1: in_play mysterious_abductions"
    )
    record = game.table.record
    return begun("Ann", "Bob", setup=record.setup, origin=record)


def test_a_late_pass_does_not_count_for_an_island_that_a_power_has_changed() -> None:
    desk = with_a_power_each()
    passing = 3
    assert desk.game.decision is not None
    assert desk.game.decision.options[passing] == ("pass", 1)
    desk.answer("use 0 mark_territory_with_scars_and_teeth")
    assert desk.refused(lambda room: answering.answer(room, 1, 0, passing)).code == "stale"
    desk.answer("pass 1")


def test_two_who_pass_at_once_have_both_passed() -> None:
    desk = with_a_power_each()
    desk.do(lambda room: answering.answer(room, 0, 0, 1))
    desk.do(lambda room: answering.answer(room, 1, 0, 3))
    assert desk.game.decision is not None
    assert desk.game.decision.kind == "spirit_phase"
