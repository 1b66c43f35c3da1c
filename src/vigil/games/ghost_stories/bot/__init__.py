"""Ghost Stories by rules of thumb."""

from vigil.bots.heuristics import Heuristics, Perspective
from vigil.games.ghost_stories.bot.analysis import Analysis
from vigil.games.ghost_stories.bot.cues import CUES
from vigil.games.ghost_stories.bot.perspective import action_numbers, inputs
from vigil.games.ghost_stories.bot.position import position
from vigil.games.ghost_stories.bot.priorities import PRIORITIES

__all__ = ["HEURISTICS", "PRIORITIES", "Analysis"]

HEURISTICS = Heuristics(Analysis, PRIORITIES, position, CUES, Perspective(inputs, action_numbers))
