"""Reasons of a hint tell its options apart, and what they claim holds in the rollouts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Final

import pytest

from forms import LONG
from insight.advice.test_advise import later
from vigil.bots.comparison import Counts
from vigil.bots.judgement import judgement_of
from vigil.bots.lookahead import OptionEstimate
from vigil.core import SeededDealer, Table
from vigil.core.event import Event
from vigil.core.game import Setup
from vigil.games import ghost_stories, horizons
from vigil.insight.advice.advise import advised, improved, is_enough
from vigil.insight.advice.comparing import reasons_for
from vigil.insight.advice.differences import LEAST
from vigil.insight.advice.reasons import Reason

SETUPS: Final[dict[str, Setup]] = {
    "ghost_stories": ghost_stories.Setup(players=2),
    "white_moon": ghost_stories.Setup(players=2, modules=("white_moon",)),
    "horizons": horizons.Setup(players=1),
}
HINTS: Final = 700 if LONG else 8
SCENARIOS: Final = 12


def questions(setup: Setup) -> Iterator[Table]:
    """Questions with a choice, from games played at random."""
    luck, seed = Random(1), 0
    while True:
        table = Table.start(setup, SeededDealer(seed))
        while (decision := table.decision) is not None:
            if len(decision.options_of(decision.seats()[0])) > 1 and not luck.randrange(9):
                yield table
            table.apply(luck.randrange(len(decision.options)))
        seed += 1


def tried_out(table: Table, seat: int) -> list[OptionEstimate]:
    tried: list[OptionEstimate] = []
    while not is_enough(tried, SCENARIOS):
        tried = improved(table, seat, 1, tried)
    return tried


@pytest.mark.parametrize("name", SETUPS)
def test_no_two_options_have_the_same_reason_and_each_claim_holds(name: str) -> None:
    for table, _ in zip(questions(SETUPS[name]), range(HINTS), strict=False):
        assert table.decision is not None
        seat = table.decision.seats()[0]
        tried = tried_out(table, seat)
        advice = advised(table, seat, tried, SCENARIOS)
        if len(advice.options) < 2:
            continue
        reasons = [option.reason for option in advice.options]
        own = table.decision.options_of(seat)
        by_answer = {own[one.option]: one for one in tried}
        best, *others = (by_answer[option.weighed.answer] for option in advice.options)
        if reasons[0].kind == "ahead":
            assert_holds(table, reasons[0].events[0], best, others[0], gains=True)
        for one, reason in zip(others, reasons[1:], strict=True):
            assert reason.kind in ("behind", "equal", "weaker", "weakest")
            if reason.kind == "behind":
                assert_holds(table, reason.events[0], one, best, gains=False)
            elif reason.kind != "equal":
                assert fmean(one.chances) < fmean(best.chances)
        for first, second in combinations(zip(others, reasons[1:], strict=True), 2):
            assert first[1] != second[1] or are_alike(first, second)


def are_alike(one: tuple[OptionEstimate, Reason], other: tuple[OptionEstimate, Reason]) -> bool:
    """Whether options may have the same reason: as good as the best, or as often won."""
    same = fmean(one[0].chances) == fmean(other[0].chances)
    return one[1].kind == "equal" or (one[1].kind == "weaker" and same)


def test_of_two_weaker_options_the_weakest_is_told_apart() -> None:
    table = later(SETUPS["ghost_stories"])
    ends: list[Counts] = [{}] * 8
    tried = [OptionEstimate(n, 0.0, [0.9 - n / 5] * 8, ends) for n in range(3)]
    found = [reason.kind for reason in reasons_for(table, tried, range(3))]
    assert found[1:] == ["weaker", "weakest"]
    tried[2].chances[:] = tried[1].chances
    found = [reason.kind for reason in reasons_for(table, tried, range(3))]
    assert found[1:] == ["weaker", "weaker"]


def assert_holds(
    table: Table, event: Event, one: OptionEstimate, other: OptionEstimate, gains: bool
) -> None:
    """What a reason says is counted again at the ends of the rollouts."""
    comparison = judgement_of(table.state).judge.comparison
    assert comparison is not None
    name = event.tag.removeprefix("compared_")
    figure = comparison.figures[name]
    of = min(len(one.ends), len(other.ends))
    assert of >= LEAST
    thing = event.data.get(figure.thing) if figure.thing else None
    own, others = (
        sum(ends.get((name, thing), 0) for ends in option.ends[:of]) for option in (one, other)
    )
    assert (figure.worth * (own - others) > 0) is gains
    if figure.each:
        assert (event.data["games"], event.data["other"]) == (own, others)
        assert event.data["of"] == of
    else:
        assert event.data["amount"] == pytest.approx(abs(own - others) / of, abs=0.051)
        assert bool(event.data["more"]) is (own > others)
