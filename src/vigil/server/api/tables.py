"""The list of public tables."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from msgspec import Struct

from vigil.server.desk import ServerDesk
from vigil.server.hosts.server_table import ServerTable
from vigil.tables.handlers.route import Route
from vigil.tables.host.open_table import scenario_of
from vigil.tables.protocol.messages import ScenarioName, Sitter, TableInfo
from vigil.tables.room.challenge import DailyDeals
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
    challenge: str
    scenario: ScenarioName | None


class Listing(Struct):
    """Whether a table is listed."""

    public: bool


async def list_public(desk: ServerDesk) -> list[Listed]:
    """The public tables, the most recently changed first."""
    rows, hub = await desk.services.store.list_tables(public=True), desk.services.hub
    return [listed(row, hub.rooms.get(row.id), hub.deals) for row in rows]


def listed(row: Row, hosted: ServerTable | None, deals: DailyDeals) -> Listed:
    """A table for the list: from memory, else as last saved."""
    saved = msgspec.json.decode(row.seats, type=list[Sitter])
    setup = json.loads(row.setup)
    day = "" if row.origin else deals.day_of(row.game, len(saved), int(row.seed), row.created)
    return Listed(
        id=row.id,
        title=row.title,
        game=row.game,
        setup=setup,
        status=hosted.room.status if hosted else row.status,
        seats=hosted.table.sitters if hosted else saved,
        updated=row.updated,
        challenge=day,
        scenario=scenario_of(row),
    )


async def list_or_not(desk: ServerDesk, table: str, data: Listing, token: str) -> TableInfo:
    """List the table publicly, or remove it from the list, as its host."""
    hosted = await desk.table(table)
    desk.permissions.check_host(hosted, token)
    await desk.services.store.set_public(table, data.public)
    hosted.row.public = data.public
    hosted.audience.tell_status()
    return hosted.info()


ROUTES: Final = (
    Route("GET", "/api/tables", list_public, "tables", 15),
    Route("PUT", "/api/tables/{table}/listing", list_or_not, "tables"),
)
