"""Everything for writing a game: its author imports from here and from nowhere else.

``docs/add-a-game.md`` is the guide. Parts that few games use, such as a face for the terminal, are
imported on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from vigil.core.dealer import SeededDealer
from vigil.core.decision import (
    CHANCE,
    EVERYONE,
    PASS,
    STOP,
    Decision,
    Option,
    choose,
    pick,
    roll,
    shuffle,
)
from vigil.core.deck import KNOWN, Deck, draw, new_deck
from vigil.core.errors import BadPosition, IllegalSetup
from vigil.core.event import Event
from vigil.core.fields import Fields, Shared, plain
from vigil.core.game import Content, Game, Setup, find_game
from vigil.core.plain_notation import PlainNotation
from vigil.core.plugin import Part, find_plugin
from vigil.core.setup import Choice, PlainSetup, distinct, one_of
from vigil.core.state import GameState, Outcome
from vigil.core.step import GameEnd, Step, Steps, end_game
from vigil.core.table import Table
from vigil.core.together import together
from vigil.core.view import GameView, OutcomeView, plain_view
from vigil.game.plugin import Plugin

if TYPE_CHECKING:
    from vigil.bots.budget import Budget
    from vigil.bots.heuristics import Heuristics, Priority
    from vigil.bots.judgement import Judge
    from vigil.bots.styles import Style
    from vigil.core.conform import walk
    from vigil.core.facts import Column, FactCollector, Facts, Map
    from vigil.insight.foresight.asking import Foresight
    from vigil.insight.report.chronicle import Chronicle
    from vigil.terminal.face import Face
    from vigil.words.catalogue import Words
    from vigil.words.plain_speaker import PlainSpeaker
    from vigil.words.speaker import Speaker
    from vigil.words.vocabulary import read_vocabulary

__all__ = [
    "CHANCE",
    "EVERYONE",
    "KNOWN",
    "PASS",
    "STOP",
    "BadPosition",
    "Budget",
    "Choice",
    "Chronicle",
    "Column",
    "Content",
    "Decision",
    "Deck",
    "Event",
    "Face",
    "FactCollector",
    "Facts",
    "Fields",
    "Foresight",
    "Game",
    "GameEnd",
    "GameState",
    "GameView",
    "Heuristics",
    "IllegalSetup",
    "Judge",
    "Map",
    "Option",
    "Outcome",
    "OutcomeView",
    "Part",
    "PlainNotation",
    "PlainSetup",
    "PlainSpeaker",
    "Plugin",
    "Priority",
    "SeededDealer",
    "Setup",
    "Shared",
    "Speaker",
    "Step",
    "Steps",
    "Style",
    "Table",
    "Words",
    "choose",
    "distinct",
    "draw",
    "end_game",
    "find_game",
    "find_plugin",
    "new_deck",
    "one_of",
    "pick",
    "plain",
    "plain_view",
    "read_vocabulary",
    "roll",
    "shuffle",
    "together",
    "walk",
]

_LATER: Final = {
    "Budget": "bots.budget",
    "Chronicle": "insight.report.chronicle",
    "Column": "core.facts",
    "Face": "terminal.face",
    "FactCollector": "core.facts",
    "Facts": "core.facts",
    "Foresight": "insight.foresight.asking",
    "Heuristics": "bots.heuristics",
    "Judge": "bots.judgement",
    "Map": "core.facts",
    "PlainSpeaker": "words.plain_speaker",
    "Priority": "bots.heuristics",
    "Speaker": "words.speaker",
    "Style": "bots.styles",
    "Words": "words.catalogue",
    "read_vocabulary": "words.vocabulary",
    "walk": "core.conform",
}
"""Names that most games do not use, with their modules."""


def __getattr__(name: str) -> object:
    """Import a name on first use."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"vigil.{_LATER[name]}"), name)
