"""Checking the dice and cards of a record on this device, without trusting the server."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from vigil.core.commitment import Known, Verified, verify
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.route import Route


class ToVerify(Struct):
    """A record, and what the page stored about its game before it began."""

    record: str
    commitment: str | None = None
    luck: dict[int, str] = {}
    """The entropy that the page added, by seat."""
    dealt_from: int | None = None


class Proof(Struct):
    """The result of checking the dice and cards of a record, as in ``vigil verify``."""

    found: Verified
    dealt_from: int
    position: bool
    """Whether the game began at a given position."""
    view: dict[str, Any]
    """The final view without the question: the page compares it with what was shown."""


async def prove(desk: Desk, data: ToVerify) -> Proof:
    """Replay a record and check it against what the page stored."""
    record = Record.from_json(data.record)
    luck = tuple(data.luck.items())
    found = verify(record, Known(data.commitment, luck, data.dealt_from))
    view = Table.replay(record).view()
    shown = {name: part for name, part in view.items() if name != "decision"}
    is_position = record.origin is not None
    return Proof(found, record.dealt_from, is_position, shown)


ROUTES: Final = (Route("POST", "/api/verify", prove, "records", status=200),)
