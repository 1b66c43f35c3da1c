"""Everything in the box of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from vigil.core.game import Game, Setup
from vigil.tables.errors import NotFound
from vigil.tables.replies.tables import checked_setup
from vigil.words import LANGUAGES, box_of, glossary_of, speaker_for
from vigil.words.keyed_words import KeyedWords


class Content(Struct):
    """One thing that can be looked up: a card, a tile, a term."""

    kind: str
    id: str
    facts: Mapping[str, Any]
    text: str
    """Its rules text: keys of the catalogues with their arguments."""


def setup_of(game: Game, edition: str | None, modules: list[str] | None) -> Setup:
    """The setup of a game in an edition and with modules."""
    given = {"edition": edition, "modules": modules}
    return checked_setup(game, {entry: one for entry, one in given.items() if one is not None})


def content_of(setup: Setup) -> list[Content]:
    """The box of a setup and its glossary."""
    speaker = speaker_for(setup, KeyedWords())
    return [
        Content(entry.kind, entry.id, entry.facts, speaker.text(entry.kind, entry.id))
        for entry in (*box_of(setup).values(), *glossary_of(setup))
    ]


def check_language(language: str) -> None:
    """Refuse a language that is not available."""
    if language not in LANGUAGES:
        raise NotFound("no_such_language", value=language, known=", ".join(LANGUAGES))
