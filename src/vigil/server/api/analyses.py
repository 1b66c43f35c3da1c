"""The analysis of a game over HTTP."""

from __future__ import annotations

from typing import Final

from vigil.core.record import Record
from vigil.server.desk import ServerDesk
from vigil.server.hosts.analyses import Progress
from vigil.tables.errors import Refused
from vigil.tables.handlers.route import Route
from vigil.tables.replies.records import record_of


async def analysis(desk: ServerDesk, table: str) -> Progress:
    """How far the analysis of a game is; once it is done, the analysis itself."""
    return desk.services.analyses.progress(table, await _record(desk, table))


async def ask_for_analysis(desk: ServerDesk, table: str) -> Progress:
    """Request the analysis of a game; earlier requests of the same address come first."""
    return await desk.services.analyses.ask(table, await _record(desk, table), desk.address)


async def _record(desk: ServerDesk, table: str) -> Record:
    """The record of a finished game."""
    hosted = await desk.table(table)
    record = record_of(hosted.room)
    if hosted.room.table is not None and not hosted.room.over:
        raise Refused("analysed_later")
    return record


ANALYSIS: Final = "/api/tables/{table}/analysis"
ROUTES: Final = (
    Route("GET", ANALYSIS, analysis, "records"),
    Route("POST", ANALYSIS, ask_for_analysis, "records", 100, 202),
)
