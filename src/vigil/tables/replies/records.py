"""A game as its record, and at any of its plies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from vigil.core.decision import Asked
from vigil.core.record import Record
from vigil.tables.errors import Refused
from vigil.tables.room.changes import PlyEvents
from vigil.tables.room.room import Room


class Position(Struct):
    """A game at one ply."""

    ply: int
    last: int
    """The last ply of the game so far."""
    view: Mapping[str, Any] | None
    """``None`` if these rules cannot replay the game that far; its events remain."""
    decision: Asked | None
    events: list[PlyEvents]
    """The events up to this ply."""
    earlier_rules: int | None
    """The earlier rules under which the game began; the current ones may play it differently."""


class Fork(Struct):
    """A new table that continues from a ply of another one."""

    ply: int
    title: str = ""
    """If empty, the table is named after the turn and the step it continues from."""
    public: bool = False
    name: str = ""
    """For a what-if line: the player who has all its seats."""


def record_of(room: Room, to: int | None = None) -> Record:
    """The record of a table, or up to a ply; for an upload, the uploaded one."""
    uploaded = room.origin if room.table is None else None
    record = uploaded or room.record()
    if to is None:
        return record
    if not 0 <= to <= len(record.answers):
        raise Refused("no_such_ply", ply=to, last=len(record.answers))
    answers = record.answers[:to]
    return Record(record.setup, answers, record.rules, None, record.origin)
