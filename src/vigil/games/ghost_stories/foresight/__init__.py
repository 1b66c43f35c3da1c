"""The forecasts of Ghost Stories: the ghosts' next turns, odds, and the effects of answers."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.step import Run
from vigil.games.ghost_stories.foresight import danger as _danger
from vigil.games.ghost_stories.foresight import forecast as _forecast
from vigil.games.ghost_stories.foresight import odds as _odds
from vigil.games.ghost_stories.foresight import outcomes as _outcomes


class GhostStoriesForesight:
    """The forecasts of the game."""

    tried = _outcomes.TRIED
    named_by: Mapping[str, str] = MappingProxyType({})
    answers = _outcomes.ANSWERS
    settled = staticmethod(_outcomes.settled)
    unsettled = staticmethod(_outcomes.unsettled)
    branches = staticmethod(_outcomes.branches)
    effect = staticmethod(_outcomes.FIGURES.effect)

    def commutes(self, _: Decision) -> bool:
        """Whether answers commute: no, as equivalent orders of dice are already left out."""
        return False

    def finish(self, _: Run, __: Sequence[Event]) -> None:
        """Nothing: no forecast event asks a question."""

    forecast = staticmethod(_forecast.forecast)
    happened = staticmethod(_forecast.happened)
    gravity = staticmethod(_forecast.gravity)
    odds = staticmethod(_odds.odds)
    place = staticmethod(_odds.place)
    lines = _danger.LINES
    effort = _danger.EFFORT
    outcomes = staticmethod(_danger.outcomes)
    is_near = staticmethod(_danger.is_near)
    is_settled = staticmethod(_danger.is_settled)


FORESIGHT = GhostStoriesForesight()
