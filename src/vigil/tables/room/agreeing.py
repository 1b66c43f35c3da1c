"""Resigning, and agreeing to proposals of other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.tables.room.answering import check_playing
from vigil.tables.room.changes import Agreed, AnyChange, Conceded, Declined, Opposed, Proposed
from vigil.tables.room.standing_in import decided
from vigil.tables.room.state import GIVE_UP, Seats
from vigil.tables.room.undoing import do_again, go_back

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def concede(room: Room, number: int, other_seats: Seats = ()) -> AnyChange:
    """Resign, with everyone's agreement."""
    check_playing(room)
    if _are_all(room, {number, *other_seats}):
        return room.make(Conceded())
    return room.make(Proposed(number, GIVE_UP, tuple(sorted(other_seats))))


def agree(room: Room, number: int, other_seats: Seats = ()) -> AnyChange:
    """Agree to a proposal; the last agreement carries it out."""
    proposal, own = room.state.proposed, {number, *other_seats}
    proposal.check_open_to(own)
    agreed = Agreed(number, tuple(sorted(other_seats)))
    if proposal.vote is not None:
        opposed = set(proposal.vote.opposed) - own
        made = decided(room, proposal.vote, own.union(proposal.agreed), opposed)
        return made or room.make(agreed)
    if not _are_all(room, own.union(proposal.agreed)):
        return room.make(agreed)
    if proposal.to == GIVE_UP:
        return room.make(Conceded())
    if proposal.to > room.game.ply:
        return do_again(room, proposal.seat)
    return go_back(room, proposal.to, proposal.seat, proposal.whose)


def decline(room: Room, number: int, other_seats: Seats = ()) -> AnyChange:
    """Decline a proposal; in a vote the majority decides."""
    proposal, own = room.state.proposed, {number, *other_seats}
    if proposal.vote is None or proposal.seat in own:
        return room.make(Declined(number))
    agreed = set(proposal.agreed) - own
    made = decided(room, proposal.vote, agreed, own.union(proposal.vote.opposed))
    return made or room.make(Opposed(number, tuple(sorted(other_seats))))


def _are_all(room: Room, seats: Seats) -> bool:
    """Whether all players have these seats."""
    return set(room.humans) <= set(seats)
