"""Horizons of Spirit Island by rules of thumb."""

from vigil.games.horizons.bot.glance import Glance
from vigil.games.horizons.bot.priorities import PRIORITIES

__all__ = ["PRIORITIES", "Glance"]
