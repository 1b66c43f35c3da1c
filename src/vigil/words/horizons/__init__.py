"""Horizons of Spirit Island put into words."""

from vigil.words.horizons.speaker import HorizonsSpeaker

__all__ = ["HorizonsSpeaker"]
