"""Steps: the registered functions that an agenda names."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Run:
    """A game being played, without history: the state, the open step and its question."""

    __slots__ = ("_open", "_silent", "decision", "state", "steps")

    def __init__(self, steps: Mapping[str, Step], state: GameState) -> None:
        self.steps = steps
        self.state = state
        self.decision: Decision | None = None
        self._open: Asking | None = None
        self._silent = 0  # steps that asked nothing, from the last advance to the open one

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.state.outcome

    def advance(self) -> None:
        """Run steps until one asks something or the game ends."""
        state, steps = self.state, self.steps
        agenda = state.agenda
        silent = -1
        try:
            while agenda:
                silent += 1
                entry = agenda.pop()
                step = steps[entry[0]](state, *entry[1:])
                if step is not None:
                    try:
                        self.decision = step.send(None)  # type: ignore[arg-type]  # None opens it
                    except StopIteration:
                        continue
                    self._open = step
                    self._silent = silent
                    return
        except GameEnd:
            agenda.clear()
        self.decision = self._open = None

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

    def catch_up(self, answers: Sequence[int]) -> None:
        """Open the next step and give it these answers."""
        self.advance()
        for index in answers:
            self.send(index)

    def pass_silently(self, count: int) -> None:
        """Run so many steps of which it is known that they ask nothing."""
        state, steps = self.state, self.steps
        for _ in range(count):
            entry = state.agenda.pop()
            step = steps[entry[0]](state, *entry[1:])
            if step is not None:
                with suppress(StopIteration):
                    step.send(None)  # type: ignore[arg-type]  # None opens it
