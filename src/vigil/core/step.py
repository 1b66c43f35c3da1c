"""Steps: the registered functions that an agenda names."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias, TypeVar

from vigil.core.decision import Decision
from vigil.core.state import GameState, Outcome

Asking: TypeAlias = Coroutine[Decision, int, None]
"""The part of a step that asks."""
Step: TypeAlias = Callable[..., Asking | None]
"""A step that asks is a coroutine function; one that asks nothing may be a plain function, and one
that only chooses what comes of it may give a coroutine, if it has changed nothing before."""
S = TypeVar("S", bound=Step)


class GameEnd(Exception):
    """Raised by the verb that ends the game; nothing after it happens."""


class Steps(dict[str, Step]):
    """The steps of one game by name."""

    def step(self, function: S) -> S:
        """Register a function under its own name."""
        if function.__name__ in self:
            raise ValueError(f"two steps are called {function.__name__}")
        self[function.__name__] = function
        return function


class Run:
    """A game being played, without history: the state, the open step and its question."""

    __slots__ = ("_open", "decision", "state", "steps")

    def __init__(self, steps: Mapping[str, Step], state: GameState) -> None:
        self.steps = steps
        self.state = state
        self.decision: Decision | None = None
        self._open: Asking | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.state.outcome

    def advance(self) -> None:
        """Run steps until one asks something or the game ends."""
        state, steps = self.state, self.steps
        agenda = state.agenda
        try:
            while agenda:
                entry = agenda.pop()
                step = steps[entry[0]](state, *entry[1:])
                if step is not None and self._asks(entry, step):
                    return
        except GameEnd:
            agenda.clear()
        self.decision = self._open = None

    def _asks(self, _entry: tuple[Any, ...], step: Coroutine[Any, Any, None]) -> bool:
        """Open a step; say whether it asks something."""
        try:
            self.decision = step.send(None)
        except StopIteration:
            return False
        self._open = step
        return True

    def send(self, index: int) -> None:
        """Answer the pending decision, chance included, and go on to the next one."""
        assert self._open is not None
        try:
            self.decision = self._open.send(index)
        except StopIteration:
            self.advance()
        except GameEnd:
            self.state.agenda.clear()
            self.decision = self._open = None
