"""The meaning of a word: pieces, places on the table, and sections of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from vigil.core.decision import Decision
from vigil.core.game import Setup
from vigil.core.table import Table
from vigil.teaching.book import Book, books, plain, section, title_of, unlinked
from vigil.terminal.lookup import FULL, described, find, folded, listed
from vigil.terminal.screen import Screen
from vigil.terminal.style import FAINT

SECTIONS: Final = 2
"""The most sections shown in full."""


def meaning_of(voice: Screen, table: Table, word: str) -> RenderableType:
    """Everything that a word means; without a word, how to ask."""
    wanted = word.strip()
    if not wanted:
        return Text(voice.words.text("tui-search-how"), FAINT)
    place = voice.face.place(table.view(), voice.speaker, voice.words, wanted)
    parts: list[RenderableType] = [] if place is None else [place, Text()]
    found = find(voice.setup, wanted)
    if len(found) > FULL:
        parts.append(listed(voice, found))
    else:
        parts += [described(voice, entry) for entry in found]
    parts += sections_named(voice, table.setup, wanted)
    if parts:
        return Group(*parts)
    return Text(voice.words.text("cli-not-found", word=wanted, game=table.game.name))


def rules_for(voice: Screen, setup: Setup, decision: Decision) -> RenderableType:
    """The rule behind a question, and the sections of the rulebook about it."""
    rule = voice.speaker.rule(decision) or voice.words.text("cli-no-rule")
    parts: list[RenderableType] = [Text(rule, "bold"), Text()]
    for book, id, kinds in _sections(setup):
        if decision.kind in kinds:
            parts.append(_text(section(book.book, id, voice.words.language)))
    return Group(*parts)


def sections_about(voice: Screen, setup: Setup, decision: Decision) -> list[str]:
    """The titles of the sections about a question."""
    language = voice.words.language
    return [
        title_of(section(book.book, id, language))
        for book, id, kinds in _sections(setup)
        if decision.kind in kinds
    ]


def sections_named(voice: Screen, setup: Setup, word: str) -> list[RenderableType]:
    """Sections about a word, the first in full: by title or kind of question, else by text."""
    language, begun = voice.words.language, re.compile(rf"\b{re.escape(folded(word))}")
    texts = [(section(book.book, id, language), kinds) for book, id, kinds in _sections(setup)]
    found = [
        text for text, kinds in texts if begun.search(folded(title_of(text))) or word in kinds
    ] or _most_about(begun, [text for text, _ in texts])
    shown: list[RenderableType] = [_text(text) for text in found[:SECTIONS]]
    rest = ", ".join(title_of(text) for text in found[SECTIONS:])
    return [*shown, Text(voice.words.text("tui-also-in", titles=rest), FAINT)] if rest else shown


def _most_about(begun: re.Pattern[str], texts: list[str]) -> list[str]:
    """Texts with a word, those with the most occurrences first."""
    counted = [(len(begun.findall(folded(plain(text)))), text) for text in texts]
    return [text for count, text in sorted(counted, key=lambda one: -one[0]) if count]


def _text(text: str) -> RenderableType:
    """A section without its examples, which cannot be played here."""
    from rich.markdown import Markdown  # slow: a tenth of a second

    return Markdown(unlinked(text))


def _sections(setup: Setup) -> Iterator[tuple[Book, str, tuple[str, ...]]]:
    """The sections of the books about a game with its modules."""
    modules = set(setup.to_data().get("modules", ()))
    for book in books().values():
        if book.game == setup.game and set(book.modules) <= modules:
            yield from ((book, one.id, one.kinds) for one in book.sections)
