"""Following a log: applying the change in an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.core.errors import BadRecord, IllegalAnswer
from vigil.tables.room.changes import (
    Agreed,
    Answered,
    Change,
    Conceded,
    Declined,
    HostTokenReissued,
    Lucky,
    Opposed,
    Paused,
    Picked,
    Proposed,
    Redone,
    Reissued,
    Rematched,
    Renamed,
    Reopened,
    Resumed,
    Rewound,
    SeatChange,
    StandInProposed,
    Started,
    StoodIn,
    WithdrawalProposed,
    Withdrawn,
)
from vigil.tables.room.luck import with_luck
from vigil.tables.room.picks import with_pick
from vigil.tables.room.redo_stack import Reply
from vigil.tables.room.state import STAND_IN, Proposal, Vote
from vigil.tables.room.way_back import name_choices

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def make_change(room: Room, change: Change) -> None:
    """Apply the change in an entry; ``BadRecord`` if these rules cannot."""
    state = room.state
    match change:
        case StoodIn(seat):
            state.seats[seat] = change.seated(state.seats[seat])
            state.proposal = None
        case SeatChange(seat):
            before, after = state.seats[seat], change.seated(state.seats[seat])
            state.seats[seat] = after
            if before.owned and (after.name != before.name or isinstance(change, Reissued)):
                state.forget_opinions(seat)
        case Renamed(seats, name):
            for seat in seats:
                state.seats[seat].name = name
        case HostTokenReissued(generation):
            state.host = generation
        case Picked(seat, pick):
            state.picks = with_pick(state.picked, seat, pick)
        case Lucky(seat, luck):
            state.luck = with_luck(state.luck, len(state.seats), seat, luck)
        case Proposed(seat, to, other_seats):
            whose = change.whose if isinstance(change, WithdrawalProposed) else ()
            state.proposal = Proposal(seat, to, [seat, *other_seats], whose=list(whose))
            name_choices(room, state.proposal)
        case StandInProposed(seat, absent, bot, voters, until, other_seats):
            vote = Vote(absent, bot, list(voters), until)
            state.proposal = Proposal(seat, STAND_IN, [seat, *other_seats], vote)
        case Agreed(seat, other_seats) | Opposed(seat, other_seats):
            if state.proposal is not None:  # old logs keep proposals of players who left
                state.proposal.count(seat, *other_seats, agrees=isinstance(change, Agreed))
        case Paused() | Resumed():
            state.paused = isinstance(change, Paused)
        case Rematched(table):
            state.rematch = table
        case _:
            _change_game(room, change)
            state.proposal = None


def _change_game(room: Room, change: Change) -> None:
    """Apply a change of the game itself; any proposal is then void."""
    match change:
        case Started(answers):
            room.open()
            if room.game.record.answers != answers:
                raise BadRecord("no_longer_replays", ply=0)
        case Answered(seat, ply, answers):
            _answer_again(room, seat, ply, answers)
        case Rewound(to):
            room.rewind(to)
        case Withdrawn(to, kept=kept):
            room.take_back(to, [Reply(one.seat, one.answers) for one in kept])
        case Redone(_, answered, to):
            _check_ply(room, answered[0].ply if to is None else room.ply)
            room.do_again([Reply(one.seat, one.answers) for one in answered], to)
        case Conceded():
            room.state.conceded = True
            room.state.undone.forget()
        case Reopened(to):
            room.reopen_at(to)
            room.state.reopened = change
            room.state.undone.turn_back()
        case _:
            assert isinstance(change, Declined), change


def _answer_again(room: Room, seat: int, ply: int, answers: tuple[int, ...]) -> None:
    """Give the logged answer; if chance does not answer as logged, nothing changes."""
    game = room.game
    _check_ply(room, ply)
    try:
        made = room.apply(seat, answers[0])
    except IllegalAnswer as cause:
        raise BadRecord("no_longer_replays", ply=ply) from cause
    if made.answers != answers:
        game.rewind(ply)
        raise BadRecord("no_longer_replays", ply=ply)


def _check_ply(room: Room, ply: int) -> None:
    """Refuse an entry for another ply."""
    if room.game.ply != ply:
        raise BadRecord("no_longer_replays", ply=room.game.ply)
