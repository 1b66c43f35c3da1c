"""The chance that an answer loses the game before players act freely again.

Players answer as well as they can, chance by its weights. Lines not searched in time count as
saved, so the chance is never overestimated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import ceil
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, cast

from vigil.core.decision import Decision
from vigil.core.event import Event
from vigil.core.step import Run
from vigil.core.table import Table

Settled: TypeAlias = Callable[[Any, Decision], bool]
"""Whether players act freely again at a question of a state."""

SAVED: Final = Fraction(0)
LOST: Final = Fraction(1)
Outcomes: TypeAlias = Callable[[Any, Decision], Sequence[tuple[int, int]]]
"""The distinct answers of chance, each with its probability."""
EVEN: Final = Fraction(1, 2)
"""Below this chance an answer is not dangerous, and its exact chance is not needed."""
SAMPLES: Final = 3
"""The lines tried first; a certain defeat shows on every one."""
IDLE: Final = frozenset({"end", "pass", "stop", "stay", "keep", "done"})
"""Answers that end a turn soonest, searched first."""


class Line(NamedTuple):
    """A line of play in the search."""

    path: tuple[int, ...]
    """The answers so far."""
    bar: Fraction
    """Up to this chance the exact value is not needed."""
    lines: int
    """The number of lines that may still be searched from here."""


class Effort:
    """The number of answers that may still be played for a question, over all its searches."""

    def __init__(self, answers: int) -> None:
        self.left = answers

    @property
    def is_spent(self) -> bool:
        """Whether the budget is used up."""
        return self.left <= 0


class LossSearch:
    """Searches for defeat along all lines from a table."""

    def __init__(
        self, table: Table, is_settled: Settled, outcomes: Outcomes, effort: Effort
    ) -> None:
        self._table = table
        self._is_settled = is_settled
        self._outcomes = outcomes
        self._effort = effort
        self.looked = 0
        """The number of lines searched."""
        self.lost: list[Event] = []
        """The events along the first lost line."""
        self.is_cut = False
        """Whether some lines were left out."""

    def may_lose(self, answer: int, luck: Random) -> bool:
        """Whether one of a few lines is lost in which players do nothing more.

        If chance makes no difference, they are all the same line.
        """
        for _ in range(SAMPLES):
            is_lost, is_only = self._look_idly(answer, luck)
            if is_lost or is_only:
                return is_lost
        return False

    def _look_idly(self, answer: int, luck: Random) -> tuple[bool, bool]:
        """Whether such a line is lost, and whether it is the only one."""
        run, is_only = self._run((answer,)), True
        while (decision := run.decision) is not None:
            if self._effort.is_spent:
                self.is_cut = True
                return False, True
            if decision.chance:
                every, weights = zip(*self._outcomes(run.state, decision), strict=True)
                is_only = is_only and len(every) == 1
                self._send(run, luck.choices(every, weights)[0])
            elif self._is_settled(run.state, decision):
                return False, is_only
            else:
                self._send(run, idle_first(decision)[0])
        return run.outcome is not None and not run.outcome.won, is_only

    def chance(self, answer: int, lines: int) -> Fraction:
        """The chance that an answer loses the game; at or below the bar it may be too low."""
        return self._child(Line((), EVEN, lines), answer, None)

    def _child(self, line: Line, answer: int, run: Run[Any] | None) -> Fraction:
        """The chance after one more answer; a run at that point can be passed on."""
        if run is None:
            if line.lines <= 0 or self._effort.is_spent:
                self.is_cut = True
                return SAVED
            self.looked += 1
            run = self._run(line.path)
            line = line._replace(lines=line.lines - 1)
        self._send(run, answer)
        return self._chance(line._replace(path=(*line.path, answer)), run)

    def _run(self, path: Sequence[int]) -> Run[Any]:
        run: Run[Any] = self._table.bare_run()
        run.state.events = []
        for answer in path:
            self._send(run, answer)
        return run

    def _send(self, run: Run[Any], answer: int) -> None:
        self._effort.left -= 1
        run.send(answer)

    def _chance(self, line: Line, run: Run[Any]) -> Fraction:
        outcome, decision = run.outcome, run.decision
        if outcome is not None and not outcome.won:
            self.lost = self.lost or list(run.state.events or ())
            return LOST
        if outcome is not None or decision is None:
            return SAVED
        if decision.chance:
            return self._by_chance(line, run, decision)
        if self._is_settled(run.state, decision):
            return SAVED
        return self._by_choice(line, run, decision)

    def _by_choice(self, line: Line, run: Run[Any], decision: Decision) -> Fraction:
        """The lowest chance of all options; once it is harmless the others do not matter."""
        least, at, begun = LOST, cast(Run[Any] | None, run), self.looked
        for index in idle_first(decision):
            left = line.lines - (self.looked - begun)
            least = min(least, self._child(line._replace(lines=left), index, at))
            if least <= line.bar:
                break
            at = None
        return least

    def _by_chance(self, line: Line, run: Run[Any], decision: Decision) -> Fraction:
        """The mean of all options, until it cannot be a danger any more.

        Each has its share of the lines, so that none is left out for another.
        """
        outcomes = self._outcomes(run.state, decision)
        every, lost, open_ = sum(weight for _, weight in outcomes), SAVED, LOST
        at, begun = cast(Run[Any] | None, run), self.looked
        for index, weight in outcomes:
            share = Fraction(weight, every)
            left = ceil((line.lines - (self.looked - begun)) * share / open_)
            open_ -= share
            own = Line(line.path, (line.bar - lost - open_) / share, left)
            lost += share * self._child(own, index, at)
            if lost + open_ <= line.bar:
                break
            at = None
        return lost


def all_outcomes(_: Any, decision: Decision) -> list[tuple[int, int]]:
    """Every answer of chance."""
    return [*enumerate(decision.weights or (1,) * len(decision.options))]


def idle_first(decision: Decision) -> list[int]:
    """The options of a question, starting with those that do nothing more."""
    return sorted(
        range(len(decision.options)),
        key=lambda index: str(decision.own(index)[1][0]) not in IDLE,
    )
