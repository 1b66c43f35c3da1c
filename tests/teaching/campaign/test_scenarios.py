"""Scenarios: each file is sound, says in words what it checks, and its lanterns can be lit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from vigil.core.dealer import SeededDealer
from vigil.core.facts import Row
from vigil.core.game import find_game, game_names
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.teaching.campaign import (
    BadScenario,
    Condition,
    Lantern,
    Missed,
    Scenario,
    earned_by,
    holds,
    scenario_played,
    scenarios_of,
)
from vigil.teaching.campaign import faults as checks
from vigil.teaching.campaign.earned import missed_in
from vigil.teaching.campaign.faults import faults, main
from vigil.teaching.campaign.scenario import decoded
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
    rules, scenario, dealer = find_game(game), found(game, name), SeededDealer(seed)
    if scenario.position:
        table = Table.at(rules, rules.read(scenario.position), dealer)
    else:
        table = Table.start(rules.setup.from_data(scenario.setup), dealer)
    while table.decision is not None:
        table.apply(len(table.decision.options) - 1)
    return table.record


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_each_game_has_twelve_scenarios_which_bots_win_less_and_less(game: str) -> None:
    scenarios = scenarios_of(game)
    assert sorted(int(name[:2]) for name in scenarios) == list(range(1, 13))
    shares = [
        (len(one.setup.get("modules", ())), -one.measured["rules"].won)
        for one in scenarios.values()
        if "rules" in one.measured
    ]
    assert shares == sorted(shares)


def test_the_last_four_nights_are_of_white_moon() -> None:
    moons = [bool(one.setup.get("modules")) for one in scenarios_of("ghost_stories").values()]
    assert moons == [False] * 8 + [True] * 4


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_wrong_with_the_campaign_of_a_game(game: str) -> None:
    assert faults(game) == []


def test_texts_are_wanted_in_the_languages_of_the_product() -> None:
    assert checks.LANGUAGES == LANGUAGES


def broken(game: str, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> list[str]:
    """What is told of the first scenario of a game after these changes."""
    name, scenario = next(iter(scenarios_of(game).items()))
    known = {name: msgspec.structs.replace(scenario, **changes)}
    monkeypatch.setattr("vigil.teaching.campaign.faults.scenarios_of", lambda _: known)
    return faults(game)


GOAL: Final = dict.fromkeys(LANGUAGES, "Win with 3 left")
FIRST: Final = Lantern(dict.fromkeys(LANGUAGES, "Win"), (WON,))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"title": {"en": "Rain", "pl": "Deszcz"}}, "title: there is no text in ru"),
        ({"setup": {"players": 9}}, "no game begins like this"),
        ({"setup": {"playres": 1}}, "no game begins like this"),
        ({"position": "nowhere: 3"}, "no game begins like this"),
        ({"choices": ("spirit",)}, "choices: the setup has no entry 'spirit'"),
        (
            {"lanterns": (FIRST, FIRST, FIRST)},
            "lantern 2 needs a win and something more",
        ),
        (
            {"lanterns": (Lantern(GOAL, (WON, Condition("dahan", least=4))), FIRST, FIRST)},
            "the first lantern is lit by winning and by nothing else",
        ),
        (
            {"lanterns": (FIRST, Lantern(GOAL, (WON, Condition("dahan", least=4))), FIRST)},
            "goal 2 in en says other numbers than are checked: 4",
        ),
        (
            {"lanterns": (FIRST, Lantern(GOAL, (WON, Condition("dahans", least=3))), FIRST)},
            "no column 'dahans'; there are ",
        ),
        (
            {"lanterns": (FIRST, Lantern(GOAL, (WON, Condition("dahan"))), FIRST)},
            "the column 'dahan' needs",
        ),
    ],
)
def test_a_mistake_in_a_scenario_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], told: str
) -> None:
    assert any(told in one for one in broken("horizons", monkeypatch, **changes))


def test_a_file_that_is_not_understood_is_named(tmp_path: Path) -> None:
    file = tmp_path / "13-rain.json"
    file.write_text('{"title": {"en": "Rain"}, "befor": {}}', encoding="utf-8")
    with pytest.raises(BadScenario, match=r"13-rain\.json.*unknown field `befor`"):
        decoded(file, Scenario)


def test_what_is_wrong_is_told_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["horizons"])
    assert (left.value.code, capsys.readouterr().out) == (0, "12 scenarios, all sound.\n")


@pytest.mark.parametrize(("game", "name"), SCENARIOS)
def test_a_game_of_a_scenario_is_known_by_its_record_and_a_lost_one_lights_nothing(
    game: str, name: str
) -> None:
    record = finished(game, name)
    earned = earned_by(record)
    assert (earned.game, earned.scenario) == (game, name)
    assert earned.lanterns == (False, False, False)
    assert all(why[0].column == "won" for why in earned.missed)


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_an_ordinary_game_is_no_scenario(game: str) -> None:
    table = Table.start(find_game(game).setup.from_data({"players": 2}), SeededDealer(1))
    assert scenario_played(table.record) == ""


def test_a_game_that_goes_on_has_earned_nothing_yet() -> None:
    setup = find_game("horizons").setup.from_data(found("horizons", "05-wind-at-noon").setup)
    earned = earned_by(Table.start(setup, SeededDealer(1)).record)
    assert (earned.scenario, earned.over) == ("05-wind-at-noon", False)
    assert (earned.lanterns, earned.achievements) == ((), ())


def test_what_was_missed_is_told_with_what_it_came_to() -> None:
    row: Row = {"won": True, "deaths": 2, "destroyed": {"dahan": 3}, "saved": None}
    conditions = (
        WON,
        Condition("deaths", most=0),
        Condition("destroyed", of="dahan", most=1),
        Condition("saved", least=12),
    )
    assert missed_in(conditions, row) == [
        Missed("deaths", "", 2, None, 0),
        Missed("destroyed", "dahan", 3, None, 1),
        Missed("saved", "", None, 12, None),
    ]


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
