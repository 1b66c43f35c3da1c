from __future__ import annotations

from functools import partial

import pytest

from server.rooms import Desk, begun
from vigil.core.commitment import commitment
from vigil.tables.room import agreeing, answering, seating, standing_in, undoing
from vigil.tables.room.seats import Seat


def test_a_seat_is_claimed_under_a_name() -> None:
    desk = Desk().seat("Ann")
    assert desk.room.state.seats == [Seat("Ann", "", 1), Seat()]
    assert desk.room.humans == [0]
    assert desk.room.status == "waiting"


def test_a_taken_seat_cannot_be_claimed() -> None:
    desk = Desk().seat("Ann")
    why = desk.refused(lambda room: seating.claim(room, 0, "Bob"))
    assert (why.code, why.data) == ("seat_taken", {"seat": 0, "name": "Ann"})


@pytest.mark.parametrize("name", ["Ann", "ANN", "\uff21nn", "\u0410nn"])
def test_nobody_sits_down_under_the_name_of_another(name: str) -> None:
    desk = Desk().seat("Ann")
    assert desk.refused(lambda room: seating.claim(room, 1, name)).code == "name_taken"
    desk.do(lambda room: seating.claim(room, 1, name, own=[0]))
    assert desk.room.humans == [0, 1]


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(number: int) -> None:
    desk = Desk().seat("Ann", "Bob")
    assert desk.refused(lambda room: seating.claim(room, number, "Eve")).code == "no_such_seat"
    assert (
        desk.refused(lambda room: seating.seat_bot(room, number, "random")).code == "no_such_seat"
    )
    assert desk.refused(lambda room: seating.vacate(room, number)).code == "no_such_seat"
    assert desk.refused(lambda room: seating.reissue(room, number)).code == "no_such_seat"


def test_the_seat_of_an_absent_player_is_claimed_by_nobody_and_gets_a_new_token() -> None:
    desk = begun("Ann", "Bob")
    (asked,) = desk.room.asked
    desk.do(lambda room: standing_in.stand_in(room, 1 - asked, asked, "random", (), 0.0))
    name = desk.room.state.seats[asked].name
    for wanted in ("Eve", name):
        claim = partial(seating.claim, number=asked, name=wanted)
        assert desk.refused(claim).code == "seat_taken"
    assert desk.refused(lambda room: seating.fill(room, asked, "rules")).code == "seat_taken"
    desk.do(lambda room: seating.reissue(room, asked))
    assert desk.room.state.seats[asked] == Seat(name, "random", 2)
    desk.do(lambda room: standing_in.come_back(room, asked))
    assert desk.room.state.seats[asked] == Seat(name, "", 2)


def test_each_new_owner_of_a_seat_has_a_newer_token() -> None:
    desk = Desk().seat("Ann")
    desk.do(lambda room: seating.reissue(room, 0))
    desk.do(lambda room: seating.vacate(room, 0))
    desk.do(lambda room: seating.claim(room, 0, "Bob"))
    desk.do(lambda room: seating.seat_bot(room, 0, "random"))
    desk.do(lambda room: seating.claim(room, 0, "Cid"))
    assert desk.room.state.seats[0] == Seat("Cid", "", 6)


def test_a_token_is_made_anew_for_players_only() -> None:
    desk = Desk().seat("Ann", "[random]")
    assert desk.refused(lambda room: seating.reissue(room, 1)).code == "seat_free"


def test_a_bot_sits_in_any_seat_and_people_take_its_place() -> None:
    desk = Desk().seat("Ann", "[random]")
    assert desk.room.state.seats[1] == Seat("", "random", 1)
    desk.do(lambda room: seating.claim(room, 1, "Bob"))
    assert desk.room.humans == [0, 1]


def test_the_game_starts_when_every_seat_has_somebody() -> None:
    desk = Desk().seat("", "Bob")
    why = desk.refused(answering.start)
    assert (why.code, why.data) == ("seats_free", {"seats": "0"})
    desk.seat("Ann").start()
    assert desk.room.status == "playing"
    assert desk.refused(answering.start).code == "already_started"


def test_the_dealer_is_committed_to_before_the_first_roll() -> None:
    desk = Desk()
    promised = desk.room.commitment
    desk.seat("Ann", "Bob").start()
    assert promised == desk.room.commitment == commitment(desk.room.seed)
    assert desk.room.record().commitment == promised
    assert desk.room.record().seed is None


def test_nothing_can_be_done_with_a_game_before_it_starts() -> None:
    desk = Desk().seat("Ann", "Bob")
    assert desk.refused(lambda room: undoing.undo(room, 0)).code == "not_started"
    assert desk.refused(lambda room: answering.pause(room, 0)).code == "not_started"
    assert desk.refused(lambda room: agreeing.concede(room, 0)).code == "not_started"
    assert desk.refused(lambda room: answering.answer(room, 0, 0, 0)).code == "not_started"
    assert desk.refused(lambda room: room.record()).code == "not_started"


