"""What is worth telling of a game of Ghost Stories."""

from vigil.report.ghost_stories.chronicle import GhostStoriesChronicle

__all__ = ["GhostStoriesChronicle"]
