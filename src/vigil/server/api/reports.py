"""The report of a game over HTTP."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from vigil.insight.report import Report
from vigil.server.common.prices import PRICE
from vigil.server.services import Shared
from vigil.tables.replies.records import record_of


@get("/api/tables/{table:str}/story", tags=("records",), opt={PRICE: 90})
async def report(services: Shared, table: FromPath[str]) -> Report:
    """How the game went so far: score, turns, moments, who did what, and the luck of the dice."""
    hosted = await services.hub.current(table)
    return await services.reports.report(table, record_of(hosted.room))
