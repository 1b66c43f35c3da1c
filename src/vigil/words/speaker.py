"""How a game is put into words, and which speaker belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from vigil.core import Decision, Event, Option
from vigil.words.catalogue import Words
from vigil.words.ghost_stories import GhostStoriesSpeaker
from vigil.words.horizons import HorizonsSpeaker


class Speaker(Protocol):
    """Says decisions, options, events and content of one game (and edition) in one language."""

    def question(self, decision: Decision, view: Mapping[str, Any]) -> str:
        """The question as a sentence that names who is asked."""
        ...

    def option(self, option: Option, decision: Decision, view: Mapping[str, Any]) -> str:
        """The label of one option, with what it means at the table."""
        ...

    def event(self, event: Event, view: Mapping[str, Any]) -> str | None:
        """One line of the log; ``None`` for what is not worth a line."""
        ...

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content."""
        ...

    def text(self, kind: str, id: str) -> str:
        """The rules text of a piece of content."""
        ...

    def outcome(self, view: Mapping[str, Any]) -> str:
        """How the game ended and what it scored."""
        ...


_SPEAKERS: Final[Mapping[str, Callable[..., Speaker]]] = {
    "ghost_stories": GhostStoriesSpeaker,
    "horizons": HorizonsSpeaker,
}
"""Made from words; for a game with editions also from words and an edition."""


def speaker_for(game: str, words: Words, edition: str | None = None) -> Speaker:
    """The speaker of a game, or of one of its editions; ``KeyError`` when there is none."""
    make = _SPEAKERS[game]
    return make(words) if edition is None else make(words, edition)
