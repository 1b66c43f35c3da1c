"""The analysis of a game over HTTP."""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath

from vigil.core.record import Record
from vigil.server.common.address import Caller
from vigil.server.common.prices import PRICE
from vigil.server.hosts.analyses import Progress
from vigil.server.services import Services, Shared
from vigil.tables.errors import Refused
from vigil.tables.replies.records import record_of


@get("/api/tables/{table:str}/analysis", tags=("records",))
async def analysis(services: Shared, table: FromPath[str]) -> Progress:
    """How far the analysis of a game is; once it is done, the analysis itself."""
    return services.analyses.progress(table, await _record(services, table))


@post("/api/tables/{table:str}/analysis", tags=("records",), status_code=202, opt={PRICE: 100})
async def ask_for_analysis(services: Shared, table: FromPath[str], address: Caller) -> Progress:
    """Ask for the analysis of a game; it is made when those that one asked for before are done."""
    return await services.analyses.ask(table, await _record(services, table), address)


async def _record(services: Services, table: str) -> Record:
    """The record of a game that changes no more."""
    hosted = await services.hub.current(table)
    record = record_of(hosted.room)
    if hosted.room.table is not None and not hosted.room.over:
        raise Refused("analysed_later")
    return record


HANDLERS: Final[list[Any]] = [analysis, ask_for_analysis]
