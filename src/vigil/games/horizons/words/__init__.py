"""Horizons of Spirit Island put into words."""

from vigil.games.horizons.words.speaker import horizons_speaker

__all__ = ["horizons_speaker"]
