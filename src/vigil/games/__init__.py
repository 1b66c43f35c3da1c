"""The games; importing this package makes them known by name."""

from vigil.games import ghost_stories, horizons

__all__ = ["ghost_stories", "horizons"]
