"""Steps: the registered functions that an agenda names."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Generic, NoReturn, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from vigil.core.decision import Decision
from vigil.core.history import History
from vigil.core.state import GameState, Outcome
from vigil.core.state_kind import S

Asking: TypeAlias = Coroutine[Decision, int, None]
"""The part of a step that asks."""
Step: TypeAlias = Callable[..., Asking | None]
"""A step that asks is a coroutine function; one that asks nothing may be a plain function. A step
that only selects another one may return its coroutine, if it has changed nothing before."""
StepT = TypeVar("StepT", bound=Step)


class GameEnd(Exception):
    """Raised where the game ends; nothing runs after it."""


def end_game(state: GameState, won: bool, reason: str) -> NoReturn:
    """End the game now, with the points of the state, line by line."""
    lines = state.score_lines()
    outcome = state.outcome = Outcome(won, reason, sum(lines.values()))
    state.emit("game_ended", won=won, reason=reason, score=outcome.score, lines=lines)
    raise GameEnd


class Steps(dict[str, Step]):
    """The steps of one game by name."""

    def step(self, function: StepT) -> StepT:
        """Register a function under its own name."""
        if function.__name__ in self:
            raise ValueError(f"two steps are called {function.__name__}")
        self[function.__name__] = function
        return function


def start_next_step(steps: Mapping[str, Step], state: GameState) -> Asking | None:
    """Take the next step off the agenda and start it."""
    entry = state.agenda.pop()
    step = steps[entry[0]]
    match len(entry):  # most have no argument or one
        case 1:
            return step(state)
        case 2:
            return step(state, entry[1])
    return step(state, *entry[1:])


async def play(steps: Mapping[str, Step], state: GameState, history: History | None) -> None:
    """Run the steps of the agenda until none is left, reporting each to the history."""
    agenda = state.agenda
    while agenda:
        step = start_next_step(steps, state)
        if step is not None:
            await step
        if history is not None:
            history.step_done(state)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Run(Generic[S]):
    """A game being played without history: the state, the steps in progress, their question.

    Rollouts use it: ``decision`` may be one of chance, ``send`` answers it unchecked, and nothing
    can be undone or saved. ``Table.bare_run`` makes one from a table.
    """

    __slots__ = ("_play", "decision", "state", "steps")

    def __init__(self, steps: Mapping[str, Step], state: S) -> None:
        self.steps = steps
        self.state: S = state
        self.decision: Decision | None = None
        self._play: Asking | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it is in progress."""
        return self.state.outcome

    def advance(self) -> None:
        """Run steps until one asks something or the game ends."""
        self._resume(play(self.steps, self.state, None), None)

    def send(self, index: int) -> None:
        """Answer the pending decision, chance included, and advance to the next one."""
        assert self._play is not None
        self._resume(self._play, index)

    def _resume(self, steps: Asking, index: int | None) -> None:
        try:
            self.decision = steps.send(index)  # type: ignore[arg-type]  # None opens them
            self._play = steps
        except (StopIteration, GameEnd):
            self.state.agenda.clear()
            self.decision = self._play = None

    def catch_up(self, answers: Sequence[int]) -> None:
        """Open the next step and give it these answers."""
        self.advance()
        for index in answers:
            self.send(index)

    def run_non_asking_steps(self, count: int) -> None:
        """Run the given number of steps that ask no question."""
        for _ in range(count):
            step = start_next_step(self.steps, self.state)
            if step is not None:
                with suppress(StopIteration):
                    asked = step.send(None)  # type: ignore[arg-type]  # None opens it
                    raise AssertionError(f"{asked} was not asked before")
