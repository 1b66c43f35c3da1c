"""The words of a game, for its screens."""

from __future__ import annotations

from typing import Final

from vigil.core.plugin import find_plugin
from vigil.server.desk import ServerDesk
from vigil.tables.handlers.route import Cacheable, Route
from vigil.tables.replies.content import check_language
from vigil.tables.replies.tables import known_game
from vigil.words.catalogue import catalogues
from vigil.words.vocabulary import Vocabulary, vocabulary_of


async def words_of_game(desk: ServerDesk, game: str) -> Cacheable[Vocabulary]:
    """The vocabulary of a game, where it is data."""
    return Cacheable(_vocabulary, known_game(game).name)


async def texts_of_game(desk: ServerDesk, game: str, language: str) -> Cacheable[list[str]]:
    """The catalogues of a game in a language."""
    check_language(language)
    return Cacheable(catalogues, language, known_game(game).name)


def _vocabulary(game: str) -> Vocabulary:
    return vocabulary_of(find_plugin(game))


ROUTES: Final = (
    Route("GET", "/api/games/{game}/words", words_of_game, "content"),
    Route("GET", "/api/games/{game}/words/{language}", texts_of_game, "content"),
)
