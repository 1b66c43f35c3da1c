"""What Horizons foresees: the next ravage and build, and where explorers may come."""

from vigil.games.horizons.foresight import forecast as _forecast


class HorizonsForesight:
    """The foresight of the game; it has no dice."""

    forecast = staticmethod(_forecast.forecast)
    odds = staticmethod(_forecast.odds)
    place = staticmethod(_forecast.place)


FORESIGHT = HorizonsForesight()
