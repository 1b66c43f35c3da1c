"""Judging points of a game by looking ahead, each independently and so in any process.

All points share the same scenarios: neighbours differ only by what happened between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from vigil.bots.judgement import judgement_of
from vigil.bots.lookahead import likely_options
from vigil.bots.rollouts import Rollouts
from vigil.bots.rules_bot import ALIKE, worths_of
from vigil.core.decision import CHANCE, Decision
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.insight.analysis.annotated_replay import DecisionPoint

BUDGET: Final = 16
"""The default number of scenarios for an answer."""
FIRST: Final = 4
"""The search for a rival uses this fraction of the scenarios, with other seeds."""
HALF: Final = 2
"""This fraction of the scenarios shows whether a rival is ahead at all."""


class Judged(NamedTuple):
    """The result of looking ahead at a point."""

    ply: int
    chances: list[float]
    """Win chances with the answer given, one for each scenario."""
    rival: int = -1
    """The best other option that was found."""
    gains: tuple[float, ...] = ()
    """The gain of the rival in the same scenarios, as far as it was tried."""
    edge: tuple[float, ...] = ()
    """The gain of the answer over the rule of thumb."""


class JudgingSettings(NamedTuple):
    """How points are judged."""

    seed: int
    budget: int
    turns: int
    """How many turns ahead."""


def judge(record: str, terms: JudgingSettings, points: Sequence[DecisionPoint]) -> list[Judged]:
    """Judge points in order of play; the record goes to other processes as text."""
    game = Record.from_json(record)
    table = Table.replay(game, to=0)
    found: list[Judged] = []
    for number, point in enumerate(points):
        table.follow(game.answers[table.ply : point.ply])
        continues = number > 0 and _continues(points[number - 1], point)
        known = found[-1].chances if continues and _is_played_on(table, point) else None
        found.append(_judged(table, point, terms, known))
    return found


def _continues(before: DecisionPoint, point: DecisionPoint) -> bool:
    """Whether one point follows directly on another, and both look equally far ahead."""
    return before.ply + 1 == point.ply and before.turn == point.turn and before.seat != CHANCE


def _is_played_on(table: Table, point: DecisionPoint) -> bool:
    """Whether rollouts through this point take its rule of thumb with every seed.

    Then they equal the rollouts that start here with that answer.
    """
    assert table.decision is not None
    if point.seat == CHANCE:
        return False
    question = table.decision.parts[0] if table.decision.parts else table.decision
    worths = worths_of(table.state, question)
    least = max(worths) - ALIKE
    best = [index for index, worth in enumerate(worths) if worth >= least]
    own = table.decision.options_of(point.seat)
    return best == [own[likely_options(worths_of(table.state, _asked(table, point)), 1)[0]]]


def _asked(table: Table, point: DecisionPoint) -> Decision:
    """The question as shown to the choosing seat."""
    assert table.decision is not None
    asked = table.decision.put_alone_to(point.seat)
    return asked.parts[0] if asked.parts else asked


def _judged(
    table: Table, point: DecisionPoint, terms: JudgingSettings, known: list[float] | None
) -> Judged:
    """Find the rival in some scenarios and compare in others, so that luck does not choose it.

    The chances after the rule of thumb may be ``known`` from the point before.
    """
    rollouts = Rollouts(table, terms.turns, 2 * terms.seed + 1)
    if point.seat == CHANCE:
        return Judged(point.ply, _chances(rollouts, None, range(terms.budget)))
    assert table.decision is not None
    answers = table.decision.options_of(point.seat)
    worths = worths_of(table.state, _asked(table, point))
    likely = likely_options(worths, judgement_of(table.state).judge.value.options)
    rival = _rival(table, terms, [one for one in likely if one != point.answer], answers)

    def chances(option: int) -> list[float]:
        if option == likely[0] and known is not None:
            return known
        return _chances(rollouts, answers[option], range(terms.budget))

    given = chances(point.answer)
    is_worse = max(worths) - worths[point.answer] > ALIKE
    thumb = chances(likely[0]) if is_worse else given
    is_thumb = is_worse and rival == likely[0]
    other = thumb if is_thumb else _gaining(rollouts, answers[rival], given)
    return Judged(point.ply, given, rival, gains=_ahead(other, given), edge=_ahead(given, thumb))


def _rival(
    table: Table, terms: JudgingSettings, others: Sequence[int], answers: Sequence[int]
) -> int:
    """The best other option; a single one need not be tried."""
    if len(others) == 1:
        return others[0]
    rollouts = Rollouts(table, terms.turns, 2 * terms.seed)
    scenarios = range(-(-terms.budget // FIRST))
    rows = rollouts.chances([answers[one] for one in others], scenarios)
    means = [fmean(column) for column in zip(*rows, strict=True)]
    return others[means.index(max(means))]


def _gaining(rollouts: Rollouts, answer: int, given: list[float]) -> list[float]:
    """The chances after a rival, while it may still be better than the answer given."""
    budget, found = len(given), list[float]()
    portion = max(2, budget // FIRST)
    while len(found) < budget:
        portion_end = min(len(found) + portion, budget)
        found += _chances(rollouts, answer, range(len(found), portion_end))
        gains = _ahead(found, given)
        if max(gains) <= 0 or (HALF * len(gains) >= budget and fmean(gains) <= 0):
            break
    return found


def _chances(rollouts: Rollouts, answer: int | None, scenarios: range) -> list[float]:
    """The win chances after an answer, or now, one for each scenario."""
    return [chance for (chance,) in rollouts.chances([answer], scenarios)]


def _ahead(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    """How far an option is ahead of another, scenario by scenario, where both were tried."""
    return tuple(a - b for a, b in zip(one, other, strict=False))