def test_a_bot_replaces_an_absent_player_in_the_middle_of_a_question() -> None:
    desk = begun("Ann", "Bob").answer("open")
    assert desk.room.bot_to_move() is None
    desk.do(lambda room: seating.seat_bot(room, 0, "random"))
    assert desk.room.bot_to_move() == (0, "random")
    desk.answer("keep 4")
    desk.do(lambda room: seating.claim(room, 0, "Ann"))
    assert desk.room.bot_to_move() is None


def test_a_bot_waits_while_the_game_is_paused_and_answers_among_others() -> None:
    desk = begun("Ann", "[random]").answer("open", "keep 4")
    assert desk.room.bot_to_move() == (1, "random")
    desk.do(lambda room: answering.pause(room, 0))
    assert desk.room.bot_to_move() is None
    desk.do(lambda room: answering.resume(room, 0))
    desk.answer("ready 1")
    assert desk.room.bot_to_move() is None


def test_a_bot_waits_until_people_have_agreed() -> None:
    desk = begun("Ann", "Bob").answer("open")
    desk.do(lambda room: undoing.undo(room, 1, to=0))
    desk.do(lambda room: seating.seat_bot(room, 0, "random"))
    assert desk.room.bot_to_move() is None
    assert desk.refused(lambda room: answering.answer_as_bot(room, 0, 2, 0)).code == "not_asked"
    desk.do(lambda room: agreeing.decline(room, 1))
    assert desk.room.bot_to_move() == (0, "random")
    desk.do(lambda room: answering.answer_as_bot(room, 0, 2, 0))


def test_a_bot_that_thought_too_long_does_not_answer_for_a_person() -> None:
    desk = begun("[random]", "Bob")
    desk.do(lambda room: seating.claim(room, 0, "Ann"))
    assert desk.refused(lambda room: answering.answer_as_bot(room, 0, 0, 0)).code == "not_asked"


def test_a_seat_left_free_in_the_middle_of_a_game_can_be_taken() -> None:
    desk = begun("Ann", "Bob")
    desk.do(lambda room: seating.vacate(room, 0))
    assert desk.room.humans == [1]
    desk.do(lambda room: seating.claim(room, 0, "Cid"))
    desk.answer("open")
    assert desk.game.ply == 2


# -- reserved seats


def kept() -> Desk:
    """A rematch at which Ann sits, and a seat is kept for Bob."""
    desk = Desk().seat("Ann")
    desk.do(lambda room: seating.reserve(room, 1, "Bob"))
    return desk


def test_a_seat_that_is_kept_is_nobody_elses_and_the_game_waits_for_its_player() -> None:
    desk = kept()
    assert desk.room.humans == [0]
    assert desk.refused(lambda room: seating.claim(room, 1, "Eve")).code == "seat_taken"
    assert desk.refused(lambda room: seating.claim(room, 1, "Bob")).code == "seat_taken"
    assert desk.refused(answering.start).code == "seats_free"
    desk.do(lambda room: seating.inherit(room, 1, "Bob"))
    assert desk.room.state.seats[1] == Seat("Bob", "", 2)
    assert desk.refused(lambda room: seating.inherit(room, 1, "Bob")).code == "seat_taken"


def test_a_bot_fills_a_kept_seat_until_its_player_comes() -> None:
    desk = kept()
    desk.do(lambda room: seating.fill(room, 1, "random"))
    desk.start()
    assert desk.room.state.seats[1] == Seat("Bob", "random", 1, reserved=True)
    assert desk.refused(lambda room: seating.claim(room, 1, "Eve")).code == "seat_taken"
    desk.do(lambda room: seating.inherit(room, 1, "Bobby"))
    assert desk.room.state.seats[1] == Seat("Bobby", "", 2)


def test_the_host_frees_a_kept_seat_and_its_player_comes_too_late() -> None:
    desk = kept()
    desk.do(lambda room: seating.vacate(room, 1))
    desk.do(lambda room: seating.claim(room, 1, "Eve"))
    assert desk.refused(lambda room: seating.inherit(room, 1, "Bob")).code == "seat_taken"


# -- another name


def test_a_person_is_called_otherwise_at_all_seats_and_keeps_the_tokens() -> None:
    desk = Desk().seat("Ann", "Ann")
    desk.do(lambda room: seating.rename(room, (0, 1), "Anna"))
    assert desk.room.state.seats == [Seat("Anna", "", 1), Seat("Anna", "", 1)]


def test_nobody_takes_the_name_of_another_or_names_a_free_seat() -> None:
    desk = Desk().seat("Ann")
    assert desk.refused(lambda room: seating.rename(room, (1,), "Bob")).code == "seat_free"
    desk.seat("", "Bob")
    assert desk.refused(lambda room: seating.rename(room, (1,), "ANN")).code == "name_taken"
