"""Ghost Stories put into words."""

from vigil.games.ghost_stories.words.speaker import ghost_stories_speaker

__all__ = ["ghost_stories_speaker"]
