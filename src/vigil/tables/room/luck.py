"""Entropy of the players: random digits added to the server's committed secret."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vigil.core.record import LUCK, Record
from vigil.tables.errors import Refused
from vigil.tables.room.changes import Lucky

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def add_luck(room: Room, number: int, luck: str) -> Lucky:
    """Add a seat's entropy before the game begins; its last value counts."""
    room.state.seat(number)
    if room.table is not None:
        raise Refused("already_started")
    if not LUCK.fullmatch(luck):
        raise Refused("no_luck")
    return room.make(Lucky(number, luck))


def with_luck(before: list[str], seats: int, number: int, luck: str) -> list[str]:
    """The entropy of all seats, with a new value for one of them."""
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
