"""Speaking about a game, and the speaker of each game."""

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
        """The line above the question: the power or card that asks; may be empty."""
        ...

    def rule(self, decision: Decision) -> str:
        """The rule behind the question in a sentence; nothing if there is none."""
        ...

    def option(self, option: Option, decision: Decision, view: Mapping[str, Any]) -> str:
        """The label of an option, with its meaning at the table."""
        ...

    def note(self, option: Option, decision: Decision, view: Mapping[str, Any]) -> str:
        """The effect of an option in a few words; nothing if its label says everything."""
        ...

    def choice(self, option: Option, kind: str, view: Mapping[str, Any]) -> str:
        """The choice made by an option, as a noun; nothing if it has no name.

        The view is the current one, so what has changed since then cannot be mentioned.
        """
        ...

    def event(self, event: Event, view: Mapping[str, Any]) -> str | None:
        """One line of the log; ``None`` for events without one."""
        ...

    def seat(self, seat: int, view: Mapping[str, Any]) -> str:
        """The player of a seat."""
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
        """How likely something is, or why it is impossible."""
        ...

    def outcome(self, view: Mapping[str, Any]) -> str:
        """The result of the game and its score."""
        ...


SpeakerMaker: TypeAlias = Callable[[Words, Setup], Speaker]
"""Makes the speaker of a setup, given words."""
SPEAKER: Final[PartKind[SpeakerMaker]] = PartKind("speaker")


def speaker_for(setup: Setup, words: Words) -> Speaker:
    """The speaker of the game that a setup describes."""
    plugin, own = find_plugin(setup.game), words.of(setup.game)
    make = plugin.load(SPEAKER)
    return make(own, setup) if make else PlainSpeaker(own, setup, read_vocabulary(plugin))
