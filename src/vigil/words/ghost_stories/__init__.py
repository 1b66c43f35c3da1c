"""Ghost Stories put into words."""

from vigil.words.ghost_stories.speaker import GhostStoriesSpeaker

__all__ = ["GhostStoriesSpeaker"]
