"""Answers after which the game is lost, certainly or more likely than not."""

from vigil.insight.danger.asking import Danger, Dangers, SeesDefeat, dangers, ways_out

__all__ = ["Danger", "Dangers", "SeesDefeat", "dangers", "ways_out"]
