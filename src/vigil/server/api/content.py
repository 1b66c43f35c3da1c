"""What screens need to show a game: everything in its box, and its words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from vigil.core.game import Content, Setup
from vigil.core.plugin import find_plugin
from vigil.server.api.caching import PACKED, answer, if_new
from vigil.server.services import Shared
from vigil.tables.replies.content import check_language, content_of, setup_of
from vigil.tables.replies.tables import checked_setup, known_game
from vigil.words.catalogue import catalogues
from vigil.words.vocabulary import Vocabulary, vocabulary_of


def boxed(request: Request[Any, Any, Any], setup: Setup) -> Response[Any]:
    """The box of a set-up and its glossary; a browser that has them already is told so."""
    return if_new(request, answer(_content, setup.game, msgspec.json.encode(setup.to_data())))


@get("/api/games/{game:str}/content", tags=["content"], opt={PACKED: True})
async def content_of_game(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    edition: FromQuery[str | None] = None,
    modules: FromQuery[list[str] | None] = None,
) -> Response[list[Content]]:
    """Everything in the box of a game, in an edition and with modules."""
    return boxed(request, setup_of(known_game(game), edition, modules))


@get("/api/tables/{table:str}/content", tags=["content"], opt={PACKED: True})
async def content_of_table(
    request: Request[Any, Any, Any], services: Shared, table: FromPath[str]
) -> Response[list[Content]]:
    """Everything in the box as a table plays it."""
    return boxed(request, (await services.hub.room(table)).room.setup)


@get("/api/games/{game:str}/words", tags=["content"], opt={PACKED: True})
async def words_of_game(
    request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[Vocabulary]:
    """How a game is put into words, where that is data."""
    return if_new(request, answer(_vocabulary, known_game(game).name))


@get("/api/games/{game:str}/words/{language:str}", tags=["content"], opt={PACKED: True})
async def texts_of_game(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[list[str]]:
    """The catalogues of a game in a language."""
    check_language(language)
    return if_new(request, answer(catalogues, language, known_game(game).name))


def _content(game: str, setup: bytes) -> list[Content]:
    return content_of(checked_setup(known_game(game), msgspec.json.decode(setup)))


def _vocabulary(game: str) -> Vocabulary:
    return vocabulary_of(find_plugin(game))


HANDLERS: list[Any] = [content_of_game, content_of_table, words_of_game, texts_of_game]
