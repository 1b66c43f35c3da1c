"""What is worth telling of a game of Horizons of Spirit Island."""

from vigil.report.horizons.chronicle import HorizonsChronicle

__all__ = ["HorizonsChronicle"]
