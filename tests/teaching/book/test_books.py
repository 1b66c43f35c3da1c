"""The books as they are written: the same in every language, and every link leads somewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from vigil.core.game import find_game
from vigil.teaching.book import (
    Book,
    books,
    examples_in,
    examples_of,
    links_in,
    plain,
    section,
    title_of,
)
from vigil.words import LANGUAGES, Words, box_of, glossary_of
from words.told import GAMES, Told

BOOKS = [pytest.param(book, id=name) for name, book in books().items()]
SECTIONS = [
    pytest.param(name, one.id, id=f"{name}/{one.id}")
    for name, book in books().items()
    for one in book.sections
]
SHORTEST, LONGEST = 60, 300
"""Words of a section; tables may make it a little longer."""


def texts(book: str, one: str) -> dict[str, str]:
    return {language: section(book, one, language) for language in LANGUAGES}


@pytest.mark.parametrize(("book", "one"), SECTIONS)
def test_a_section_has_the_same_examples_and_links_in_every_language(book: str, one: str) -> None:
    found = texts(book, one).values()
    assert len({tuple(examples_in(text)) for text in found}) == 1
    assert len({tuple(links_in(text)) for text in found}) == 1


@pytest.mark.parametrize(("book", "one"), SECTIONS)
def test_a_section_begins_with_its_title_and_is_read_in_one_go(book: str, one: str) -> None:
    for language, text in texts(book, one).items():
        assert text.startswith("# ")
        assert title_of(text)
        words = len(plain(text).split())
        assert SHORTEST <= words <= LONGEST * 1.2, (language, words)


@pytest.mark.parametrize(("book", "one"), SECTIONS)
def test_a_section_is_written_in_each_language_and_not_copied(book: str, one: str) -> None:
    assert len(set(texts(book, one).values())) == len(LANGUAGES)


@pytest.mark.parametrize("book", BOOKS)
def test_every_link_leads_somewhere(book: Book) -> None:
    known = {
        "section": {one.id for other in of_game(book.game) for one in other.sections},
        "piece": pieces(book),
    }
    for one in book.sections:
        for link in links_in(section(book.book, one.id, "en")):
            assert link.id in known[link.to], (one.id, link)


@pytest.mark.parametrize("book", BOOKS)
def test_what_a_section_is_about_is_in_the_box(book: Book) -> None:
    assert {piece for one in book.sections for piece in one.about} <= pieces(book)


@pytest.mark.parametrize("game", sorted({book.game for book in books().values()}))
def test_every_example_stands_in_one_section(game: str) -> None:
    shown = Counter(
        name
        for book in of_game(game)
        for one in book.sections
        for name in examples_in(section(book.book, one.id, "en"))
    )
    assert dict(shown) == dict.fromkeys(examples_of(game), 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda one: one.name)
def test_every_kind_of_question_has_one_section(game: Told) -> None:
    """A game without a book has none at all."""
    named = Counter(
        kind for book in of_game(game.name) for one in book.sections for kind in one.kinds
    )
    asked = game.kinds - game.drawn if of_game(game.name) else ()
    assert dict(named) == dict.fromkeys(asked, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_chapter_has_a_title(book: Book, language: str) -> None:
    words = Words(language).of(book.game)
    keys = [f"book-chapter-{book.book}-{chapter.id}" for chapter in book.chapters]
    assert [key for key in keys if not words.has(key)] == []


def of_game(game: str) -> list[Book]:
    return [book for book in books().values() if book.game == game]


def pieces(book: Book) -> set[str]:
    """The ids of everything that can be looked up."""
    modules = {"modules": list(book.modules)} if book.modules else {}
    setup = find_game(book.game).setup.from_data(modules)
    return {entry.id for entry in (*box_of(setup).values(), *glossary_of(setup))}
