"""Ghost Stories by rules of thumb."""

from vigil.bots.rules.ghost_stories.glance import Glance
from vigil.bots.rules.ghost_stories.priorities import PRIORITIES

__all__ = ["PRIORITIES", "Glance"]
