"""Reports of whole games: consistent with what was told, for forks and at any ply."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from insight.report.reports import SETUPS, played
from vigil.core import Record, Table
from vigil.core.errors import BadRecord
from vigil.insight.report import Report, report_of

NUMBERS: Final = {"turn_began": "turn", "round_began": "round"}
"""What tells that a turn or a round begins, and where its number stands."""
EACH_GAME = pytest.mark.parametrize("name", SETUPS)
BIG_GAMES = pytest.mark.parametrize("name", ["village", "moonlit", "island"])


@EACH_GAME
def test_a_report_goes_through_json(name: str) -> None:
    report = report_of(played(name))
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@EACH_GAME
def test_turns_and_moments_are_in_order_and_within_the_game(name: str) -> None:
    record = played(name)
    report = report_of(record)
    assert [turn.number for turn in report.timeline] == list(range(1, report.turns + 1))
    for happened in (report.timeline, report.moments):
        plies = [entry.ply for entry in happened]
        assert plies == sorted(plies)
        assert 0 <= plies[0] <= plies[-1] <= report.plies == len(record.answers)
    assert report.moments[-1].kind == "end"


@BIG_GAMES
def test_figures_stand_on_the_table_at_the_ply_named(name: str) -> None:
    record = played(name)
    report = report_of(record)
    for turn in report.timeline[::7]:
        so_far = report_of(replace(record, answers=record.answers[: turn.ply], seed=None))
        assert so_far.figures == turn.figures
        assert so_far.timeline[-1].number >= turn.number


@BIG_GAMES
def test_a_moment_has_just_happened_at_its_ply(name: str) -> None:
    record = played(name)
    for moment in report_of(record).moments[::5]:
        before = Table.replay(replace(record, seed=None), to=moment.ply - 1)
        told = before.bookmark()
        before.apply(record.answers[moment.ply - 1])
        tags = [(event.tag, event.data) for event in before.events_since(told)]
        assert moment.event in tags


@BIG_GAMES
def test_turns_begin_at_the_ply_at_which_the_table_says_their_number(name: str) -> None:
    record = played(name)
    for turn in report_of(record).timeline[1::7]:
        at, before = (turns_told(record, ply) for ply in (turn.ply, turn.ply - 1))
        assert turn.number in at
        assert turn.number not in before


@BIG_GAMES
def test_a_moment_is_of_the_turn_that_the_table_said_last_before_it(name: str) -> None:
    record = played(name)
    for moment in report_of(record).moments[::5]:
        numbers = turns_told(record, moment.ply, until=moment.event)
        assert moment.turn == numbers[-1]


def turns_told(
    record: Record, ply: int, until: tuple[str, dict[str, Any]] | None = None
) -> list[int]:
    """The numbers of turns, or rounds, that were told up to a ply and before something."""
    events = Table.replay(replace(record, seed=None), to=ply).events
    told = [(event.tag, event.data) for event in events]
    end = len(told) - told[::-1].index(until) if until else len(told)
    return [data[NUMBERS[tag]] for tag, data in told[:end] if tag in NUMBERS]


@EACH_GAME
def test_deeds_add_up_to_what_was_told(name: str) -> None:
    record = played(name)
    report, tags = report_of(record), Counter(e.tag for e in Table.replay(record).events)
    sums = {id: sum(counts) for id, counts in report.deeds.items()}
    if report.game == "horizons":
        assert (sums["powers"], sums["cards"]) == (tags["power_used"], tags["card_played"])
        assert sums["presence_lost"] == tags["presence_destroyed"]
    else:
        assert (sums["helped"], sums["failed"]) == (tags["villager_asked"], tags["exorcism_failed"])


@EACH_GAME
def test_luck_is_possible(name: str) -> None:
    for luck in report_of(played(name)).luck:
        assert 0 <= luck.got <= luck.trials
        assert 0 <= luck.expected <= luck.trials


@BIG_GAMES
def test_a_game_that_goes_on_is_told_so_far(name: str) -> None:
    record = played(name)
    for plies in (0, 1, 30, len(record.answers) // 2):
        report = report_of(replace(record, answers=record.answers[:plies], seed=None))
        assert (report.plies, report.outcome) == (plies, None)


@BIG_GAMES
def test_a_fork_tells_what_happened_since_it_began(name: str) -> None:
    record = played(name)
    half = len(record.answers) // 2
    table = Table.replay(replace(record, seed=None), to=half)
    while table.record.answers and table._history.answers:  # an origin is a state between two steps
        half -= 1
        table.rewind(half)
    origin = table._history.base.to_data()
    fork = Record(record.setup, record.answers[half:], record.rules, origin=origin)
    whole, later = report_of(record), report_of(fork)
    assert later.outcome == whole.outcome
    assert later.turns == whole.turns
    assert later.figures == whole.figures
    assert later.timeline[-1].figures == whole.timeline[-1].figures
    assert all(
        sum(later.deeds[id]) <= sum(whole.deeds[id]) for id in whole.deeds if id in later.deeds
    )


def test_an_answer_that_does_not_fit_is_refused() -> None:
    record = played("village")
    for answers in ((*record.answers[:20], 999), (*record.answers, 0)):
        with pytest.raises(BadRecord):
            report_of(replace(record, answers=answers))


def test_the_seed_of_a_record_changes_nothing() -> None:
    record = played("village")
    assert report_of(record) == report_of(replace(record, seed=None))
    assert json.loads(msgspec.json.encode(report_of(record)))["game"] == "ghost_stories"
