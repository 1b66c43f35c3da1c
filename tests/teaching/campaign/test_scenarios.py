"""Scenarios: each file is sound, says in words what it checks, and its lanterns can be lit."""

from __future__ import annotations

import re
from typing import Final

import pytest

from vigil.core.dealer import SeededDealer
from vigil.core.facts import Row, facts_of
from vigil.core.game import find_game, game_names
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.teaching.campaign import (
    COMMON,
    Achievement,
    Condition,
    Scenario,
    achievements_of,
    earned_by,
    holds,
    scenario_played,
    scenarios_of,
)
from vigil.words import LANGUAGES

SCENARIOS: Final = [
    pytest.param(game, name, id=f"{game}/{name}")
    for game in game_names()
    for name in scenarios_of(game)
]
WON: Final = Condition("won", value=True)


def found(game: str, name: str) -> Scenario:
    return scenarios_of(game)[name]


def finished(game: str, name: str, seed: int = 1) -> Record:
    """A game of the scenario, lost quickly by always taking the last option."""
    setup = find_game(game).setup.from_data(found(game, name).setup)
    table = Table.start(setup, SeededDealer(seed))
    while table.decision is not None:
        table.apply(len(table.decision.options) - 1)
    return table.record


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_each_game_has_twelve_scenarios_in_their_order(game: str) -> None:
    assert [int(name[:2]) for name in scenarios_of(game)] == list(range(1, 13))


def test_the_last_four_nights_are_of_white_moon() -> None:
    moons = [bool(one.setup.get("modules")) for one in scenarios_of("ghost_stories").values()]
    assert moons == [False] * 8 + [True] * 4


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_every_text_of_a_scenario_is_there_in_each_language(game: str, name: str) -> None:
    scenario = found(game, name)
    texts = [scenario.title, scenario.before, scenario.after, scenario.twist]
    for text in (*texts, *(lantern.goal for lantern in scenario.lanterns)):
        assert set(text) == set(LANGUAGES)
        assert all(text.values())


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_a_goal_says_the_numbers_that_its_conditions_check(game: str, name: str) -> None:
    for lantern in found(game, name).lanterns:
        checked = {
            limit
            for condition in lantern.when
            for limit in (condition.least, condition.most)
            if limit
        }
        for language, goal in lantern.goal.items():
            assert {int(number) for number in re.findall(r"\d+", goal)} == checked, language


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_the_first_lantern_is_lit_by_winning_and_the_others_need_a_win(
    game: str, name: str
) -> None:
    first, *others = found(game, name).lanterns
    assert first.when == (WON,)
    assert all(WON in lantern.when and len(lantern.when) > 1 for lantern in others)


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_conditions_are_about_columns_that_the_game_fills(game: str, name: str) -> None:
    known = {*COMMON, *(column.name for column in facts_of(game).columns)}
    conditions = [part for one in found(game, name).lanterns for part in one.when]
    assert {part.column for part in conditions} <= known


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_a_game_of_a_scenario_is_known_by_its_record_and_a_lost_one_lights_nothing(
    game: str, name: str
) -> None:
    record = finished(game, name)
    earned = earned_by(record)
    assert (earned.game, earned.scenario) == (game, name)
    assert earned.lanterns == (False, False, False)


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_an_ordinary_game_is_no_scenario(game: str) -> None:
    table = Table.start(find_game(game).setup.from_data({"players": 2}), SeededDealer(1))
    assert scenario_played(table.record) == ""


def test_a_game_that_goes_on_has_earned_nothing_yet() -> None:
    setup = find_game("horizons").setup.from_data(found("horizons", "05-wind-at-noon").setup)
    earned = earned_by(Table.start(setup, SeededDealer(1)).record)
    assert (earned.scenario, earned.lanterns, earned.achievements) == ("05-wind-at-noon", (), ())


def test_conditions_compare_numbers_words_and_counts() -> None:
    row: Row = {"won": True, "deaths": 2, "haunted": ("hut", "tea"), "saved": {"chang": 3, "ma": 2}}
    assert holds(WON, row)
    assert holds(Condition("deaths", most=2), row)
    assert not holds(Condition("deaths", most=1), row)
    assert holds(Condition("haunted", least=2, most=2), row)
    assert holds(Condition("haunted", of="tea", least=1), row)
    assert holds(Condition("saved", least=5), row)
    assert not holds(Condition("saved", of="ma", least=3), row)


def test_a_column_left_empty_meets_no_condition() -> None:
    assert not holds(Condition("saved", most=9), {"saved": None})


def achievements() -> list[tuple[str, str, Achievement]]:
    return [
        (game, name, one) for game in game_names() for name, one in achievements_of(game).items()
    ]


def test_achievements_have_texts_in_each_language_and_known_columns() -> None:
    for game, name, one in achievements():
        known = {*COMMON, *(column.name for column in facts_of(game).columns)}
        assert set(one.title) == set(one.text) == set(LANGUAGES), name
        assert one.when, name
        assert {part.column for part in one.when} <= known, name
