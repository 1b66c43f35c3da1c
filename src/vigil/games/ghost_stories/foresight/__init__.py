"""What Ghost Stories foresees: the coming turns of the ghosts, and the odds of every exorcism."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.step import Run
from vigil.games.ghost_stories.foresight import danger as _danger
from vigil.games.ghost_stories.foresight import forecast as _forecast
from vigil.games.ghost_stories.foresight import odds as _odds
from vigil.insight.foresight.ways import Ways


class GhostStoriesForesight:
    """The foresight of the game; what answers do at once, the view is enough to say."""

    tried: frozenset[tuple[str, str]] = frozenset()
    named_by: Mapping[str, str] = MappingProxyType({})

    def settled(self, _: Sequence[Event], __: Decision | None) -> bool:
        """Nothing is tried out."""
        return True

    def commutes(self, _: Decision) -> bool:
        """Nothing is tried out."""
        return False

    def effect(self, _: Ways) -> Event | None:
        """Nothing is tried out."""
        return None

    def finish(self, _: Run, __: Sequence[Event]) -> None:
        """Nothing foreseen asks on."""

    forecast = staticmethod(_forecast.forecast)
    happened = staticmethod(_forecast.happened)
    gravity = staticmethod(_forecast.gravity)
    odds = staticmethod(_odds.odds)
    place = staticmethod(_odds.place)
    lines = _danger.LINES
    is_near = staticmethod(_danger.is_near)
    is_settled = staticmethod(_danger.is_settled)


FORESIGHT = GhostStoriesForesight()
