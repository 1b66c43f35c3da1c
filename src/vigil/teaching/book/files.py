"""Reading the books that games bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from vigil.core.plugin import AnyPlugin, find_plugin, plugins
from vigil.teaching.book.example import Example


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a chapter."""

    id: str
    kinds: tuple[str, ...] = ()
    """Kinds of questions to which this section applies."""
    about: tuple[str, ...] = ()
    """Pieces that it describes."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Sections that belong together."""

    id: str
    sections: tuple[Section, ...]


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of a game, or of an expansion."""

    book: str
    chapters: tuple[Chapter, ...]
    modules: tuple[str, ...] = ()
    game: str = ""
    """The game that brings it; the file may leave it out."""

    @property
    def sections(self) -> tuple[Section, ...]:
        """All sections in the order of reading."""
        return tuple(section for chapter in self.chapters for section in chapter.sections)


@cache
def books() -> Mapping[str, Book]:
    """All books by name, in the order of the games."""
    found = [book for plugin in plugins() for book in _books_of(plugin)]
    return {book.book: book for book in found}


def _books_of(plugin: AnyPlugin) -> list[Book]:
    """The books of a game, that of the game itself before those of its modules."""
    found = [
        msgspec.structs.replace(msgspec.json.decode(file.read_bytes(), type=Book), game=plugin.name)
        for file in _files(plugin.file("book"))
    ]
    return sorted(found, key=lambda book: (len(book.modules), book.book))


@cache
def section(book: str, section: str, language: str) -> str:
    """The text of a section of a book in a language: Markdown that begins with its title."""
    file = find_plugin(books()[book].game).file("book", language, f"{section}.md")
    return file.read_text(encoding="utf-8")


@cache
def examples_of(game: str) -> Mapping[str, Example]:
    """The examples of a game by name."""
    return {
        file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Example)
        for file in _files(find_plugin(game).file("book", "examples"))
    }


def _files(folder: Traversable) -> Iterator[Traversable]:
    """The JSON files of a folder by name; none if the folder is missing."""
    found = folder.iterdir() if folder.is_dir() else ()
    yield from sorted(
        (one for one in found if one.name.endswith(".json")), key=lambda one: one.name
    )
