"""What Ghost Stories foresees: the coming turns of the ghosts, and the odds of every exorcism."""

from vigil.games.ghost_stories.foresight import forecast as _forecast
from vigil.games.ghost_stories.foresight import odds as _odds


class GhostStoriesForesight:
    """The foresight of the game."""

    forecast = staticmethod(_forecast.forecast)
    odds = staticmethod(_odds.odds)
    place = staticmethod(_odds.place)


FORESIGHT = GhostStoriesForesight()
