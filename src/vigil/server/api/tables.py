"""The list of public tables."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from msgspec import Struct

from vigil.server.desk import ServerDesk
from vigil.server.hosts.server_table import ServerTable
from vigil.tables.handlers.route import Route
from vigil.tables.protocol.messages import Sitter
from vigil.tables.row import Row


class Listed(Struct):
    """A table in the list of public ones."""

    id: str
    title: str
    game: str
    setup: dict[str, Any]
    status: str
    seats: list[Sitter]
    updated: float


async def list_public(desk: ServerDesk) -> list[Listed]:
    """The public tables, those that changed last first."""
    rows = await desk.services.store.list_tables(public=True)
    return [listed(row, desk.services.hub.rooms.get(row.id)) for row in rows]


def listed(row: Row, hosted: ServerTable | None) -> Listed:
    """A table for the list: as it is in memory, else as it was when it was last saved."""
    saved = msgspec.json.decode(row.seats, type=list[Sitter])
    return Listed(
        id=row.id,
        title=row.title,
        game=row.game,
        setup=json.loads(row.setup),
        status=hosted.room.status if hosted else row.status,
        seats=hosted.table.sitters if hosted else saved,
        updated=row.updated,
    )


ROUTES: Final = (Route("GET", "/api/tables", list_public, "tables", 15),)
