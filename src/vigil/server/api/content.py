"""Everything in the box: what screens need to show cards, tiles and powers."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from vigil.core.game import Content, Setup
from vigil.server.api.caching import if_new
from vigil.server.api.tables import checked_setup, known_game
from vigil.server.services import Shared
from vigil.words import box_of, glossary_of


def boxed(request: Request[Any, Any, Any], setup: Setup) -> Response[Any]:
    """The box of a set-up and its glossary; a browser that has them already is told so."""
    content = [*box_of(setup).values(), *glossary_of(setup)]
    return if_new(request, msgspec.json.encode(content), "application/json")


@get("/api/games/{game:str}/content", tags=["content"])
async def content_of_game(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    edition: FromQuery[str | None] = None,
    modules: FromQuery[list[str] | None] = None,
) -> Response[list[Content]]:
    """Everything in the box of a game, in an edition and with modules."""
    found = known_game(game)
    given = {"edition": edition, "modules": modules}
    data = {entry: value for entry, value in given.items() if value is not None}
    return boxed(request, checked_setup(found, data))


@get("/api/tables/{table:str}/content", tags=["content"])
async def content_of_table(
    request: Request[Any, Any, Any], services: Shared, table: FromPath[str]
) -> Response[list[Content]]:
    """Everything in the box as a table plays it."""
    return boxed(request, (await services.hub.room(table)).room.setup)


HANDLERS: list[Any] = [content_of_game, content_of_table]
