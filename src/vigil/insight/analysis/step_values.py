"""From judged points to steps: luck and choice, which together lead from beginning to end."""

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
    """A chance of winning."""

    chance: float
    parts: Sequence[float]
    """By scenario; nothing where it is certain."""
    best: float
    """What the best choices up to the next chance could still have made of it."""
    error: float = 0.0
    """The parts that were added together."""


def end_of(replay: AnnotatedReplay, judged: Sequence[Judged]) -> Value:
    """Where a game has led: to its result, or to the chance that it has now."""
    if replay.won is not None:
        return Value(float(replay.won), (), float(replay.won))
    return _sampled(judged[-1])


def _sampled(seen: Judged) -> Value:
    chance = fmean(seen.chances)
    return Value(chance, seen.chances, chance)


def steps_of(replay: AnnotatedReplay, judged: Sequence[Judged], end: Value) -> list[Step]:
    """All steps of a game, each beginning where the one before ends.

    They are found from the end backwards: where no chance came between two points, the later
    one knows better what the earlier answer was worth.
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
    """What chance did after a point, against what could be expected of it there."""
    expected = _sampled(seen)
    error = hypot(standard_error(_gaps(expected.parts, then.parts, then.chance)), then.error)
    step = Step(
        *("luck", point.ply, to, point.turn, point.seat),
        *(expected.chance, then.chance, error),
    )
    return step, expected


def _gaps(before: Sequence[float], after: Sequence[float], chance: float) -> list[float]:
    """Differences scenario by scenario; what is certain is so with every scenario."""
    later = after or [chance] * len(before)
    return [now - then for then, now in zip(before, later, strict=True)]


def _choice(point: DecisionPoint, seen: Judged, then: Value) -> tuple[Step, Value]:
    """What an answer did against the rule of thumb, and what it lost against the best one."""
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
    """The mean of differences; nothing where it may well be nothing."""
    mean = fmean(gaps)
    return mean if abs(mean) > SURE * standard_error(gaps) else 0.0


def standard_error(values: Sequence[float]) -> float:
    """Of the mean of values."""
    return stdev(values) / sqrt(len(values))
