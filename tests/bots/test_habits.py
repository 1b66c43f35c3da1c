"""Habits of experienced players: what breaks one, and that the bots keep those that matter."""

from __future__ import annotations

import pytest
from habits import island, village
from habits.habit import Habit, Judge, Verdict
from habits.measure import Count, measure, table_of

from bots.test_choices import ISLAND, VILLAGE
from vigil.bots import make_bot
from vigil.core import Option, Table
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup as Horizons

THORNS = "intractable_thickets_and_thorns"
ACT = "next: act, turn 1"
HUT = "red: qi 1, at 3; green ghosts: 10 - -; "
YIN_YANG: Option = ("yin_yang",)


def verdict(game: str, position: str, judge: Judge, taken: Option) -> Verdict:
    """What a choice in a position comes to."""
    table = Table.at(find_game(game), find_game(game).read(position))
    decision = table.decision
    assert decision is not None
    question, option = decision.own(decision.options.index(taken))
    return judge(table.state, question, option)


@pytest.mark.parametrize(
    ("position", "judge", "taken", "expected"),
    [
        (f"{HUT}{ACT}", village.last_qi_for_the_sorcerer, ("help",), True),
        (f"{HUT}{ACT}", village.last_qi_for_the_sorcerer, ("pass",), False),
        (f"red: qi 2, at 3; {ACT}", village.last_qi_for_the_sorcerer, ("pass",), None),
        (
            "red: at 7, tao yellow 4; green ghosts: - 64 -",
            village.leaves_a_sure_ghost,
            ("tile", 4),
            True,
        ),
        ("red: at 7, tao yellow 4; green ghosts: - 64 -", village.wanders, ("stay",), None),
        (
            "red: at 7, tao yellow 4; green ghosts: - 64 -",
            village.leaves_a_sure_ghost,
            ("stay",),
            False,
        ),
        (
            f"red: at 7, tao yellow 4; green ghosts: - 64 -; {ACT}",
            village.passes_up_an_exorcism,
            ("pass",),
            True,
        ),
        (
            f"red: at 7, tao yellow 4; green ghosts: - 64 -; {ACT}",
            village.passes_up_an_exorcism,
            ("exorcise",),
            False,
        ),
        ("next: move", village.early_yin_yang, YIN_YANG, True),
        ("next: move", village.early_yin_yang, ("stay",), False),
        ("haunted: 1; next: move", village.early_yin_yang, YIN_YANG, None),
        ("next: use_yin_yang, act, turn 1", village.cheap_yin_yang, ("tile", 8), True),
        ("haunted: 8; next: use_yin_yang, act, turn 1", village.cheap_yin_yang, ("tile", 8), False),
        (
            "red ghosts: -b - -; deck: card 44, 9 ghost; next: draw_ghost",
            village.fills_a_board,
            ("space", "red", 0),
            None,
        ),
    ],
)
def test_habits_in_the_village(
    position: str, judge: Judge, taken: Option, expected: Verdict
) -> None:
    assert verdict("ghost_stories", VILLAGE + position, judge, taken) is expected


@pytest.mark.parametrize(
    ("position", "judge", "taken", "expected"),
    [
        ("power_phase fast", island.leaves_a_card_unused, ("pass", 0), None),
        (f"use_power 0 {THORNS} no", island.defends_in_vain, ("land", "G3"), False),
        (f"use_power 0 {THORNS} no", island.defends_in_vain, ("land", "G2"), True),
    ],
)
def test_habits_on_the_island(
    position: str, judge: Judge, taken: Option, expected: Verdict
) -> None:
    assert verdict("horizons", ISLAND + position, judge, taken) is expected


@pytest.mark.parametrize("habits", [village.HABITS, island.HABITS], ids=["village", "island"])
def test_there_are_many_habits_and_no_two_alike(habits: tuple[Habit, ...]) -> None:
    assert len(habits) >= 20
    assert len({habit.says for habit in habits}) == len(habits)
    assert len({habit.breaks for habit in habits}) == len(habits)


def test_rules_keep_what_players_call_foolish_and_chance_does_not() -> None:
    setups = (GhostStories(players=4), GhostStories(players=2))
    judges = (village.early_yin_yang, village.last_qi_for_the_sorcerer)
    habits = [habit for habit in village.HABITS if habit.breaks in judges]
    kept = measure(setups, "rules", 4, 1, habits)
    assert [count.broken for count in kept] == [0, 0]
    assert all(count.applied for count in kept)
    assert measure(setups, "random", 4, 1, habits)[1].broken


def test_rules_reclaim_with_an_empty_hand() -> None:
    habits = [habit for habit in island.HABITS if habit.breaks is island.does_not_reclaim]
    (count,) = measure((Horizons(players=1),), "rules", 3, 1, habits)
    assert count.applied
    assert not count.broken


def test_a_bot_that_looks_ahead_does_not_try_the_last_qi_for_the_sorcerer() -> None:
    game = find_game("ghost_stories")
    table = Table.at(game, game.read(f"{VILLAGE}{HUT}{ACT}"), SeededDealer(1))
    decision = table.decision
    assert decision is not None
    assert decision.options[make_bot("value", 1).choose(table, decision)] != ("help",)


def test_a_table_says_how_often_each_habit_was_broken() -> None:
    found = {"rules": [Count(0, 0), Count(1250, 5)], "random": [Count(3, 3), Count(2, 0)]}
    assert list(table_of(village.HABITS[:2], found)) == [
        "| habit | `rules` | `random` |",
        "|---|---|---|",
        "| Stay with a ghost that goes for certain | – | 100.0 % of 3 |",
        "| Take the corner where two ghosts go for certain | 0.4 % of 1,250 | 0.0 % of 2 |",
    ]
