"""Ghost Stories by rules of thumb."""

from vigil.games.ghost_stories.bot.glance import Glance
from vigil.games.ghost_stories.bot.priorities import PRIORITIES

__all__ = ["PRIORITIES", "Glance"]
