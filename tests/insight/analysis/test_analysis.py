"""What an analysis adds up to, what it finds, and what it leaves alone."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from core.toy import TOY
from core.toy import Setup as ToySetup
from forms import in_form, some
from games.ghost_stories.rulebook.scene import scene
from insight.report.reports import played
from vigil.core import SeededDealer, Table
from vigil.core.decision import CHANCE
from vigil.core.errors import BadRecord
from vigil.core.plugin import offered
from vigil.core.record import Record
from vigil.game import Plugin
from vigil.insight.analysis import Analysis, CannotAnalyse, Plan, Step, analyse
from vigil.insight.analysis.annotated_replay import AnnotatedReplay, DecisionPoint
from vigil.insight.analysis.highlights import LEAST_LOSS, LEAST_SWING
from vigil.insight.analysis.judging import Judged, judge
from vigil.insight.analysis.step_values import SURE, Value, steps_of

NAMES = some(["village alone", "island alone", "moonlit"], 2)
BUDGET = 4
POINTS = in_form(quick=20, long=999)


@cache
def analysed(name: str, workers: int = 1) -> Analysis:
    return analyse(Plan.of(played(name), budget=BUDGET), workers)


@cache
def blunder() -> Record:
    """Red stands ready to exorcise the ghost that is about to haunt the third tile, and passes."""
    s = scene(
        "level: normal; haunted: 6 8; yellow ghosts: - - 5^; turn: red;"
        "red: at 2, tao yellow 2, yin_yang no"
    )
    s.answer("move", "stay").answer("act", "pass")
    return s.table.record


# -- sums


@pytest.mark.parametrize("name", NAMES)
def test_luck_and_choice_lead_from_the_beginning_to_the_end(name: str) -> None:
    found = analysed(name)
    assert found.begin + found.luck + found.choice == pytest.approx(found.end)
    assert found.end == float(bool(found.won))
    assert all(one.after == pytest.approx(next.before) for one, next in pairwise(found.steps))
    assert (found.steps[0].before, found.steps[-1].after) == (found.begin, found.end)


@pytest.mark.parametrize("name", NAMES)
def test_turns_and_players_have_their_shares(name: str) -> None:
    found = analysed(name)
    for sums in (found.turns, found.players):
        assert sum(one.choice for one in sums) == pytest.approx(found.choice)
        assert sum(one.lost for one in sums) == pytest.approx(found.lost)
    assert sum(one.luck for one in found.turns) == pytest.approx(found.luck)
    assert sum(one.choices for one in found.players) == len(choices(found))


def choices(found: Analysis) -> list[Step]:
    return [step for step in found.steps if step.cause == "choice"]


@pytest.mark.parametrize("name", NAMES)
def test_every_chance_is_one_and_nothing_within_the_noise_is_told(name: str) -> None:
    found = analysed(name)
    assert all(0 <= chance <= 1 for step in found.steps for chance in (step.before, step.after))
    for point in found.turning_points:
        step = found.steps[point.step]
        assert abs(step.change) >= max(LEAST_SWING, SURE * step.error)
        assert bool(point.events) == (step.cause == "luck")
    for n in found.costliest:
        assert found.steps[n].lost >= LEAST_LOSS
        assert found.steps[n].best != found.steps[n].answer


def test_the_result_does_not_depend_on_the_workers() -> None:
    assert analysed("village alone", workers=2) == analysed("village alone")


@pytest.mark.parametrize("name", NAMES)
def test_points_are_judged_alike_one_by_one_and_side_by_side(name: str) -> None:
    plan = Plan.of(played(name), budget=BUDGET)
    text, points = plan.replay.record.to_json(), plan.replay.judged[:POINTS]
    apart = [one for point in points for one in judge(text, plan.terms, [point])]
    assert judge(text, plan.terms, points) == apart


def test_progress_counts_every_station_once() -> None:
    plan, counted = Plan.of(blunder(), budget=BUDGET), list[int]()
    analyse(plan, progress=counted.append)
    assert sum(counted) == len(plan.replay.judged) > 0


# -- what is found


def test_a_planted_blunder_is_the_costliest_choice_and_a_turning_point() -> None:
    record = blunder()
    found = analyse(Plan.of(record, budget=8))
    worst = found.steps[found.costliest[0]]
    assert found.won is False
    assert (worst.ply, worst.seat, worst.after) == (len(record.answers) - 1, 0, 0.0)
    assert worst.lost > 0.1 > worst.lost_error
    assert found.costliest[0] in [point.step for point in found.turning_points]
    better = Table.replay(record, to=worst.ply).decision
    assert better is not None
    assert better.options[worst.best] == ("exorcise",)


def test_where_no_chance_intervenes_there_is_no_luck() -> None:
    found = analyse(Plan.of(blunder(), budget=BUDGET))
    assert [step.cause for step in found.steps] == ["choice", "choice"]
    assert found.luck == 0.0


def test_a_game_that_goes_on_ends_at_its_present_chance() -> None:
    record = played("village alone")
    short = replace(record, answers=record.answers[:60], seed=None)
    found = analyse(Plan.of(short, budget=BUDGET))
    assert found.won is None
    assert 0 < found.end < 1
    assert found.begin + found.luck + found.choice == pytest.approx(found.end)


# -- adding up


def added_up(judged: list[Judged], drawn: list[bool], end: float) -> list[Step]:
    points = [
        DecisionPoint(n, 1, CHANCE if not one.gains else 0, 0) for n, one in enumerate(judged)
    ]
    replay = AnnotatedReplay(blunder(), points, drawn, [[] for _ in judged], None)
    return steps_of(replay, judged, Value(end, (), end))


def seen(chance: float, gain: float, edge: float = 0.0) -> Judged:
    """An answer, what a rival gains on it and what it gains on the rule of thumb, without noise."""
    return Judged(0, [chance] * 4, 1, (gain,) * 4, (edge,) * 4)


def test_a_loss_that_could_still_be_avoided_counts_only_once() -> None:
    first, second = added_up([seen(0.4, 0.2), seen(0.4, 0.2)], [False, True], 0.4)[:2]
    assert first.lost == 0.0
    assert second.lost == pytest.approx(0.2)


def test_an_answer_that_leads_by_a_plan_to_more_than_the_rival_lost_nothing() -> None:
    first, second = added_up([seen(0.4, 0.2), seen(0.7, 0.0, edge=0.3)], [False, True], 0.7)[:2]
    assert first.lost == 0.0
    assert second.change == pytest.approx(0.3)


def test_a_difference_within_two_standard_errors_is_none() -> None:
    noisy = Judged(0, [0.5] * 4, 1, (0.3, -0.2, 0.3, -0.2), (0.3, -0.2, 0.3, -0.2))
    (step, _) = added_up([noisy], [True], 0.5)
    assert (step.lost, step.change, step.best) == (0.0, 0.0, step.answer)


def test_luck_is_what_came_against_what_was_expected() -> None:
    _, luck = added_up([seen(0.4, 0.0)], [True], 1.0)
    assert (luck.cause, luck.after) == ("luck", 1.0)
    assert luck.before == pytest.approx(0.4)


# -- what cannot be analysed


def test_a_record_that_no_longer_replays_is_refused() -> None:
    record = played("village alone")
    with pytest.raises(BadRecord, match="no longer replays"):
        Plan.of(replace(record, answers=(*record.answers[:50], 999)))


def test_a_game_without_a_net_is_refused() -> None:
    with offered(Plugin(name=TOY.name, package="core", rules=TOY)):
        table = Table.start(ToySetup(), SeededDealer(1))
        table.apply(0)
        with pytest.raises(CannotAnalyse, match="no net"):
            Plan.of(table.record)


def test_a_game_without_a_choice_is_refused() -> None:
    record = replace(played("village alone"), answers=(), seed=None)
    with pytest.raises(CannotAnalyse, match="no choices"):
        Plan.of(record)
