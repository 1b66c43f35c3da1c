"""The rulebooks over HTTP: their chapters, their texts, and their examples, to be tried out."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from vigil.server.api.caching import PACKED, answer, if_new
from vigil.server.common.prices import PRICE
from vigil.server.common.worker_thread import WORKER_THREAD
from vigil.tables.replies import books
from vigil.tables.replies.books import Attempt, BookInfo, ExampleTable, example_table, known_example
from vigil.tables.replies.tables import known_game


@get("/api/books", tags=["books"], opt={PACKED: True})
async def all_books(
    request: Request[Any, Any, Any], language: FromQuery[str] = "en"
) -> Response[list[BookInfo]]:
    """All books with their chapters and sections, titles in a language."""
    return if_new(request, answer(books.all_books, language))


@get("/api/books/{book:str}/{language:str}", tags=["books"], opt={PACKED: True})
async def text_of_book(
    request: Request[Any, Any, Any], book: FromPath[str], language: FromPath[str]
) -> Response[dict[str, str]]:
    """The whole text of a book in a language: Markdown by section."""
    return if_new(request, answer(books.text_of_book, book, language))


@post("/api/examples/{game:str}/{example:str}", tags=["books"], status_code=200, opt={PRICE: 40})
async def try_example(
    game: FromPath[str], example: FromPath[str], data: JSONBody[Attempt]
) -> ExampleTable:
    """The table of an example after some answers; nothing of it is kept."""
    found = known_example(known_game(game).name, example)
    books.check_length(data)
    return await WORKER_THREAD.do(example_table, found, data.answers)


HANDLERS: Final[list[Any]] = [all_books, text_of_book, try_example]
