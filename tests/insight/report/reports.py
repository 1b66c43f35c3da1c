"""Reports of scenes played by hand, and of whole games played by a bot."""

from __future__ import annotations

from functools import cache

from games.scenario import Scenario
from vigil.bots import BOTS
from vigil.core import Record, SeededDealer, Table
from vigil.core.game import Setup
from vigil.games import ghost_stories, horizons
from vigil.insight.report import Luck, Report, report_of

SETUPS: dict[str, Setup] = {
    "village": ghost_stories.Setup(players=4),
    "moonlit": ghost_stories.Setup(players=3, modules=("white_moon",)),
    "island": horizons.Setup(players=2),
    "village alone": ghost_stories.Setup(players=1),
    "island alone": horizons.Setup(players=1),
}


def told(s: Scenario) -> Report:
    """The report of a scene so far."""
    return report_of(s.table.record)


def deeds(s: Scenario) -> dict[str, list[int]]:
    """Who did what in a scene, without what nobody did."""
    return {id: counts for id, counts in told(s).deeds.items() if any(counts)}


def moments(s: Scenario) -> list[str]:
    """The kinds of moments of a scene."""
    return [moment.kind for moment in told(s).moments]


def luck(s: Scenario, id: str) -> tuple[int, float, int] | None:
    """What came, what the odds promised and how often, if chance was asked at all."""
    found: Luck | None = next((luck for luck in told(s).luck if luck.id == id), None)
    return None if found is None else (found.got, round(found.expected, 6), found.trials)


@cache
def played(name: str, seed: int = 5) -> Record:
    """A whole game by the bot of rules."""
    table, bot = Table.start(SETUPS[name], SeededDealer(seed)), BOTS["rules"](seed)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    return table.record
