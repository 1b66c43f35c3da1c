"""What a page may ask about games, books and puzzles."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from vigil.bots.bot import BOTS, LOOKING_AHEAD
from vigil.core.commitment import Known, Verified, verify
from vigil.core.game import Content, game_names
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.offline.routes import Asked, Routes
from vigil.tables.replies import books, puzzles
from vigil.tables.replies.content import content_of, setup_of
from vigil.tables.replies.offers import Offer, offer
from vigil.tables.replies.tables import known_game

ROUTES: Final = Routes()


class ToVerify(Struct):
    """A record, and what the page kept of its game from before it began."""

    record: str
    commitment: str | None = None
    luck: dict[int, str] = {}
    """The entropy that the page added, by seat."""
    dealt_from: int | None = None


class Proof(Struct):
    """What was found to hold of the dice and cards of a record, as ``vigil verify`` says it."""

    found: Verified
    dealt_from: int
    position: bool
    """Whether the game began at a given position."""
    view: dict[str, Any]
    """Where the record leads, less the question: the page compares it with what was seen."""


@ROUTES.on("POST", "/api/verify")
async def prove(asked: Asked) -> Proof:
    """Replay a record and check it against what the page kept."""
    wanted = asked.data(ToVerify)
    record = Record.from_json(wanted.record)
    luck = tuple(wanted.luck.items())
    found = verify(record, Known(wanted.commitment, luck, wanted.dealt_from))
    view = Table.replay(record).view()
    shown = {name: part for name, part in view.items() if name != "decision"}
    is_position = record.origin is not None
    return Proof(found, record.dealt_from, is_position, shown)


@ROUTES.on("GET", "/api/games")
async def games(asked: Asked) -> Offer:
    """The games, and the bots that need nothing but the rules."""
    bots = [name for name in BOTS if not name.startswith(LOOKING_AHEAD)]
    return offer(dict.fromkeys(game_names(), bots), bots)


@ROUTES.on("GET", "/api/games/{game}/content")
async def content_of_game(asked: Asked) -> list[Content]:
    """Everything in the box of a game, in an edition and with modules."""
    game = known_game(asked.parts["game"])
    return content_of(setup_of(game, asked.one("edition"), asked.query.get("modules")))


@ROUTES.on("GET", "/api/books")
async def all_books(asked: Asked) -> list[books.BookInfo]:
    """All books with their chapters and sections, titles in a language."""
    return books.all_books(asked.one("language") or "en")


@ROUTES.on("GET", "/api/books/{book}/{language}")
async def text_of_book(asked: Asked) -> dict[str, str]:
    """The whole text of a book in a language."""
    return books.text_of_book(asked.parts["book"], asked.parts["language"])


@ROUTES.on("POST", "/api/examples/{game}/{example}")
async def try_example(asked: Asked) -> books.ExampleTable:
    """The table of an example after some answers."""
    found = books.known_example(known_game(asked.parts["game"]).name, asked.parts["example"])
    tried = asked.data(books.Attempt)
    books.check_length(tried)
    return books.example_table(found, tried.answers)


@ROUTES.on("GET", "/api/puzzles")
async def all_puzzles(asked: Asked) -> list[puzzles.PuzzleInfo]:
    """The puzzles of all games, the easiest first."""
    return puzzles.all_puzzles()


@ROUTES.on("POST", "/api/puzzles/{game}/{puzzle}")
async def try_puzzle(asked: Asked) -> puzzles.PuzzleTable:
    """The table of a puzzle after some answers."""
    found = puzzles.known_puzzle(known_game(asked.parts["game"]).name, asked.parts["puzzle"])
    tried = asked.data(books.Attempt)
    books.check_length(tried)
    return puzzles.puzzle_table(found, tried.answers)
