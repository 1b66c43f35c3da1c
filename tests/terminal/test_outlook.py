"""The forecast stands above the question, and the odds behind the answers that lead to them."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from games.ghost_stories.rulebook.scene import scene
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.terminal.screen import Screen
from vigil.words import LANGUAGES, Words

POSITION = "yellow ghosts: - 1^ -; red ghosts: - 38 -; red: at 4, tao none; turn: red"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forecast_and_the_odds_are_said(language: str) -> None:
    table = scene(POSITION, "revised").table
    console = Console(file=StringIO(), width=200)
    assert table.decision is not None
    screen = Screen.of(table.setup, Words(language), console)
    screen.question(table, table.decision)
    assert isinstance(console.file, StringIO)
    printed = console.file.getvalue()
    before, _, options = printed.partition("[1]")
    assert screen.speaker.outlook() in before
    assert screen.speaker.name("tile", "night_watchman") in before
    assert before.count("%") == len(COLOURS)
    assert options.count("%") == 2
