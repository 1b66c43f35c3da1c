"""The base class of every game's state."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, ClassVar, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from vigil.core.event import Event, new_tuple
from vigil.core.fields import Fields, Shared
from vigil.core.setup_type import U


class Outcome(NamedTuple):
    """How a game ended: won or lost, the id of the reason, and the points of the game."""

    won: bool
    reason: str
    score: int


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(Fields, Generic[U]):
    """What every game's state has; subclasses add their fields and name the kind of their setup.

    ``class State(GameState[Setup])`` is the state of a game that is set up by ``Setup``.
    """

    __slots__ = ("action", "agenda", "events", "outcome", "setup", "turn")

    agenda: list[tuple[Any, ...]]
    """Pending steps, the next one last: ``(step_name, *small_args)``. Where nothing else is said, a
    game begins with the step ``turn`` of seat 0."""
    turn: int
    """How many turns have begun; with ``action`` it says how far an undo goes."""
    action: int
    """How many actions have begun."""
    outcome: Outcome | None
    setup: U
    """How the game was set up; copies share it, and it is not part of the data."""
    events: list[Event] | None
    """Where events go; ``None`` in rollouts.

    It belongs to the running table: it is neither copied, compared nor saved.
    """

    kinds: ClassVar[dict[str, Any]] = {
        "agenda": list[tuple[Any, ...]],
        "turn": int,
        "action": int,
        "outcome": Outcome | None,
        "setup": Shared[object],
    }

    defaults: ClassVar[dict[str, Any]] = {
        "agenda": [("turn", 0)],
        "turn": 0,
        "action": 0,
        "outcome": None,
    }

    def __init__(self, *, setup: U, **fields: Any) -> None:
        super().__init__(setup=setup, **fields)
        self.events = None

    def score_lines(self) -> dict[str, int]:
        """The points of this state line by line; a game that counts some has its own."""
        return {}

    def emit(self, tag: str, **data: Any) -> None:
        """Report an event."""
        events: MutableSequence[Event] | None = self.events  # a list, or a film
        if events is not None:
            events.append(new_tuple(Event, (tag, data)))

    def push(self, *steps: tuple[Any, ...]) -> None:
        """Put steps on the agenda so that the first one named runs next."""
        if len(steps) == 1:  # the usual case
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]
