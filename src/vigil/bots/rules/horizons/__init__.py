"""Horizons of Spirit Island by rules of thumb."""

from vigil.bots.rules.horizons.glance import Glance
from vigil.bots.rules.horizons.priorities import PRIORITIES

__all__ = ["PRIORITIES", "Glance"]
