"""How a game is put into words, and which speaker belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from vigil.core import Decision, Event, Option
from vigil.core.chance import Chance
from vigil.core.game import Setup
from vigil.core.plugin import PartKind, find_plugin
from vigil.words.catalogue import Words
from vigil.words.plain_speaker import PlainSpeaker
from vigil.words.vocabulary import read_vocabulary


class Speaker(Protocol):
    """Says decisions, options, events and content of one game in one language."""

    def question(self, decision: Decision, view: Mapping[str, Any]) -> str:
        """The question as a sentence."""
        ...

    def topic(self, decision: Decision, view: Mapping[str, Any]) -> str:
        """The line above the question: the power or card behind it; may be empty."""
        ...

    def rule(self, decision: Decision) -> str:
        """The rule behind the question in a sentence; nothing where there is none."""
        ...

    def option(self, option: Option, decision: Decision, view: Mapping[str, Any]) -> str:
        """The label of one option, with its meaning at the table."""
        ...

    def note(self, option: Option, decision: Decision, view: Mapping[str, Any]) -> str:
        """What an option brings about, in a few words; nothing where its label says all."""
        ...

    def choice(self, option: Option, kind: str, view: Mapping[str, Any]) -> str:
        """What was chosen by an option, as a noun; nothing where it has no name of its own.

        The view is that of now: what has changed since the choice cannot be told.
        """
        ...

    def event(self, event: Event, view: Mapping[str, Any]) -> str | None:
        """One line of the log; ``None`` for events without one."""
        ...

    def seat(self, seat: int, view: Mapping[str, Any]) -> str:
        """Who plays in a seat."""
        ...

    def name(self, kind: str, id: str) -> str:
        """The name of a piece of content."""
        ...

    def text(self, kind: str, id: str) -> str:
        """The rules text of a piece of content."""
        ...

    def outlook(self) -> str:
        """The heading of the forecast."""
        ...

    def chance(self, chance: Chance, view: Mapping[str, Any]) -> str:
        """How likely something is, or why it cannot succeed."""
        ...

    def outcome(self, view: Mapping[str, Any]) -> str:
        """How the game ended and what it scored."""
        ...


SpeakerMaker: TypeAlias = Callable[[Words, Setup], Speaker]
"""Makes the speaker of a setup, given words."""
SPEAKER: Final[PartKind[SpeakerMaker]] = PartKind("speaker")


def speaker_for(setup: Setup, words: Words) -> Speaker:
    """The speaker of the game that a setup describes."""
    plugin, own = find_plugin(setup.game), words.of(setup.game)
    make = plugin.load(SPEAKER)
    return make(own, setup) if make else PlainSpeaker(own, setup, read_vocabulary(plugin))
