"""Look-ahead: likely answers are tried, and the positions at the end of a turn judged."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from math import copysign, inf
from statistics import fmean, pstdev
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from vigil.bots.budget import Budget
from vigil.bots.comparison import Counts
from vigil.bots.heuristics import REFUSED
from vigil.bots.judgement import Judgement, check_numpy, judgement_of
from vigil.bots.process_pool import ProcessPool
from vigil.bots.rollouts import Rollouts
from vigil.bots.rules_bot import worths_of
from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.core.step import Run
from vigil.core.table import Table

BudgetOf: TypeAlias = Callable[[Judgement], Budget]
"""The budget for a game, found by how its positions are judged."""
GIVEN_UP: Final = 2.0
"""Standard errors behind the best at which an option is tried no longer."""


class OptionEstimate(NamedTuple):
    """An option and its rollouts."""

    option: int
    worth: float
    """By the rules of thumb."""
    chances: list[float]
    """Chances of winning, one for each scenario it was tried with."""
    ends: list[Counts]
    """What was counted at the end of each scenario; nothing where nothing was to be counted."""


class LookAhead:
    """Tries the likely options in the same scenarios; the rules of thumb play on in each."""

    looks_ahead = True

    def __init__(
        self,
        seed: int,
        budget: BudgetOf,
        style: Style = PLAIN,
        pool: ProcessPool | None = None,
        counted: bool = False,
    ) -> None:
        check_numpy()
        self._seed = seed
        self._budget_of = budget
        self._style = style
        self._pool = pool
        self._counted = counted

    def choose(self, table: Run, decision: Decision) -> int:
        """The index of the option that wins most often, as far as can be seen."""
        assert isinstance(table, Table)
        every = self.try_out(table, decision)
        tried = [one for one in every if one.worth > REFUSED] or every
        return best_option(tried, self._budget_of(judgement_of(table.state)).doubt)

    def try_out(
        self, table: Table, decision: Decision, among: Container[int] | None = None
    ) -> list[OptionEstimate]:
        """Evaluate the likely options, or some of them; the best by rules of thumb comes first."""
        budget, began = self._budget_of(judgement_of(table.state)), perf_counter()
        question = decision.parts[0] if decision.parts else decision
        worths = worths_of(table.state, question, self._style)
        likely = likely_options(worths, budget.options)
        chosen = likely if among is None else [index for index in likely if index in among]
        tried = [OptionEstimate(index, worths[index], [], []) for index in chosen]
        if len(tried) == 1:
            return tried
        answers = _answers(table, decision)
        rollouts = Rollouts(table, budget.turns, self._seed + table.ply, self._counted)
        chances = rollouts.chances if self._pool is None else self._pool.on(rollouts)
        left = tried
        for first in range(0, budget.rounds, budget.portion):
            scenarios = range(first, min(first + budget.portion, budget.rounds))
            for row in chances([answers[one.option] for one in left], scenarios):
                for one, chance in zip(left, row, strict=True):
                    one.chances.append(chance)
            left = still_in_it(left)
            late = budget.seconds is not None and perf_counter() - began > budget.seconds
            if late or len(left) == 1:
                break
        for one in tried:
            one.ends.extend(rollouts.ends.get(answers[one.option], ()))
        return tried


def likely_options(worths: Sequence[float], count: int) -> list[int]:
    """The best options by their worths; refused ones only where fewer than two are left."""
    order = sorted(range(len(worths)), key=lambda index: -worths[index])
    found = [index for index in order if worths[index] > REFUSED]
    return (found if len(found) > 1 else order)[:count]


def _answers(table: Table, decision: Decision) -> Sequence[int]:
    """The answers of the table for the options of its question, or of the part put to a seat."""
    asked = table.decision
    assert asked is not None
    whole = decision is asked or decision == asked
    return range(len(asked.options)) if whole else asked.options_of(decision.seat_of(0))


def still_in_it(tried: list[OptionEstimate]) -> list[OptionEstimate]:
    """The options that may still turn out to be the best."""
    best = max(tried, key=lambda one: sum(one.chances))
    return [one for one in tried if one is best or lead(best, one) < GIVEN_UP]


def lead(one: OptionEstimate, other: OptionEstimate) -> float:
    """How many standard errors an option is ahead of another, scenario by scenario."""
    gaps = [a - b for a, b in zip(one.chances, other.chances, strict=False)]
    mean = fmean(gaps)
    error: float = pstdev(gaps, mean) / len(gaps) ** 0.5
    if error == 0.0:
        return 0.0 if mean == 0.0 else copysign(inf, mean)
    return mean / error


def best_option(tried: list[OptionEstimate], doubt: float) -> int:
    """The best option; the rule of thumb decides unless another one is clearly ahead."""
    first = tried[0]
    if len(tried) == 1 or not first.chances:
        return first.option
    best = first
    for one in tried[1:]:
        if len(one.chances) >= len(best.chances) and lead(one, best) > doubt:
            best = one
    return best.option
