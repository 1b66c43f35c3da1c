"""A game of another package brings its own scenario, which its games light."""

from __future__ import annotations

import pytest

from vigil.bots import RulesBot
from vigil.core import SeededDealer, Table, find_game
from vigil.teaching.campaign import earned_by, scenarios_of
from vigil.teaching.campaign.faults import faults

pytestmark = pytest.mark.usefixtures("_lantern")
NAME = "01-first-storm"


def finished(seed: int, **changes: int) -> Table:
    """A game that the bot has played with the setup of the scenario."""
    setup = find_game("lantern").setup.from_data(scenarios_of("lantern")[NAME].setup | changes)
    table, bot = Table.start(setup, SeededDealer(seed)), RulesBot(seed)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    return table


def test_its_scenario_is_found_and_sound() -> None:
    assert list(scenarios_of("lantern")) == [NAME]
    assert faults("lantern") == []


def test_its_games_light_lanterns_and_other_games_do_not() -> None:
    won = next(table for table in map(finished, range(40)) if table.outcome and table.outcome.won)
    earned = earned_by(won.record)
    assert earned.scenario == NAME
    assert earned.lanterns[0]
    assert earned_by(finished(1, ships=4).record).scenario == ""
