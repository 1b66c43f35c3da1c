"""Rulings: questions about the things of a game, and their answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from vigil.core.game import Content
from vigil.core.plugin import find_plugin
from vigil.words.catalogue import Words
from vigil.words.vocabulary import read_vocabulary


class Ruling(msgspec.Struct, frozen=True):
    """An answer, by its name in the catalogues or of the reading it explains, and its things."""

    id: str
    about: tuple[str, ...]


@cache
def _rulings(game: str) -> tuple[Ruling, ...]:
    file = find_plugin(game).file("rulings.json")
    return msgspec.json.decode(file.read_bytes(), type=tuple[Ruling, ...]) if file.is_file() else ()


def rulings_about(entry: Content, words: Words) -> Iterator[str]:
    """The rulings about a thing in the game of these words, as sentences."""
    thing, prefix = f"{entry.kind}:{entry.id}", read_vocabulary(find_plugin(words.game)).prefix
    for ruling in _rulings(words.game):
        if thing in ruling.about:
            yield _said(ruling, prefix, words)


def _said(ruling: Ruling, prefix: str, words: Words) -> str:
    """A ruling; for a rule variant, with the other choice."""
    reading = f"{prefix}-switch-{ruling.id}"
    if not words.has(reading):
        return words.text(f"web-ruling-{prefix}-{ruling.id}")
    other = words.text("web-cards-other", text=words.text(f"{reading}.other"))
    return f"{words.text(reading)} {other}"
