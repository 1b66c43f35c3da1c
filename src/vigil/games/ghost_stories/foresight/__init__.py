"""What Ghost Stories foresees: the coming turns of the ghosts, and the odds of every exorcism,
and what answers bring at best and at worst.
"""

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
    """The foresight of the game."""

    tried = _outcomes.TRIED
    named_by: Mapping[str, str] = MappingProxyType({})
    answers = _outcomes.ANSWERS
    settled = staticmethod(_outcomes.settled)
    unsettled = staticmethod(_outcomes.unsettled)
    branches = staticmethod(_outcomes.branches)
    effect = staticmethod(_outcomes.FIGURES.effect)

    def commutes(self, _: Decision) -> bool:
        """Dice alone come in any order, and the order of dice is left out already."""
        return False

    def finish(self, _: Run, __: Sequence[Event]) -> None:
        """Nothing foreseen asks on."""

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
