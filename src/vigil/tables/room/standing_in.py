"""An absent player: a bot fills in, or the seat passes, if those present agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.tables.errors import Forbidden, Refused
from vigil.tables.room.answering import check_playing
from vigil.tables.room.changes import AnyChange, Declined, Returned, StandInProposed, StoodIn
from vigil.tables.room.passing import pass_of
from vigil.tables.room.state import Seats, Vote

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def stand_in(
    room: Room,
    number: int,
    absent: int,
    bot: str,
    present: Seats,
    until: float,
    other_seats: Seats = (),
) -> AnyChange:
    """Let a bot choose for an absent player; at once if the requester is alone, else by a vote.

    Without a bot the seat passes, if the rules allow it.
    """
    check_playing(room)
    if not room.state.seat(absent).human or absent not in room.asked:
        raise Forbidden("not_asked", seat=absent)
    if not bot:
        pass_of(room.decision, absent)
    own = {number, *other_seats}
    voters = set(room.humans).intersection(present).difference((absent,)) | own
    if voters == own:
        return _replace(room, absent, bot)
    along = tuple(sorted(other_seats))
    return room.make(StandInProposed(number, absent, bot, tuple(sorted(voters)), until, along))


def count_votes(room: Room) -> AnyChange:
    """End a vote in time: the majority of the voters so far decides."""
    proposal = room.state.proposed
    if proposal.vote is None:
        raise Refused("nothing_proposed")
    voters = set(proposal.vote.voters)
    if len(voters.intersection(proposal.agreed)) > len(voters.intersection(proposal.vote.opposed)):
        return _replace(room, proposal.vote.absent, proposal.vote.bot)
    return room.make(Declined(proposal.seat))


def decided(room: Room, vote: Vote, agreed: set[int], opposed: set[int]) -> AnyChange | None:
    """The result of a vote, as soon as one side has a majority."""
    outcome = vote.outcome(agreed, opposed)
    if outcome is None:
        return None
    if outcome:
        return _replace(room, vote.absent, vote.bot)
    return room.make(Declined(min(opposed)))


def may_come_back(room: Room, number: int) -> bool:
    """Whether a bot plays for the person of this seat, or is about to."""
    seat, proposal = room.state.seat(number), room.state.proposal
    voted_on = proposal is not None and proposal.vote and proposal.vote.absent == number
    return bool(voted_on or (seat.owned and seat.bot))


def come_back(room: Room, number: int) -> AnyChange:
    """Take the seat back from the bot, or end the vote about it."""
    seat = room.state.seat(number)
    if not may_come_back(room, number):
        raise Refused("seat_taken", seat=number, name=seat.name)
    return room.make(Returned(number) if seat.bot else Declined(number))


def _replace(room: Room, absent: int, bot: str) -> AnyChange:
    """Let a bot play for an absent player; without one the seat passes."""
    if bot:
        return room.make(StoodIn(absent, bot))
    return room.noted(room.apply(absent, pass_of(room.decision, absent)))
