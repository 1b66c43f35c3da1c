"""Ghost Stories put into words."""

from vigil.games.ghost_stories.words.speaker import GhostStoriesSpeaker

__all__ = ["GhostStoriesSpeaker"]
