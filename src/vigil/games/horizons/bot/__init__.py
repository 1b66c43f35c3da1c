"""Horizons of Spirit Island by rules of thumb."""

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.priorities import PRIORITIES

__all__ = ["PRIORITIES", "Analysis"]
