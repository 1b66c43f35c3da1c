"""Highlights of a game: sums, turning points, and the costliest choices."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from vigil.core.fields import plain
from vigil.insight.analysis.analysis import PlayerSum, Step, TurningPoint, TurnSum
from vigil.insight.analysis.annotated_replay import AnnotatedReplay
from vigil.insight.analysis.step_values import SURE
from vigil.insight.report import Report
from vigil.insight.report.report import Told

TURNING_POINTS: Final = 6
LEAST_SWING: Final = 0.03
"""Smaller changes of the win chance are not turning points."""
COSTLIEST: Final = 6
LEAST_LOSS: Final = 0.01
"""Choices that lost less are not listed."""
TELLING: Final = 2
"""Moments of at least this weight describe what chance did; without any, all events do."""


def turn_sums(steps: Sequence[Step]) -> list[TurnSum]:
    """The effect of luck and choices, turn by turn."""
    by_turn: defaultdict[int, list[Step]] = defaultdict(list)
    for step in steps:
        by_turn[step.turn].append(step)
    return [TurnSum(turn, *sums(own)) for turn, own in by_turn.items()]


def player_sums(steps: Sequence[Step], players: int) -> list[PlayerSum]:
    """The choices and the luck of each player."""
    found = []
    for seat in range(players):
        own = [step for step in steps if step.seat == seat]
        choices = [step for step in own if step.cause == "choice"]
        accurate = sum(step.best == step.answer for step in choices)
        found.append(PlayerSum(seat, len(choices), accurate, *sums(own)))
    return found


def sums(steps: Sequence[Step]) -> tuple[float, float, float]:
    """The effect of luck, of choices, and what the best choices would have gained."""
    luck = sum(step.change for step in steps if step.cause == "luck")
    choice = sum(step.change for step in steps if step.cause == "choice")
    return luck, choice, sum(step.lost for step in steps)


def costliest(steps: Sequence[Step]) -> list[int]:
    """The choices that lost most, the worst first."""
    worst = sorted(range(len(steps)), key=lambda n: steps[n].lost, reverse=True)
    return [n for n in worst if steps[n].lost >= LEAST_LOSS][:COSTLIEST]


def turning_points(
    replay: AnnotatedReplay, steps: Sequence[Step], report: Report
) -> list[TurningPoint]:
    """The steps that clearly changed most, in order of play."""
    large = [n for n, step in enumerate(steps) if abs(step.change) >= _least(step)]
    large.sort(key=lambda n: abs(steps[n].change), reverse=True)
    chosen = sorted(large[:TURNING_POINTS])
    return [TurningPoint(n, _events(replay, steps[n], report)) for n in chosen]


def _least(step: Step) -> float:
    return max(LEAST_SWING, SURE * step.error)


def _events(replay: AnnotatedReplay, step: Step, report: Report) -> list[Told]:
    """What chance brought: the matching moments, or else all events."""
    if step.cause == "choice":
        return []
    tone = "good" if step.change > 0 else "bad"
    moments = [one for one in report.moments if step.ply < one.ply <= step.to]
    telling = [one.event for one in moments if one.tone == tone and one.weight >= TELLING]
    point = next(n for n, one in enumerate(replay.points) if one.ply == step.ply)
    return telling or [(event.tag, plain(event.data)) for event in replay.events[point]]
