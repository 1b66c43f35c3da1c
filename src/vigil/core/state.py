"""What every game's state has."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from vigil.core.event import Event, new_tuple
from vigil.core.fields import Fields


class Outcome(NamedTuple):
    """How a game ended: won or lost, the id of the reason, and the points of the game."""

    won: bool
    reason: str
    score: int


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(Fields):
    """What every game's state has; subclasses add their fields."""

    __slots__ = ("action", "agenda", "events", "outcome", "turn")

    agenda: list[tuple[Any, ...]]
    """Pending steps, the next one last: ``(step_name, *small_args)``."""
    turn: int
    """How many turns have begun; with ``action`` it says how far an undo goes."""
    action: int
    """How many actions have begun."""
    outcome: Outcome | None
    events: list[Event] | None
    """Where events go; ``None`` in rollouts, where nobody listens. It belongs to the running table:
    it is neither copied, compared nor saved."""

    kinds: ClassVar[dict[str, Any]] = {
        "agenda": list[tuple[Any, ...]],
        "turn": int,
        "action": int,
        "outcome": Outcome | None,
    }

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields)
        self.events = None

    def emit(self, tag: str, **data: Any) -> None:
        """Tell whoever listens what happened."""
        events: MutableSequence[Event] | None = self.events  # not only a list: a film listens too
        if events is not None:
            events.append(new_tuple(Event, (tag, data)))

    def push(self, *steps: tuple[Any, ...]) -> None:
        """Put steps on the agenda so that the first one named runs next."""
        if len(steps) == 1:  # as most are
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]
