"""Luck of the players: random digits that each adds to what the server has committed to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vigil.core.record import LUCK, Record
from vigil.tables.errors import Refused
from vigil.tables.room.changes import Lucky

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def add_luck(room: Room, number: int, luck: str) -> Lucky:
    """Add to the luck of the game before it begins; the last word of a seat counts."""
    room.state.seat(number)
    if room.table is not None:
        raise Refused("already_started")
    if not LUCK.fullmatch(luck):
        raise Refused("no_luck")
    return room.make(Lucky(number, luck))


def with_luck(before: list[str], seats: int, number: int, luck: str) -> list[str]:
    """The luck of all seats, that of one of them given now."""
    after = before or [""] * seats
    return [luck if seat == number else one for seat, one in enumerate(after)]


def fair_record(room: Room) -> Record:
    """The game as a record; the seed is revealed only when it is over."""
    made, luck = room.game.record, tuple(room.state.luck)
    dealt_from = 0 if room.origin is None else len(room.origin.answers)
    fair = replace(made, commitment=room.commitment, dealt_from=dealt_from, luck=luck)
    if not room.over:
        return replace(fair, seed=None)
    return replace(fair, secret=room.seed) if luck else fair
