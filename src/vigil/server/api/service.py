"""Health, metrics, statistics and the games on offer."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import vigil
from vigil.server.desk import ServerDesk
from vigil.tables.errors import Unavailable
from vigil.tables.handlers.route import Route
from vigil.tables.room.results import Tally, names_in


class Health(Struct):
    """The server is running."""

    version: str = vigil.__version__


class Statistics(Struct):
    """Wins by game, level and number of players."""

    tallies: list[Tally]
    names: dict[str, int]


async def health(desk: ServerDesk) -> Health:
    """Whether the process answers."""
    return Health()


async def ready(desk: ServerDesk) -> Health:
    """Whether the database accepts writes."""
    try:
        await desk.services.store.ping()
    except Exception as cause:
        raise Unavailable("storage", reason=type(cause).__name__) from cause
    return Health()


@get("/metrics", tags=["service"])
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    request.app.state.services.hub.measure()
    kind = CONTENT_TYPE_LATEST.partition("; charset")[0]  # added by the framework
    return Response(generate_latest(), media_type=kind)


async def statistics(
    desk: ServerDesk, name: str | None = None, table: str | None = None
) -> Statistics:
    """The results of games: all, those of a player, or those of a table and its rematches."""
    hub, store = desk.services.hub, desk.services.store
    tables = None if table is None else await hub.with_rematches(table)
    tallies = [Tally(**row) for row in await store.tallies(tables, name)]
    names = await desk.worker.do(names_in, await store.names(tables))
    return Statistics(tallies, names)


ROUTES: Final = (
    Route("GET", "/health", health, "service"),
    Route("GET", "/ready", ready, "service"),
    Route("GET", "/api/statistics", statistics, "service", 60),
)
