"""A segment of a game as a film: each event, with the table right after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from vigil.core.event import Event
from vigil.core.game import Game
from vigil.core.state import GameState
from vigil.core.table import Table


class Frame(NamedTuple):
    """One event."""

    ply: int
    """Number of answers given, including the one that led to the event."""
    event: Event
    view: Mapping[str, Any]
    """The table right after it."""


class _FrameRecorder(list[Event]):
    """A list of events that stores a view of the state with each event."""

    def __init__(self, game: Game, state: GameState, ply: int) -> None:
        super().__init__()
        self.game, self.state, self.ply = game, state, ply
        self.frames: list[Frame] = []

    def append(self, event: Event) -> None:
        """Store an event with a view of the state."""
        view = self.game.view(self.state, None, None)
        self.frames.append(Frame(self.ply, event, view))


def film(table: Table, answers: Sequence[int]) -> list[Frame]:
    """The frames of these answers, chance included, from a position; the table does not change."""
    run = table.bare_run()
    camera = run.state.events = _FrameRecorder(table.game, run.state, table.ply)
    for index in answers:
        camera.ply += 1
        run.send(index)
    return camera.frames
