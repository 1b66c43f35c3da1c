"""The plain face draws any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console

from vigil.core import SeededDealer, Table, find_game
from vigil.terminal.canvas import Canvas
from vigil.terminal.face import Face
from vigil.terminal.plain_face import MOST
from vigil.words import LANGUAGES, Words, speaker_for

GAMES = ("ghost_stories", "horizons")


def drawn(view: Mapping[str, Any], game: str, language: str = "en") -> str:
    setup = find_game(game).setup.from_data({})
    words = Words(language, game)
    console = Console(width=100, record=True, file=None, quiet=True)
    with console.capture() as capture:
        console.quiet = False
        console.print(Face().draw(view, speaker_for(setup, words), words, Canvas(100, 50)))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_real_table_is_shown(game: str, language: str) -> None:
    table = Table.start(find_game(game).setup.from_data({"players": 2}), SeededDealer(1))
    for _ in range(20):
        table.apply(0)
    view = table.view()
    shown = drawn(view, game, language)
    told_elsewhere = ("game", "setup", "seat", "turn", "decision", "outcome")
    for entry in view.keys() - told_elsewhere:
        assert entry.replace("_", " ") in shown, entry
    assert max(map(len, shown.splitlines())) <= 100


def tree(**parts: Any) -> str:
    return drawn({"game": "horizons", "turn": 2, **parts}, "horizons")


def test_numbers_stand_in_the_first_line() -> None:
    assert tree(lives=3, lit=True, friend=None).splitlines()[0] == (
        "Horizons of Spirit Island · Round 2 · lives: 3 · lit: ✓ · friend: —"
    )


def test_long_lists_are_shortened() -> None:
    shown = tree(coins=list(range(MOST + 5)), doors=[{"number": n} for n in range(MOST + 2)])
    assert f"{MOST - 1} … +5" in shown
    assert "… +2" in shown


def test_things_of_a_kind_stand_in_a_table() -> None:
    lines = tree(doors=[{"colour": "red", "open": True}, {"colour": "blue", "key": 7}]).splitlines()
    header = next(line for line in lines if "colour" in line)
    assert header.index("colour") < header.index("open") < header.index("key")
    assert any("blue" in line and "7" in line for line in lines)


def test_entries_stand_below_each_other_and_hold_others() -> None:
    lines = tree(cellar={"doors": {"left": 1, "right": [[1, 2], [3]]}, "empty": []}).splitlines()
    assert any("doors" in line and "left" in line and "1" in line for line in lines)
    assert any("1, 2" in line for line in lines)
