"""Horizons of Spirit Island by rules of thumb."""

from vigil.bots.heuristics import Heuristics
from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.position import position
from vigil.games.horizons.bot.priorities import PRIORITIES

__all__ = ["HEURISTICS", "PRIORITIES", "Analysis"]

HEURISTICS = Heuristics(Analysis, PRIORITIES, position)
