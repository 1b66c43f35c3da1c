"""Questions that came up about the things of a game, and their answers."""

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
    """The rulings about a thing of the game whose words they are, as sentences."""
    thing = f"{entry.kind}:{entry.id}"
    for ruling in _rulings(words.game):
        if thing in ruling.about:
            prefix = read_vocabulary(find_plugin(words.game)).prefix
            reading = f"{prefix}-switch-{ruling.id}"
            own = f"web-ruling-{prefix}-{ruling.id}"
            yield words.text(reading if words.has(reading) else own)
