"""New tables: made with all their seats, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from vigil.core.record import Record
from vigil.tables.handlers.desk import Desk
from vigil.tables.host.open_table import new_room
from vigil.tables.host.table_host import TableHost
from vigil.tables.limits import clean_name
from vigil.tables.protocol.messages import Sitter
from vigil.tables.replies.tables import Created, NewTable
from vigil.tables.room import answering, seating
from vigil.tables.room.changes import Change, Claimed
from vigil.tables.room.picks import NOTHING
from vigil.tables.room.room import Room
from vigil.tables.tokens import HOST


class Forked(NamedTuple):
    """The table and the turn from which a new one continues."""

    table: str | None
    turn: int | None


NOT_FORKED: Final = Forked(None, None)


async def make_table(
    desk: Desk,
    new: NewTable,
    origin: Record | None = None,
    forked: Forked = NOT_FORKED,
    reserved: Mapping[int, str] = MappingProxyType({}),
) -> Created:
    """Make a table with its first players, or refuse.

    Seats may be ``reserved`` for players by name.
    """
    seats = [checked_seat(desk, seat) for seat in new.seats]
    row = desk.new_row(new, origin)
    row.forked_from, row.forked_turn = forked
    room, changes, tokens = new_room(row), list[Change](), dict[int, str]()
    for number, (seat, wanted) in enumerate(zip(seats, new.seats, strict=True)):
        if seat.bot:
            changes.append(seating.seat_bot(room, number, seat.bot))
        elif seat.name:
            claimed = seating.claim(room, number, seat.name, tokens)
            changes.append(claimed)
            tokens[number] = desk.permissions.token(row.id, number, claimed.generation)
        elif number in reserved:
            changes.append(seating.reserve(room, number, reserved[number]))
        if wanted.picked != NOTHING:
            changes.append(seating.pick(room, number, wanted.picked))
    if new.start:
        changes.append(answering.start(room))
    hosted = await desk.keep(row, changes)
    return Created(hosted.info(), desk.permissions.token(row.id, HOST, 0), tokens)


def checked_seat(desk: Desk, seat: Sitter) -> Sitter:
    """A seat with a clean name or a known bot."""
    name = clean_name(seat.name, desk.limits.name_length) if seat.name else ""
    return Sitter(name, desk.check_bot(seat.bot) if seat.bot else "")


async def sit_down(desk: Desk, hosted: TableHost, claim: Callable[[Room], Claimed]) -> str:
    """Take a seat; its token is the only way back to it."""
    claimed = await hosted.do(claim)
    return desk.permissions.token(hosted.row.id, claimed.seat, claimed.generation)
