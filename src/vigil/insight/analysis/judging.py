"""Judging points of a game by looking ahead, each for itself and so in any process."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from vigil.bots.budget import Budget
from vigil.bots.judgement import Judgement
from vigil.bots.lookahead import LookAhead, OptionEstimate
from vigil.bots.rules_bot import ALIKE
from vigil.core.decision import CHANCE
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.insight.analysis.annotated_replay import DecisionPoint

BUDGET: Final = 16
"""With how many scenarios an answer is tried out, if not said otherwise."""
FIRST: Final = 4
"""How many times fewer scenarios, and others, serve to find the rival of an answer."""


class Judged(NamedTuple):
    """What looking ahead says of a point."""

    ply: int
    chances: list[float]
    """Chances of winning with the answer given, one for each scenario."""
    rival: int = -1
    """The best other option that was found."""
    gains: tuple[float, ...] = ()
    """How much better the rival did with the same scenarios."""
    edge: tuple[float, ...] = ()
    """How much better the answer did than the rule of thumb."""


class JudgingSettings(NamedTuple):
    """How points are judged."""

    seed: int
    budget: int
    turns: int
    """How many turns ahead."""


def judge(record: str, terms: JudgingSettings, points: Sequence[DecisionPoint]) -> list[Judged]:
    """Judge points in order of play; a record travels to other processes as text."""
    game = Record.from_json(record)
    table = Table.replay(game, to=0)
    found = []
    for point in points:
        table.follow(game.answers[table.ply : point.ply])
        found.append(_judged(table, point, terms))
    return found


def _judged(table: Table, point: DecisionPoint, terms: JudgingSettings) -> Judged:
    """Find the rival in some scenarios, then compare in others: the luck of the first is gone."""
    eye = _looking(table, terms, terms.budget, 1)
    if point.seat == CHANCE:
        return Judged(point.ply, eye.current_chances(table))
    assert table.decision is not None
    asked = table.decision.put_alone_to(point.seat)
    likely = _looking(table, terms, -(-terms.budget // FIRST), 0).try_out(table, asked)
    others = [one for one in likely if one.option != point.answer]
    rival = max(others, key=lambda one: fmean(one.chances)).option
    tried = eye.try_out(table, asked, among={point.answer, rival, likely[0].option})
    thumb, by_option = tried[0], {one.option: one for one in tried}
    given, other = by_option[point.answer], by_option[rival]
    by_thumb = thumb.worth - given.worth <= ALIKE
    return Judged(
        point.ply,
        given.chances,
        rival,
        gains=_ahead(other, given),
        edge=_ahead(given, given if by_thumb else thumb),
    )


def _ahead(one: OptionEstimate, other: OptionEstimate) -> tuple[float, ...]:
    """How far an option is ahead of another, scenario by scenario."""
    return tuple(a - b for a, b in zip(one.chances, other.chances, strict=True))


def _looking(table: Table, terms: JudgingSettings, scenarios: int, kind: int) -> LookAhead:
    """Looks with the same scenarios at every ply: neighbours differ by what happened in between."""

    def budget(judgement: Judgement) -> Budget:
        return judgement.judge.value._replace(
            turns=terms.turns, rounds=scenarios, portion=scenarios
        )

    return LookAhead(2 * terms.seed + kind - table.ply, budget)
