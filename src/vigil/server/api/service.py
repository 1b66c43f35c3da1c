"""Health, figures, statistics and what can be played."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromQuery
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import vigil
from vigil.bots import BOTS, bots_for
from vigil.core.game import game_names
from vigil.server.common.prices import PRICE
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.server.services import Shared
from vigil.tables.errors import Unavailable
from vigil.tables.replies.offers import Offer, offer
from vigil.tables.room.results import Tally, names_in


class Health(Struct):
    """The server is there."""

    version: str = vigil.__version__


class Statistics(Struct):
    """Wins by game, level and number of players."""

    tallies: list[Tally]
    names: dict[str, int]


@get("/health", tags=["service"])
async def health() -> Health:
    """Whether the process answers."""
    return Health()


@get("/ready", tags=["service"])
async def ready(services: Shared) -> Health:
    """Whether the database takes something too."""
    try:
        await services.store.ping()
    except Exception as cause:
        raise Unavailable("storage", reason=type(cause).__name__) from cause
    return Health()


@get("/metrics", tags=["service"])
async def metrics(services: Shared) -> Response[bytes]:
    """Figures for Prometheus."""
    services.hub.measure()
    kind = CONTENT_TYPE_LATEST.partition("; charset")[0]  # the framework adds it
    return Response(generate_latest(), media_type=kind)


@get("/api/games", tags=["service"])
async def games() -> Offer:
    """The games and bots of this server."""
    return offer({name: bots_for(name) for name in game_names()}, list(BOTS))


@get("/api/statistics", tags=["service"], opt={PRICE: 60})
async def statistics(
    services: Shared, name: FromQuery[str | None] = None, table: FromQuery[str | None] = None
) -> Statistics:
    """How games ended: all of them, those of a name, those of a table and its rematches."""
    tables = None if table is None else await services.hub.with_rematches(table)
    tallies = [Tally(**row) for row in await services.store.tallies(tables, name)]
    names = await WORKER_THREAD.do(names_in, await services.store.names(tables))
    return Statistics(tallies, names)


HANDLERS: list[Any] = [health, ready, metrics, games, statistics]
