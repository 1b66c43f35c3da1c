"""From judged points to steps of luck and choice, which add up from beginning to end."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from vigil.core.decision import CHANCE
from vigil.insight.analysis.analysis import Step
from vigil.insight.analysis.annotated_replay import AnnotatedReplay, DecisionPoint
from vigil.insight.analysis.judging import Judged

SURE: Final = 2.0
"""Standard errors by which options must differ to count as different."""


class Value(NamedTuple):
    """A win chance."""

    chance: float
    parts: Sequence[float]
    """The values by scenario; nothing if it is certain."""
    best: float
    """The value after the best choices up to the next chance."""
    error: float = 0.0
    """The parts that were added up."""


def end_of(replay: AnnotatedReplay, judged: Sequence[Judged]) -> Value:
    """The end of a game: its result, or its current win chance."""
    if replay.won is not None:
        return Value(float(replay.won), (), float(replay.won))
    return _sampled(judged[-1])


def _sampled(seen: Judged) -> Value:
    chance = fmean(seen.chances)
    return Value(chance, seen.chances, chance)


def steps_of(replay: AnnotatedReplay, judged: Sequence[Judged], end: Value) -> list[Step]:
    """All steps of a game, each beginning where the last one ends.

    They are computed backwards: where no chance came between two points, the later one estimates
    the earlier answer better.
    """
    found: list[Step] = []
    value = end
    points = list(zip(replay.points, judged, replay.drawn, strict=False))
    for point, seen, drawn in reversed(points):
        to = found[-1].ply if found else len(replay.record.answers)
        if drawn:
            luck, value = _luck(point, seen, value, to)
            found.append(luck)
        if point.seat != CHANCE:
            choice, value = _choice(point, seen, value)
            found.append(choice)
    return found[::-1]


def _luck(point: DecisionPoint, seen: Judged, then: Value, to: int) -> tuple[Step, Value]:
    """The effect of chance after a point, against its expected value there."""
    expected = _sampled(seen)
    error = hypot(standard_error(_gaps(expected.parts, then.parts, then.chance)), then.error)
    step = Step(
        *("luck", point.ply, to, point.turn, point.seat),
        *(expected.chance, then.chance, error),
    )
    return step, expected


def _gaps(before: Sequence[float], after: Sequence[float], chance: float) -> list[float]:
    """Differences scenario by scenario; a certain value is the same in each."""
    later = after or [chance] * len(before)
    return [now - then for then, now in zip(before, later, strict=True)]


def _choice(point: DecisionPoint, seen: Judged, then: Value) -> tuple[Step, Value]:
    """The effect of an answer against the rule of thumb, and its loss against the best one."""
    edge, gain = beyond_doubt(seen.edge), beyond_doubt(seen.gains)
    edge = max(then.chance - 1.0, min(then.chance, edge))
    missed = fmean(seen.chances) + gain - then.best
    lost = max(0.0, min(gain, missed, 1.0 - then.chance))
    error = standard_error(seen.edge) if edge else 0.0
    before = Value(then.chance - edge, then.parts, then.best + lost, hypot(then.error, error))
    step = Step(
        *("choice", point.ply, point.ply + 1, point.turn, point.seat),
        *(before.chance, then.chance, error, point.answer),
        best=seen.rival if lost else point.answer,
        lost=lost,
        lost_error=standard_error(seen.gains) if lost else 0.0,
    )
    return step, before


def beyond_doubt(gaps: Sequence[float]) -> float:
    """The mean of differences; nothing if it may well be zero."""
    mean = fmean(gaps)
    return mean if abs(mean) > SURE * standard_error(gaps) else 0.0


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of values."""
    return stdev(values) / sqrt(len(values))
