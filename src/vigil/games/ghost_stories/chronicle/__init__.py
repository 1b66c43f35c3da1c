"""The report of a game of Ghost Stories."""

from vigil.games.ghost_stories.chronicle.chronicle import GhostStoriesChronicle

__all__ = ["GhostStoriesChronicle"]
