"""The forecasts of Horizons: the next ravage and build, and where explorers may come."""

from collections.abc import Mapping

from vigil.games.horizons.foresight import danger as _danger
from vigil.games.horizons.foresight import forecast as _forecast
from vigil.games.horizons.foresight import targets as _targets


class HorizonsForesight:
    """The forecasts of the game; it has no dice."""

    tried = _targets.TRIED
    named_by: Mapping[str, str] = _forecast.NAMED_BY
    answers = _targets.ANSWERS
    settled = staticmethod(_targets.settled)
    unsettled = staticmethod(_targets.unsettled)
    branches = staticmethod(_targets.branches)
    commutes = staticmethod(_targets.commutes)
    effect = staticmethod(_targets.effect)
    forecast = staticmethod(_forecast.forecast)
    happened = staticmethod(_forecast.told)
    finish = staticmethod(_forecast.finish)
    gravity = staticmethod(_forecast.gravity)
    odds = staticmethod(_forecast.odds)
    place = staticmethod(_forecast.place)
    lines = _danger.LINES
    effort = _danger.EFFORT
    outcomes = staticmethod(_danger.outcomes)
    is_near = staticmethod(_danger.is_near)
    is_settled = staticmethod(_danger.is_settled)


FORESIGHT = HorizonsForesight()
