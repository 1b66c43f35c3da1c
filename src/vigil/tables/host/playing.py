"""What a player requests from a room, and for which of their seats."""

from __future__ import annotations

from vigil.tables.errors import Forbidden
from vigil.tables.protocol.messages import Answer, Play
from vigil.tables.room.changes import AnyChange
from vigil.tables.room.room import Room


def played(room: Room, seats: frozenset[int], request: Play) -> AnyChange:
    """Carry out a player's request for these seats."""
    seat = acting_seat(room, seats, request)
    return request.change(room, seat, seats - {seat})


def acting_seat(room: Room, seats: frozenset[int], request: Play) -> int:
    """The seat that acts: the named one, otherwise the one with the option or the question."""
    if not seats or (request.seat is not None and request.seat not in seats):
        raise Forbidden("not_your_seat", seat=-1 if request.seat is None else request.seat)
    if request.seat is not None:
        return request.seat
    if room.decision is None or len(seats) == 1:
        return min(seats)
    asked = [seat for seat in seats if seat in room.decision.seats()]
    if isinstance(request, Answer):
        index = request.index
        asked = [seat for seat in asked if index in room.decision.options_of(seat)] or asked
    return min(asked, default=min(seats))
