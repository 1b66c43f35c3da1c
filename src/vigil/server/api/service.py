"""Health, figures, statistics and what can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from litestar import Response, get
from litestar.params import FromQuery
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import vigil
from vigil.bots import BOTS, bots_for
from vigil.core.game import find_game, game_names
from vigil.server.common.errors import Unavailable
from vigil.server.common.prices import PRICE
from vigil.server.common.workshop import WORKSHOP
from vigil.server.room.results import Tally, names_in
from vigil.server.services import Shared


class Health(Struct):
    """The server is there."""

    version: str = vigil.__version__


class Choice(Struct):
    """An entry of the set-up that a form asks for, with the values it may have."""

    entry: str
    values: tuple[str | int | bool, ...]
    default: Any
    takes: Literal["one", "some", "seats"] = "one"
    sides: Mapping[str, tuple[str, ...]] = {}
    """The sides that a value has, of which a seat may choose one along with it."""
    sides_entry: str = ""
    module: str = ""
    suggested: Any = None
    """What a form begins with, if not with the default."""


class GameOffer(Struct):
    """A game with what the players choose before it."""

    id: str
    choices: tuple[Choice, ...]
    bots: list[str]
    """Those who can play it."""


class Offer(Struct):
    """What can be played, and with whom."""

    games: list[GameOffer]
    bots: list[str]


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
    games = [GameOffer(name, _asked(name), bots_for(name)) for name in game_names()]
    return Offer(games, list(BOTS))


def _asked(game: str) -> tuple[Choice, ...]:
    """What a form asks before a game."""
    return tuple(
        Choice(
            entry=one.entry,
            values=one.values,
            default=one.default,
            takes=one.takes,
            sides=one.sides,
            sides_entry=one.sides_entry,
            module=one.module,
            suggested=one.suggested,
        )
        for one in find_game(game).choices
        if one.asked
    )


@get("/api/statistics", tags=["service"], opt={PRICE: 60})
async def statistics(
    services: Shared, name: FromQuery[str | None] = None, table: FromQuery[str | None] = None
) -> Statistics:
    """How games ended: all of them, those of a name, those of a table and its rematches."""
    tables = None if table is None else await services.hub.with_rematches(table)
    tallies = [Tally(**row) for row in await services.store.tallies(tables, name)]
    names = await WORKSHOP.do(names_in, await services.store.names(tables))
    return Statistics(tallies, names)


HANDLERS: list[Any] = [health, ready, metrics, games, statistics]
