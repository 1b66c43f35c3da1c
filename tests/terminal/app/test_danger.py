"""In a terminal too an answer that loses the game asks once, and forecast defeat comes first."""

from __future__ import annotations

import asyncio
from io import StringIO

import pytest
from rich.console import Console

from insight.danger.test_dangers import LAST_TILE
from terminal.app.sitting import app_at, quiet, shown
from vigil.core import SeededDealer, Table
from vigil.games.ghost_stories import GHOST_STORIES
from vigil.terminal import Screen
from vigil.terminal.app.event_log import outlook
from vigil.terminal.danger import DangerGuard
from vigil.words import LANGUAGES, Words

YIN_YANG, END = 0, 1


def last_tile() -> Table:
    state = GHOST_STORIES.read(LAST_TILE.format(yin_yang="yes"))
    return Table.at(GHOST_STORIES, state, SeededDealer(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_that_loses_is_objected_to_once_with_the_number_of_the_way_out(
    language: str,
) -> None:
    table = last_tile()
    guard = DangerGuard(Screen.of(table.setup, Words(language)))
    assert guard.objection(table, YIN_YANG) is None
    objection = guard.objection(table, END)
    assert objection is not None
    words = Words(language).of("ghost_stories")
    assert objection[0] == words.text("game-danger-loses")
    assert words.text("gs-loss-village_haunted") in objection[1]
    assert f"{words.text('game-danger-ways')} {YIN_YANG + 1}" in objection[1]
    assert guard.objection(table, END) is None


def test_forecast_defeat_stands_first() -> None:
    table = last_tile()
    screen = Screen.of(table.setup, Words("en"))
    assert outlook(screen, table).plain.startswith("The village falls next turn")
    console = Console(file=StringIO(), width=100)
    decision = table.decision
    assert decision is not None
    Screen.of(table.setup, Words("en"), console).outlook(table, decision)
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().strip().startswith("The village falls next turn")


def test_the_application_asks_before_the_answer_counts() -> None:
    table = last_tile()

    async def play() -> tuple[str, bool]:
        app = app_at(table)
        async with app.run_test(size=(120, 40)) as pilot:
            await quiet(pilot)
            await pilot.press("2")
            await quiet(pilot)
            asked = shown(app)
            await pilot.press("escape")
            await quiet(pilot)
            await pilot.press("2")
            await quiet(pilot)
            return asked, app.table.outcome is not None

    asked, over = asyncio.run(play())
    assert "This loses the game" in asked
    assert over
