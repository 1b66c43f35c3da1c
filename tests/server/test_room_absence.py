from __future__ import annotations

from server.rooms import FOUR, THREE, Desk, begun
from vigil.tables.room import agreeing, seating, standing_in
from vigil.tables.room.changes import (
    Agreed,
    Answered,
    Declined,
    Opposed,
    Returned,
    StandInProposed,
    StoodIn,
)
from vigil.tables.room.seats import Seat

LATER = 1e12


def ann_is_asked() -> Desk:
    """Three people, of whom Ann opens the first door."""
    return begun("Ann", "Bob", "Cid", setup=THREE)


def propose(desk: Desk, by: int, present: tuple[int, ...] = (1, 2)) -> object:
    return desk.do(lambda room: standing_in.stand_in(room, by, 0, "rules", present, LATER))


def test_who_is_alone_at_the_table_lets_a_bot_play_at_once() -> None:
    desk = ann_is_asked()
    assert propose(desk, 1, present=(1,)) == StoodIn(0, "rules")
    assert desk.room.state.seats[0] == Seat("Ann", "rules", 1)
    assert desk.room.bot_to_move() == (0, "rules")


def test_most_of_those_present_decide() -> None:
    desk = ann_is_asked()
    assert propose(desk, 1) == StandInProposed(1, 0, "rules", (1, 2), LATER)
    assert desk.room.bot_to_move() is None
    assert desk.do(lambda room: agreeing.agree(room, 2)) == StoodIn(0, "rules")
    assert desk.room.state.proposal is None


def test_half_against_it_is_a_wish_to_wait() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    assert desk.do(lambda room: agreeing.decline(room, 2)) == Declined(2)
    assert desk.room.state.seats[0].human


def test_who_proposed_it_withdraws_it() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    assert desk.do(lambda room: agreeing.decline(room, 1)) == Declined(1)


def test_one_against_two_is_outvoted_and_may_think_again() -> None:
    desk = ann_is_asked()
    propose(desk, 1, present=(0, 1, 2))
    voters = desk.room.state.proposal
    assert voters is not None
    assert voters.vote is not None
    voters.vote.voters = [1, 2, 3, 4]  # as at a larger table
    change = agreeing.decline(desk.room, 2)
    assert change == Opposed(2)
    assert agreeing.agree(desk.room, 2) == Agreed(2)
    assert voters.agreed == [1, 2]
    assert voters.vote.opposed == []
    assert agreeing.agree(desk.room, 3) == StoodIn(0, "rules")


def test_when_the_time_is_up_the_votes_given_decide() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    assert desk.do(standing_in.count_votes) == StoodIn(0, "rules")
    assert desk.refused(standing_in.count_votes).code == "nothing_proposed"


def test_when_the_time_is_up_an_even_vote_is_a_wish_to_wait() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    voters = desk.room.state.proposal
    assert voters is not None
    assert voters.vote is not None
    voters.vote.voters = [1, 2, 3, 4]  # as at a larger table
    assert agreeing.decline(desk.room, 2) == Opposed(2)
    assert standing_in.count_votes(desk.room) == Declined(1)


def test_the_vote_of_a_voter_who_leaves_does_not_count() -> None:
    desk = begun("Ann", "Bob", "Cid", "Dan", setup=FOUR)
    propose(desk, 1, present=(1, 2, 3))
    desk.do(lambda room: seating.vacate(room, 2))
    desk.do(lambda room: seating.claim(room, 2, "Eve"))
    assert desk.do(lambda room: agreeing.decline(room, 3)) == Declined(3)


def test_who_sits_down_during_a_vote_is_not_counted_at_its_end() -> None:
    desk = begun("Ann", "Bob", "Cid", "[random]", setup=FOUR)
    propose(desk, 1)
    proposal = desk.room.state.proposal
    assert proposal is not None
    assert proposal.vote is not None
    proposal.vote.voters = [1, 2, 4, 5]  # as at a larger table
    assert agreeing.decline(desk.room, 2) == Opposed(2)
    seating.claim(desk.room, 3, "Eve")
    assert agreeing.agree(desk.room, 3) == Agreed(3)
    assert standing_in.count_votes(desk.room) == Declined(1)


def test_the_vote_of_a_seat_with_a_new_token_does_not_count() -> None:
    desk = begun("Ann", "Bob", "Cid", "Dan", setup=FOUR)
    propose(desk, 1, present=(1, 2, 3))
    assert desk.do(lambda room: agreeing.decline(room, 2)) == Opposed(2)
    desk.do(lambda room: seating.reissue(room, 2))
    proposal = desk.room.state.proposal
    assert proposal is not None
    assert proposal.vote is not None
    assert (proposal.vote.voters, proposal.vote.opposed) == ([1, 3], [])


def test_a_vote_about_a_player_who_has_left_is_over() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    desk.do(lambda room: seating.vacate(room, 0))
    assert desk.refused(standing_in.count_votes).code == "nothing_proposed"


def test_who_comes_back_has_his_seat_again_with_the_same_token() -> None:
    desk = ann_is_asked()
    propose(desk, 1, present=(1,))
    assert desk.do(lambda room: standing_in.come_back(room, 0)) == Returned(0)
    assert desk.room.state.seats[0] == Seat("Ann", "", 1)


def test_who_comes_back_during_the_vote_ends_it() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    assert desk.do(lambda room: standing_in.come_back(room, 0)) == Declined(0)
    assert desk.room.state.proposal is None


def test_an_answer_ends_the_vote() -> None:
    desk = ann_is_asked()
    propose(desk, 1)
    desk.answer("open")
    assert desk.refused(lambda room: agreeing.agree(room, 2)).code == "nothing_proposed"


def test_nobody_is_replaced_who_is_not_asked() -> None:
    desk = ann_is_asked()
    change = desk.refused(lambda room: standing_in.stand_in(room, 0, 1, "rules", (0, 1, 2), LATER))
    assert change.code == "not_asked"


def test_nobody_comes_back_to_a_seat_that_he_has_or_lost() -> None:
    desk = ann_is_asked()
    assert desk.refused(lambda room: standing_in.come_back(room, 0)).code == "seat_taken"


# -- passing


def all_are_asked() -> Desk:
    """Three people who all have to say that they are ready."""
    desk = begun("Ann", "Bob", "Cid", setup=THREE)
    desk.answer("open", "keep 4")
    return desk


def test_who_is_away_passes_where_all_act_at_once() -> None:
    desk = all_are_asked()
    change = desk.do(lambda room: standing_in.stand_in(room, 1, 0, "", (1,), LATER))
    assert isinstance(change, Answered)
    assert change.seat == 0
    assert desk.room.state.seats[0].human
    assert desk.room.asked == (1, 2)


def test_most_of_those_present_decide_that_he_passes() -> None:
    desk = all_are_asked()
    propose = desk.do(lambda room: standing_in.stand_in(room, 1, 0, "", (1, 2), LATER))
    assert propose == StandInProposed(1, 0, "", (1, 2), LATER)
    assert isinstance(desk.do(lambda room: agreeing.agree(room, 2)), Answered)
    assert desk.room.state.proposal is None


def test_nobody_passes_where_the_rules_want_an_answer() -> None:
    desk = ann_is_asked()
    assert (
        desk.refused(lambda room: standing_in.stand_in(room, 1, 0, "", (1,), LATER)).code
        == "cannot_pass"
    )
