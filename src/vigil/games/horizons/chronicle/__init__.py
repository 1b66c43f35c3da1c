"""The report of a game of Horizons of Spirit Island."""

from vigil.games.horizons.chronicle.chronicle import HorizonsChronicle

__all__ = ["HorizonsChronicle"]
