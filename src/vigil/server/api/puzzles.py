"""Puzzles over HTTP: which there are, and one of them tried out."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from vigil.server.api.caching import PACKED, answer, if_new
from vigil.server.common.prices import PRICE
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.tables.replies import puzzles
from vigil.tables.replies.books import Attempt, check_length
from vigil.tables.replies.puzzles import PuzzleInfo, PuzzleTable, known_puzzle, puzzle_table
from vigil.tables.replies.tables import known_game


@get("/api/puzzles", tags=["puzzles"], opt={PACKED: True})
async def all_puzzles(request: Request[Any, Any, Any]) -> Response[list[PuzzleInfo]]:
    """The puzzles of all games, the easiest first."""
    return if_new(request, answer(puzzles.all_puzzles))


@post("/api/puzzles/{game:str}/{puzzle:str}", tags=["puzzles"], status_code=200, opt={PRICE: 40})
async def try_puzzle(
    game: FromPath[str], puzzle: FromPath[str], data: JSONBody[Attempt]
) -> PuzzleTable:
    """The table of a puzzle after some answers; nothing of it is kept."""
    found = known_puzzle(known_game(game).name, puzzle)
    check_length(data)
    return await WORKER_THREAD.do(puzzle_table, found, data.answers)


HANDLERS: Final[list[Any]] = [all_puzzles, try_puzzle]
