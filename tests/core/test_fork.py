"""A fork has fresh dice: it cannot foresee what the real dealer will deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from vigil import CHANCE, SeededDealer, Setup, Table
from vigil.core.decision import Decision
from vigil.games import ghost_stories, horizons

KINDS: Final[dict[str, Setup]] = {
    "ghost_stories": ghost_stories.Setup(players=2),
    "white_moon": ghost_stories.Setup(players=3, modules=("white_moon",)),
    "horizons": horizons.Setup(players=2),
}
ROLLS: Final = 150
FAR: Final = 5.0
"""Standard deviations that a fair count is never away from its mean, over fixed seeds."""


class Unseeded:
    """A dealer that cannot be repeated by a seed."""

    def deal(self, decision: Decision, ply: int) -> int:
        return SeededDealer(3).deal(decision, ply)


def before_chance(setup: Setup, wanted: int) -> Iterator[tuple[Table, int, Decision]]:
    """Tables at which an answer leads to chance, the answer, and what chance is asked then."""
    seed = found = 0
    while found < wanted:
        seed += 1
        table, player = Table.start(setup, SeededDealer(seed)), Random(seed)
        while table.decision is not None and found < wanted:
            index = player.randrange(len(table.decision.options))
            run = table.bare_run()
            run.send(index)
            if run.decision is not None and run.decision.seat == CHANCE:
                found += 1
                yield table, index, run.decision
            table.apply(index)


def dealt(table: Table, index: int) -> int:
    """What chance answers first after an answer."""
    ply = table.ply
    table.apply(index)
    return table.answers_since(ply)[1]


def distance(setup: Setup, other: Callable[[Table], Table], one: Callable[[Table], Table]) -> float:
    """How far two ways to go on agree beyond luck, in standard deviations."""
    agreed = expected = variance = 0.0
    for table, index, asked in before_chance(setup, ROLLS):
        weights = asked.weights or (1,) * len(asked.options)
        alike = sum((weight / sum(weights)) ** 2 for weight in weights)
        agreed += dealt(one(table), index) == dealt(other(table), index)
        expected += alike
        variance += alike * (1 - alike)
    return (agreed - expected) / sqrt(variance)


@pytest.mark.parametrize("kind", KINDS)
def test_a_fork_says_nothing_about_the_real_dice(kind: str) -> None:
    assert abs(distance(KINDS[kind], Table.fork, copy)) < FAR


@pytest.mark.parametrize("kind", KINDS)
def test_two_forks_have_different_dice(kind: str) -> None:
    assert abs(distance(KINDS[kind], Table.fork, Table.fork)) < FAR


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_measure_finds_a_fork_that_foresees(kind: str) -> None:
    """It would fail, were forks to keep the dealer."""
    assert distance(KINDS[kind], lambda table: table.fork(table.dealer), copy) > FAR


def test_forks_of_a_seed_are_the_same_whenever_it_is_played() -> None:
    def seeds() -> list[Any]:
        table = Table.start(KINDS["horizons"], SeededDealer(7))
        return [table.fork().dealer.seed for _ in range(4)]  # type: ignore[union-attr]

    assert seeds() == seeds()
    assert len({*seeds(), 7}) == 5


def test_copies_keep_the_dealer_and_forks_do_not() -> None:
    table = Table.start(KINDS["horizons"], SeededDealer(7))
    for twin in (copy(table), deepcopy(table), table.copy_at(table.ply), table.fork(table.dealer)):
        assert twin.dealer is not None
        assert twin.record == table.record
    assert table.fork().record.seed != table.record.seed


def test_a_fork_of_an_unseeded_table_has_dice_of_its_own() -> None:
    table = Table.start(KINDS["ghost_stories"], Unseeded())
    one, other = table.fork().dealer, table.fork().dealer
    assert isinstance(one, SeededDealer)
    assert isinstance(other, SeededDealer)
    assert one.seed != other.seed


def test_without_a_dealer_the_caller_answers_in_forks_too() -> None:
    table = Table.start(KINDS["ghost_stories"])
    assert table.fork().dealer is None
    assert table.fork().decision == table.decision
