"""A question mark has the rule behind the question explained, and so has the help."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from games.ghost_stories.rulebook.scene import scene
from vigil.terminal.screen import Screen
from vigil.terminal.session import Session
from vigil.terminal.sitting import Sitting
from vigil.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["?", "help"])
def test_the_rule_behind_the_question_is_explained(language: str, line: str) -> None:
    table = scene("turn: red", "revised").table
    console = Console(file=StringIO(), width=200)
    screen = Screen.of(table.setup, Words(language), console)
    assert table.decision is not None
    assert not Session(Sitting(table, {}), screen).obey(line, table.decision)
    assert isinstance(console.file, StringIO)
    said = console.file.getvalue()
    assert said.startswith(screen.words.text("gs-rule-move"))
    assert ("undo" in said) == (line == "help")
