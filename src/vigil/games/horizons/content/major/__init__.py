"""The 22 major powers: each is a record, with its text below where effects do not say it."""

from vigil.games.horizons.content.major import a_to_p, t_to_w

__all__ = ["a_to_p", "t_to_w"]
