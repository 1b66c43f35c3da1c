"""How a game is put into words, and which speaker belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from vigil.core import Decision, Event, Option
from vigil.core.game import Setup
from vigil.games.ghost_stories.words import GhostStoriesSpeaker
from vigil.games.horizons.words import HorizonsSpeaker
from vigil.words.catalogue import Words


class Speaker(Protocol):
    """Says decisions, options, events and content of one game in one language."""

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


_SPEAKERS: Final[Mapping[str, Callable[[Words, Any], Speaker]]] = {
    "ghost_stories": GhostStoriesSpeaker,
    "horizons": lambda words, _: HorizonsSpeaker(words),
}
"""Made from words and a set-up."""


def speaker_for(setup: Setup, words: Words) -> Speaker:
    """The speaker of the game that a set-up describes."""
    return _SPEAKERS[setup.game](words, setup)
