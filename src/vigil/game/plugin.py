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
    """Made from words and a setup; by default ``words.json`` is used."""
    box: Box | Part[Box] | None = None
    """The pieces of a setup by id; by default those in the content of the rules."""
    glossary: Glossary | Part[Glossary] | None = None
    """Other terms that can be looked up, given the pieces."""
    heuristics: Heuristics | Part[Heuristics] | None = None
    """The rules of thumb of the bot ``rules``."""
    judge: Judge | Part[Judge] | None = None
    """The features for the trained net, and how far bots look ahead."""
    chronicle: type[Chronicle] | Part[type[Chronicle]] | None = None
    """Collects the report of a game."""
    face: Face | Part[Face] | None = None
    """Draws the game in the terminal."""
    foresight: Foresight | Part[Foresight] | None = None
    """The forecast, and the odds."""
    facts: Facts | Part[Facts] | None = None
    """The columns of simulation results."""
    spaces: SpacesMaker | Part[SpacesMaker] | None = None
    """Its actions as numbers and positions as arrays, for learning programs, given its modules."""
