"""The bot that plays by rules of thumb: legal, the same by seed, and far better than chance."""

from __future__ import annotations

from statistics import mean

import pytest

from bots.games import played
from vigil.bots import RulesBot
from vigil.bots.rules import worths_of
from vigil.core import Decision, SeededDealer, Setup, Table
from vigil.games import ghost_stories, horizons

SETUPS: dict[str, Setup] = {
    "ghost_stories alone": ghost_stories.Setup(players=1),
    "ghost_stories": ghost_stories.Setup(players=4),
    "ghost_stories first print": ghost_stories.Setup(players=3, edition="first_print"),
    "white_moon": ghost_stories.Setup(players=2, modules=("white_moon",)),
    "horizons alone": horizons.Setup(players=1),
    "horizons": horizons.Setup(players=3),
}


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_played_to_its_end_the_same_by_seed(name: str) -> None:
    first, second = (played(SETUPS[name], "rules", 7) for _ in range(2))
    assert first.answers == second.answers
    assert first.outcome == second.outcome


@pytest.mark.parametrize("name", ["ghost_stories", "horizons"])
def test_the_rules_of_thumb_play_far_better_than_chance(name: str) -> None:
    games = range(12)
    rules = [played(SETUPS[name], "rules", seed) for seed in games]
    chance = [played(SETUPS[name], "random", seed) for seed in games]
    assert mean(g.outcome.score for g in rules) > mean(g.outcome.score for g in chance)
    assert sum(g.outcome.won for g in rules) > sum(g.outcome.won for g in chance)


def test_a_question_nobody_has_a_rule_for_is_answered_all_the_same() -> None:
    table = Table.start(SETUPS["ghost_stories"], SeededDealer(1))
    strange = Decision(0, "a_question_of_tomorrow", (("left",), ("right",)))
    assert worths_of(table.state, strange) == [0.0, 0.0]
    assert RulesBot(1).choose(table, strange) in (0, 1)


def test_an_option_nobody_has_a_rule_for_is_worth_nothing() -> None:
    table = Table.start(SETUPS["ghost_stories"], SeededDealer(1))
    known = Decision(0, "take_tao", (("tao", "red"), ("something_new", 3)))
    assert worths_of(table.state, known)[1] == 0.0


def test_the_bot_leaves_the_table_as_it_is() -> None:
    table = Table.start(SETUPS["horizons"], SeededDealer(5))
    for _ in range(30):
        assert table.decision is not None
        before = table.state.copy()
        index = RulesBot(1).choose(table, table.decision)
        assert table.state == before
        table.apply(index)
