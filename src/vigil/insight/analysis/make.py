"""Making an analysis: the points of a record are judged in any process, then combined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Final, NamedTuple

from vigil.bots.work_pool import TaskRunner, run_in_pool
from vigil.core.decision import CHANCE
from vigil.core.record import Record
from vigil.insight.analysis.analysis import Analysis, Step
from vigil.insight.analysis.annotated_replay import AnnotatedReplay, annotated
from vigil.insight.analysis.highlights import (
    costliest,
    player_sums,
    sums,
    turn_sums,
    turning_points,
)
from vigil.insight.analysis.judging import BUDGET, Judged, JudgingSettings, judge
from vigil.insight.analysis.step_values import end_of, steps_of
from vigil.insight.report import Report, report_of

AHEAD: Final = 12
"""About how many choices the search looks ahead, in whole turns."""
FARTHEST: Final = 4
"""The most turns ahead."""


class Plan(NamedTuple):
    """A game and how it is to be judged."""

    replay: AnnotatedReplay
    terms: JudgingSettings

    @classmethod
    def of(cls, record: Record, seed: int = 1, budget: int = BUDGET) -> Plan:
        """Replay a record; ``BadRecord`` or ``CannotAnalyse`` if that is impossible."""
        replay = annotated(record)
        choices = sum(point.seat != CHANCE for point in replay.points)
        turns = len({point.turn for point in replay.points})
        ahead = min(FARTHEST, max(1, round(AHEAD * turns / choices)))
        return cls(replay, JudgingSettings(seed, budget, ahead))


def analyse(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    kept: Sequence[Judged] = (),
    keep: Callable[[Sequence[Judged]], None] = lambda _: None,
    run_tasks: TaskRunner | None = None,
) -> Analysis:
    """Judge a game; the result depends only on the plan, not on the workers.

    Points ``kept`` from an earlier run are not judged again; ``keep`` receives the new ones as they
    come. They are judged by ``workers`` processes, or by ``run_tasks``.
    """
    work = partial(judge, plan.replay.record.to_json(), plan.terms)
    judged, done = [*kept], {one.ply for one in kept}
    missing = [point for point in plan.replay.judged if point.ply not in done]
    runner = run_tasks or partial(run_in_pool, workers=workers)
    with closing(runner(work, missing)) as portions:
        for portion in portions:
            keep(portion)
            judged += portion
            progress(len(portion))
    return concluded(plan, judged)


def concluded(plan: Plan, judged: Sequence[Judged]) -> Analysis:
    """The analysis of a game whose points are judged."""
    replay, terms = plan.replay, plan.terms
    judged = sorted(judged)
    report, end = report_of(replay.record), end_of(replay, judged)
    steps = steps_of(replay, judged, end)
    _lend_seats(steps, report)
    luck, choice, lost = sums(steps)
    return Analysis(
        game=replay.record.game,
        seed=terms.seed,
        budget=terms.budget,
        plies=len(replay.record.answers),
        won=replay.won,
        begin=steps[0].before,
        end=end.chance,
        luck=luck,
        choice=choice,
        lost=lost,
        steps=steps,
        turns=turn_sums(steps),
        players=player_sums(steps, replay.record.setup.players),
        turning_points=turning_points(replay, steps, report),
        costliest=costliest(steps),
    )


def _lend_seats(steps: Sequence[Step], report: Report) -> None:
    """Attribute the chance at the start of a turn to the player whose turn it is."""
    seats = {turn.number: turn.seat for turn in report.timeline}
    for step in steps:
        if step.seat == CHANCE:
            step.seat = seats.get(step.turn, CHANCE)
