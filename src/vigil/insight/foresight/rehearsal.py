"""A rehearsal: the real rules run on a copy of the state, to see what would happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.state import GameState
from vigil.core.step import Run, Step

ChoiceFunction: TypeAlias = Callable[[Decision], int | None]
"""Answers a question of the rehearsal; ``None`` ends it where the answer cannot be known."""


def rehearse(
    steps: Mapping[str, Step], state: GameState, *entries: tuple[Any, ...], answer: ChoiceFunction
) -> list[Event]:
    """The events that these agenda entries would cause; the given state is used up."""
    events: list[Event] = []
    state.events = events
    state.agenda[:] = entries[::-1]
    run = Run(steps, state)
    run.advance()
    while run.decision is not None:
        index = answer(run.decision)
        if index is None:
            break
        run.send(index)
    return events
