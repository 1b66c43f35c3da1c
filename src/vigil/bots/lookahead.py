"""Looking ahead: likely answers are tried out, and judged where a turn ends."""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import copysign, inf
from statistics import fmean, pstdev
from time import perf_counter
from typing import Final, NamedTuple

from vigil.bots.fate import Fate
from vigil.bots.judgement import Judgement, judgement_of
from vigil.bots.rules_bot import RulesBot, worths_of
from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import CHANCE, Decision
from vigil.core.step import Run
from vigil.core.table import Table


class Budget(NamedTuple):
    """How much is tried out for one answer."""

    options: int
    """How many options are tried: the best by the rules of thumb."""
    turns: int
    """How many turns ahead positions are judged."""
    rounds: int
    """How many fates each option is tried with at most."""
    portion: int
    """How many of them before options that fall behind are given up."""
    doubt: float
    """How many standard errors an option must be ahead to be preferred to the rule of thumb."""
    seconds: float | None = None
    """After how long it ends; else it ends with the rounds, the same on every machine."""


VALUE: Final = Budget(options=4, turns=1, rounds=8, portion=4, doubt=0.5)
SEARCH: Final = Budget(options=5, turns=4, rounds=24, portion=6, doubt=0.5)


GIVEN_UP: Final = 2.0
"""Standard errors behind the best at which an option is tried no longer."""


class Tried(NamedTuple):
    """An option and what came of it."""

    option: int
    worth: float
    """By the rules of thumb."""
    chances: list[float]
    """Chances of winning, one for each fate it was tried with."""


class LookAhead:
    """Tries the likely options with the same fates; the rules of thumb play on in each of them."""

    looks_ahead = True

    def __init__(self, seed: int, budget: Budget, style: Style = PLAIN) -> None:
        self._seed = seed
        self._budget = budget
        self._style = style

    def choose(self, table: Run, decision: Decision) -> int:
        """The index of the option that wins most often, as far as can be seen."""
        assert isinstance(table, Table)
        tried = self.try_out(table, decision)
        return verdict(tried, self._budget.doubt)

    def stand(self, table: Table) -> list[float]:
        """Chances of winning as the game stands, one for each fate."""
        now = Tried(0, 0.0, [])
        trial = _Trial(table, self._budget.turns, self._seed + table.ply)
        trial.run([now], [None], range(self._budget.rounds))
        return now.chances

    def try_out(
        self, table: Table, decision: Decision, among: Container[int] | None = None
    ) -> list[Tried]:
        """What came of the likely options, or of those named; the best by rules of thumb first."""
        question = decision.parts[0] if decision.parts else decision
        assert table.decision is not None
        own = table.decision.options_of(question.seat_of(0))
        worths = worths_of(table.state, question, self._style)
        order = sorted(range(len(worths)), key=lambda index: -worths[index])
        likely = order[: self._budget.options]
        chosen = likely if among is None else [index for index in order if index in among]
        tried = [Tried(index, worths[index], []) for index in chosen]
        if len(tried) == 1:
            return tried
        trial = _Trial(table, self._budget.turns, self._seed + table.ply)
        left, budget, began = tried, self._budget, perf_counter()
        for first in range(0, budget.rounds, budget.portion):
            last = min(first + budget.portion, budget.rounds)
            trial.run(left, [own[one.option] for one in left], range(first, last))
            left = _still_in_it(left)
            late = budget.seconds is not None and perf_counter() - began > budget.seconds
            if late or len(left) == 1:
                break
        return tried


class _Trial:
    """Runs of a game from one question on."""

    def __init__(self, table: Table, turns: int, seed: int) -> None:
        self._table = table
        self._last = table.state.turn + turns
        self._seed = seed
        self._judgement: Judgement = judgement_of(table.state)

    def run(self, tried: list[Tried], answers: Sequence[int | None], fates: range) -> None:
        """Try these options with these fates, and judge all positions at once."""
        ends: list[float | None] = []
        positions: list[list[float]] = []
        for fate in fates:
            for answer in answers:
                won = self._play_on(answer, fate, positions)
                ends.append(won)
        judged = iter(self._judgement.net.chances(positions)) if positions else iter(())
        chances = iter([float(next(judged)) if end is None else end for end in ends])
        for _ in fates:
            for one in tried:
                one.chances.append(next(chances))

    def _play_on(self, answer: int | None, fate: int, positions: list[list[float]]) -> float | None:
        """Whether an answer won or lost; else its position at the horizon is put to the others."""
        run = self._table.bare_run()
        bot, dealer = RulesBot(self._seed + fate), Fate(self._seed * 1_000_003 + fate)
        if answer is not None:
            run.send(answer)
        last = self._last
        while (decision := run.decision) is not None:
            if run.state.turn >= last:
                positions.append(self._judgement.features(run.state))
                return None
            if decision.seat == CHANCE:
                run.send(dealer.deal(decision, run.state.turn))
            else:
                run.send(bot.choose(run, decision))
        assert run.outcome is not None
        return float(run.outcome.won)


def _still_in_it(tried: list[Tried]) -> list[Tried]:
    """The options that may still turn out to be the best."""
    best = max(tried, key=lambda one: sum(one.chances))
    return [one for one in tried if one is best or lead(best, one) < GIVEN_UP]


def lead(one: Tried, other: Tried) -> float:
    """How many standard errors an option is ahead of another, fate by fate."""
    gaps = [a - b for a, b in zip(one.chances, other.chances, strict=False)]
    mean = fmean(gaps)
    error: float = pstdev(gaps, mean) / len(gaps) ** 0.5
    if error == 0.0:
        return 0.0 if mean == 0.0 else copysign(inf, mean)
    return mean / error


def verdict(tried: list[Tried], doubt: float) -> int:
    """The best option; the rule of thumb decides unless another one is clearly ahead."""
    first = tried[0]
    if len(tried) == 1 or not first.chances:
        return first.option
    best = first
    for one in tried[1:]:
        if len(one.chances) >= len(best.chances) and lead(one, best) > doubt:
            best = one
    return best.option
