"""Taking and leaving seats, tokens, and picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.tables.errors import Refused
from vigil.tables.room.changes import (
    BotSeated,
    Claimed,
    HostTokenReissued,
    Picked,
    Reissued,
    Renamed,
    Reserved,
    StoodIn,
    Vacated,
)
from vigil.tables.room.picks import Pick, check_picks, with_pick
from vigil.tables.room.seats import check_name, check_unowned
from vigil.tables.room.state import Seats

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def claim(room: Room, number: int, name: str, own: Seats = ()) -> Claimed:
    """Take a seat that no player has, under a name that no other player has."""
    seat = room.state.seat(number)
    check_unowned(number, seat)
    check_name(room.state.seats, name, own)
    return room.make(Claimed(number, name, seat.generation + 1))


def inherit(room: Room, number: int, name: str) -> Claimed:
    """Take the same seat at a rematch, if it is reserved or no player has it."""
    seat = room.state.seat(number)
    if not seat.reserved:
        check_unowned(number, seat)
    return room.make(Claimed(number, name, seat.generation + 1))


def reserve(room: Room, number: int, name: str) -> Reserved:
    """Reserve a seat of a new table for a player of the earlier one."""
    room.state.seat(number)
    return room.make(Reserved(number, name))


def vacate(room: Room, number: int) -> Vacated:
    """Leave a seat."""
    room.state.seat(number)
    return room.make(Vacated(number))


def seat_bot(room: Room, number: int, bot: str) -> BotSeated:
    """Let a bot play a seat."""
    room.state.seat(number)
    return room.make(BotSeated(number, bot))


def fill(room: Room, number: int, bot: str) -> BotSeated | StoodIn:
    """Let a bot play a free seat, or a reserved one until its player comes."""
    seat = room.state.seat(number)
    if seat.reserved:
        return room.make(StoodIn(number, bot))
    check_unowned(number, seat)
    return seat_bot(room, number, bot)


def reissue(room: Room, number: int) -> Reissued:
    """Make a new token for a player, which revokes the old one."""
    seat = room.state.seat(number)
    if not seat.owned:
        raise Refused("seat_free", seat=number)
    return room.make(Reissued(number, seat.generation + 1))


def rename(room: Room, numbers: Seats, name: str) -> Renamed:
    """Change a player's name on all their seats; it must not resemble another player's."""
    for number in numbers:
        if not room.state.seat(number).owned:
            raise Refused("seat_free", seat=number)
    check_name(room.state.seats, name, numbers)
    return room.make(Renamed(tuple(sorted(numbers)), name))


def rehost(room: Room) -> HostTokenReissued:
    """Make a new token for the host, which revokes the old one."""
    return room.make(HostTokenReissued(room.state.host + 1))


def pick(room: Room, number: int, pick: Pick) -> Picked:
    """Choose what a seat plays with, before the game; first come, first served."""
    room.state.seat(number)
    if room.table is not None:
        raise Refused("already_started")
    picks = with_pick(room.state.picked, number, pick)
    check_picks(room.offered, picks, fixed=room.origin is not None)
    return room.make(Picked(number, pick))
