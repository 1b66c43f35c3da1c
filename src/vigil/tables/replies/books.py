"""The rulebooks: their chapters, and their playable examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from vigil.core.decision import Asked
from vigil.core.film import film
from vigil.tables.errors import NotFound, Refused
from vigil.tables.host.history import happened_in
from vigil.tables.replies.content import check_language
from vigil.tables.replies.films import Film, differences
from vigil.tables.room.changes import PlyEvents
from vigil.teaching.book import Book, Example, Played, books, examples_of, play, section, title_of

MOST_ANSWERS: Final = 60
"""The most answers of players in an example."""


class SectionInfo(Struct):
    """A section of a book."""

    id: str
    title: str
    kinds: tuple[str, ...]
    """Kinds of questions to which this section applies."""
    about: tuple[str, ...]
    """Pieces that it describes."""


class ChapterInfo(Struct):
    """A chapter of a book."""

    id: str
    sections: list[SectionInfo]


class BookInfo(Struct):
    """A book: the rules of a game, or of an expansion."""

    book: str
    game: str
    modules: tuple[str, ...]
    chapters: list[ChapterInfo]


class Attempt(Struct):
    """A reader's attempt at an example."""

    answers: list[int]
    """Indexes of options; chance answers as in the solution."""


class ExampleTable(Struct):
    """The table of an example after some answers."""

    setup: dict[str, Any]
    ply: int
    view: Mapping[str, Any]
    decision: Asked | None
    events: list[PlyEvents]
    """The events, by ply."""
    film: Film
    """The film of the last answer."""
    follows: bool
    """Whether the answers are those of the solution so far."""
    next: int | None
    """The next answer of the solution; nothing at its end, or after another answer."""
    solved: bool
    """Whether the example has reached its result."""


def all_books(language: str) -> list[BookInfo]:
    """All books with their chapters and sections, titles in a language."""
    check_language(language)
    return [book_info(book, language) for book in books().values()]


def text_of_book(book: str, language: str) -> dict[str, str]:
    """The whole text of a book in a language: Markdown by section."""
    check_language(language)
    if book not in books():
        raise NotFound("no_such_book", value=book, known=", ".join(books()))
    return {one.id: section(book, one.id, language) for one in books()[book].sections}


def known_example(game: str, name: str) -> Example:
    """An example of a game by its name."""
    found = examples_of(game).get(name)
    if found is None:
        raise NotFound("no_such_example", value=name)
    return found


def check_length(attempt: Attempt) -> None:
    """Refuse more answers than an example can take."""
    if len(attempt.answers) > MOST_ANSWERS:
        raise Refused("too_many_answers", count=len(attempt.answers), most=MOST_ANSWERS)


def book_info(book: Book, language: str) -> BookInfo:
    """The chapters of a book, with titles in a language."""
    chapters = [
        ChapterInfo(
            chapter.id,
            [
                SectionInfo(
                    one.id, title_of(section(book.book, one.id, language)), one.kinds, one.about
                )
                for one in chapter.sections
            ],
        )
        for chapter in book.chapters
    ]
    return BookInfo(book.book, book.game, book.modules, chapters)


def example_table(example: Example, answers: list[int]) -> ExampleTable:
    """An example after some answers, with a film of the last one."""
    played, before = play(example, answers), play(example, answers[:-1]).table
    table = played.table
    first = table.game.view(before.state, None, None)
    frames = film(before, table.answers_since(before.ply))
    return ExampleTable(
        table.setup.to_data(),
        table.ply,
        table.view(),
        None if table.decision is None else table.decision.to_data(),
        happened_in(table.record),
        Film(before.ply, table.ply, first, differences(first, frames)),
        played.follows,
        played.next,
        is_solved(example, played, answers),
    )


def is_solved(example: Example, played: Played, answers: list[int]) -> bool:
    """Whether the solution is played to its end, or another line has the same result."""
    if played.follows:
        return bool(answers) and played.next is None
    return not played.missing and not all(fact.never for fact in example.facts)
