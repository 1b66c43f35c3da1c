"""Horizons of Spirit Island put into words."""

from vigil.games.horizons.words.speaker import HorizonsSpeaker

__all__ = ["HorizonsSpeaker"]
