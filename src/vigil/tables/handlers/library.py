"""Requests about games, books and puzzles."""

from __future__ import annotations

import msgspec

from vigil.core.game import Setup, game_names
from vigil.tables.handlers.desk import Desk
from vigil.tables.handlers.route import Cacheable
from vigil.tables.replies import books, puzzles
from vigil.tables.replies import campaign as campaigns
from vigil.tables.replies.books import Attempt, BookInfo, ExampleTable
from vigil.tables.replies.content import Content, content_of, setup_of
from vigil.tables.replies.offers import Offer, offer
from vigil.tables.replies.own_puzzles import OwnAttempt, own_puzzle_table
from vigil.tables.replies.puzzles import DayPuzzle, PuzzleInfo, PuzzleTable
from vigil.tables.replies.tables import checked_setup, known_game


async def games(desk: Desk) -> Offer:
    """The games and bots of this server."""
    return offer({name: desk.bots(name) for name in game_names()}, desk.bots())


# -- what is in a box


async def content_of_game(
    desk: Desk, game: str, edition: str | None = None, modules: list[str] | None = None
) -> Cacheable[list[Content]]:
    """Everything in the box of a game, in an edition and with modules."""
    return boxed(setup_of(known_game(game), edition, modules))


async def content_of_table(desk: Desk, table: str) -> Cacheable[list[Content]]:
    """Everything in the box as a table plays it."""
    return boxed((await desk.table(table)).room.setup)


def boxed(setup: Setup) -> Cacheable[list[Content]]:
    """The box of a setup and its glossary."""
    return Cacheable(_content, setup.game, msgspec.json.encode(setup.to_data()))


def _content(game: str, setup: bytes) -> list[Content]:
    return content_of(checked_setup(known_game(game), msgspec.json.decode(setup)))


# -- books and puzzles


async def all_books(desk: Desk, language: str = "en") -> Cacheable[list[BookInfo]]:
    """All books with their chapters and sections, titles in a language."""
    return Cacheable(books.all_books, language)


async def text_of_book(desk: Desk, book: str, language: str) -> Cacheable[dict[str, str]]:
    """The whole text of a book in a language: Markdown by section."""
    return Cacheable(books.text_of_book, book, language)


async def try_example(desk: Desk, game: str, example: str, data: Attempt) -> ExampleTable:
    """The table of an example after some answers; nothing is stored."""
    found = books.known_example(known_game(game).name, example)
    books.check_length(data)
    return await desk.worker.do(books.example_table, found, data.answers)


async def all_puzzles(desk: Desk) -> Cacheable[list[PuzzleInfo]]:
    """The puzzles of all games, the easiest first."""
    return Cacheable(puzzles.all_puzzles)


async def puzzle_of_day(desk: Desk, day: int) -> Cacheable[DayPuzzle]:
    """The puzzle of a day of a leap year, counted from 1."""
    return Cacheable(puzzles.puzzle_of_day, day)


async def try_puzzle(desk: Desk, game: str, puzzle: str, data: Attempt) -> PuzzleTable:
    """The table of a puzzle after some answers; nothing is stored."""
    found = puzzles.known_puzzle(known_game(game).name, puzzle)
    books.check_length(data)
    return await desk.worker.do(puzzles.puzzle_table, found, data.answers)


async def try_own_puzzle(desk: Desk, data: OwnAttempt) -> PuzzleTable:
    """The table of a personal puzzle after some answers; the server keeps nothing of it."""
    known_game(data.game)
    books.check_length(Attempt([*range(len(data.given)), *data.answers]))
    return await desk.worker.do(own_puzzle_table, data)


# -- the campaign


async def campaign(desk: Desk, language: str = "en") -> Cacheable[campaigns.Campaign]:
    """The scenarios of all games in their order, and the achievements, in a language."""
    return Cacheable(campaigns.campaign, language)
