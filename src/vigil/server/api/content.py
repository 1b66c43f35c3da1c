"""What screens need to show a game: everything in its box, and its words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from vigil.core.game import Content, Setup
from vigil.core.plugin import find_plugin
from vigil.server.api.caching import if_new
from vigil.server.replies.content import check_language, content_of, setup_of
from vigil.server.replies.tables import known_game
from vigil.server.services import Shared
from vigil.words.catalogue import catalogues
from vigil.words.vocabulary import Vocabulary, vocabulary_of


def boxed(request: Request[Any, Any, Any], setup: Setup) -> Response[Any]:
    """The box of a set-up and its glossary; a browser that has them already is told so."""
    return if_new(request, msgspec.json.encode(content_of(setup)), "application/json")


@get("/api/games/{game:str}/content", tags=["content"])
async def content_of_game(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    edition: FromQuery[str | None] = None,
    modules: FromQuery[list[str] | None] = None,
) -> Response[list[Content]]:
    """Everything in the box of a game, in an edition and with modules."""
    return boxed(request, setup_of(known_game(game), edition, modules))


@get("/api/tables/{table:str}/content", tags=["content"])
async def content_of_table(
    request: Request[Any, Any, Any], services: Shared, table: FromPath[str]
) -> Response[list[Content]]:
    """Everything in the box as a table plays it."""
    return boxed(request, (await services.hub.room(table)).room.setup)


@get("/api/games/{game:str}/words", tags=["content"])
async def words_of_game(
    request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[Vocabulary]:
    """How a game is put into words, where that is data."""
    vocabulary = vocabulary_of(find_plugin(known_game(game).name))
    return if_new(request, msgspec.json.encode(vocabulary), "application/json")


@get("/api/games/{game:str}/words/{language:str}", tags=["content"])
async def texts_of_game(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[list[str]]:
    """The catalogues of a game in a language."""
    check_language(language)
    sources = catalogues(language, known_game(game).name)
    return if_new(request, msgspec.json.encode(sources), "application/json")


HANDLERS: list[Any] = [content_of_game, content_of_table, words_of_game, texts_of_game]
