"""Boards that games draw themselves in browsers."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from vigil.core.plugin import find_plugin
from vigil.server.api.caching import PACKED, CachedBody, cached_body, if_new, tag_of
from vigil.tables.replies.tables import known_game

NO_BOARD: Final = b"export {}\n"
"""The module for a game without its own drawing."""


@get("/api/games/{game:str}/board.js", tags=["content"], opt={PACKED: True})
async def board_of_game(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The module that draws a game's board in browsers; an empty one if there is none."""
    return if_new(request, _board(known_game(game).name))


@cache
def _board(game: str) -> CachedBody:
    file = find_plugin(game).file("board.js")
    body = file.read_bytes() if file.is_file() else NO_BOARD
    return cached_body("text/javascript", body, tag_of(body), gzip.compress(body, mtime=0))


HANDLERS: Final[list[Any]] = [board_of_game]
