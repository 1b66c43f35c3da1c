"""Series of games and the bots that play them."""

from __future__ import annotations

import pytest

from vigil.bots import BOTS, RandomBot, UnknownBot, make_bot
from vigil.core import Decision, SeededDealer, Table
from vigil.games.ghost_stories import Setup
from vigil.research.simulation import Plan, game_seed, play_game, simulate

SETUP = Setup(players=3, level="normal")


def test_every_bot_is_made_by_its_name() -> None:
    assert all(make_bot(name, 1) for name in BOTS)
    with pytest.raises(UnknownBot, match="random"):
        make_bot("deep", 1)


def test_a_random_bot_takes_every_option_and_repeats_itself() -> None:
    decision = Decision(0, "pick", (("a",), ("b",), ("c",)))
    table = Table.start(SETUP, SeededDealer(1))
    picks = [
        [bot.choose(table, decision) for _ in range(50)] for bot in (RandomBot(4), RandomBot(4))
    ]
    assert picks[0] == picks[1]
    assert set(picks[0]) == {0, 1, 2}


def test_a_simulated_game_is_the_game_a_table_plays() -> None:
    for seed in range(5):
        played = play_game(SETUP, RandomBot(seed), seed)
        table, bot, decisions = Table.start(SETUP, SeededDealer(seed)), RandomBot(seed), 0
        while table.decision is not None:
            table.apply(bot.choose(table, table.decision))
            decisions += 1
        assert played == (table.outcome, table.state.turn, decisions)


def test_the_games_of_a_series_differ_and_do_not_depend_on_its_length() -> None:
    assert len({game_seed(1, number) for number in range(100)}) == 100
    assert game_seed(1, 11) != game_seed(11, 1)
    told: list[int] = []
    short = simulate(Plan(setup=SETUP, games=30, seed=2), progress=told.append)
    long = simulate(Plan(setup=SETUP, games=31, seed=2))
    assert sum(told) == short.games == 30
    assert long.decisions > short.decisions


def test_a_series_by_an_unknown_bot_does_not_start() -> None:
    with pytest.raises(UnknownBot):
        simulate(Plan(setup=SETUP, games=1, seed=1, bot="deep"))
