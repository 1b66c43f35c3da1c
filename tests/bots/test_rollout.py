"""Rollouts: a game played on many times from where it stands."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar

import pytest

from vigil import Decision, SeededDealer, Setup, Table
from vigil.bots import RandomBot, make_bot, rollout
from vigil.games import ghost_stories, horizons
from vigil.research.simulation import Plan, simulate

SETUPS: list[Setup] = [ghost_stories.Setup(players=2), horizons.Setup(players=1)]


@pytest.fixture(params=SETUPS, ids=lambda setup: setup.game)
def table(request: pytest.FixtureRequest) -> Table:
    """A game after some choices."""
    table, bot = Table.start(request.param, SeededDealer(5)), RandomBot(5)
    for _ in range(20):
        assert table.decision is not None
        table.apply(bot.choose(table, table.decision))
    return table


def test_it_plays_the_given_number_of_games_and_leaves_the_table_alone(table: Table) -> None:
    before, heard = table.save(), list[int]()
    result = rollout(table, "random", 6, progress=heard.append)
    assert len(result.outcomes) == sum(heard) == 6
    assert table.save() == before
    assert 0 <= result.share <= 1
    assert result.wins == sum(outcome.won for outcome in result.outcomes)


def test_the_seed_gives_the_same_rollouts_again(table: Table) -> None:
    once = rollout(table, "random", 5)
    assert rollout(table, "random", 5, seed=once.seed).outcomes == once.outcomes
    assert rollout(table, "random", 5).seed != once.seed


def test_games_of_a_rollout_differ(table: Table) -> None:
    scores = [outcome.score for outcome in rollout(table, "random", 12, seed=1).outcomes]
    assert len({*scores}) > 1


class Forker:
    """A bot that looks ahead: it tries every option by one rollout on a fork."""

    seeds: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        self.quick = make_bot("random", seed)

    def choose(self, table: Any, decision: Decision) -> int:
        if len(decision.options) < 3 or len(self.seeds) > 50:
            return self.quick.choose(table, decision)
        after = table.fork()
        after.apply(0)
        self.seeds.append(rollout(after, "random", 2).seed)
        return 0


def test_inside_a_simulation_rollouts_differ_and_the_seed_repeats_them() -> None:
    def play() -> list[int]:
        Forker.seeds = []
        simulate(Plan(setup=SETUPS[1], games=1, seed=4, bot=Forker))
        return Forker.seeds

    first = play()
    assert first == play()
    assert all(one != other for one, other in pairwise(first))


def test_each_seat_may_have_its_own_bot() -> None:
    table = Table.start(horizons.Setup(players=2), SeededDealer(5))
    assert len(rollout(table, ["random", "rules"], 2).outcomes) == 2


def test_at_the_end_of_a_game_there_is_one_outcome() -> None:
    table, bot = Table.start(SETUPS[0], SeededDealer(5)), RandomBot(5)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    assert {*rollout(table, "rules", 3).outcomes} == {table.outcome}


def test_fewer_than_one_rollout_is_a_mistake(table: Table) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        rollout(table, "random", 0)
