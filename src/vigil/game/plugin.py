"""A game as a plugin: the record of its parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vigil.core.plugin import AnyPlugin

if TYPE_CHECKING:
    from vigil.bots.heuristics import Heuristics
    from vigil.bots.judgement import Judge
    from vigil.core.facts import Facts
    from vigil.core.game import Game
    from vigil.core.plugin import Part
    from vigil.env.spaces import SpacesMaker
    from vigil.insight.foresight.asking import Foresight
    from vigil.insight.report.chronicle import Chronicle
    from vigil.terminal.face import Face
    from vigil.words.box import Box, Glossary
    from vigil.words.speaker import SpeakerMaker


@dataclass(frozen=True, kw_only=True)
class Plugin(AnyPlugin):
    """The parts of a game; all but the rules may be left out.

    A part is the thing itself, or a ``Part`` that imports it when it is first asked for. Texts are
    found in ``locale/<language>`` of the package, lessons in ``lessons``, words as data in
    ``words.json``.
    """

    rules: Game | Part[Game]
    speaker: SpeakerMaker | Part[SpeakerMaker] | None = None
    """Made from words and a setup; without one ``words.json`` says how to speak."""
    box: Box | Part[Box] | None = None
    """The pieces of a setup by id; without it the content of the rules."""
    glossary: Glossary | Part[Glossary] | None = None
    """What else can be looked up, given the pieces."""
    heuristics: Heuristics | Part[Heuristics] | None = None
    """What the bot ``rules`` plays by."""
    judge: Judge | Part[Judge] | None = None
    """The figures of a state, by which a trained net judges it, and how far bots look ahead."""
    chronicle: type[Chronicle] | Part[type[Chronicle]] | None = None
    """What follows a game for its report."""
    face: Face | Part[Face] | None = None
    """How the terminal draws it."""
    foresight: Foresight | Part[Foresight] | None = None
    """The forecast, and the odds."""
    facts: Facts | Part[Facts] | None = None
    """What the rows of a simulation say of it."""
    spaces: SpacesMaker | Part[SpacesMaker] | None = None
    """Its actions by number and its positions as arrays, given modules: for learning programs."""
