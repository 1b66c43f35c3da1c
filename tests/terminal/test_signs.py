"""Without UTF-8 a terminal shows like signs."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigil.core import SeededDealer, Table, find_game
from vigil.terminal import Screen
from vigil.terminal.files import bots_in, save_text
from vigil.terminal.signs import SIGNS, in_ascii, register
from vigil.words import Words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("┌─┐ ▲ ✗", "+-+ ^ x"),
        ("Żółty Łuk", "Zolty Luk"),
        ("Щит и меч", "Shchit i mech"),
        ("plain", "plain"),
        ("漢", "?"),
    ],
)
def test_a_text_becomes_ascii(text: str, expected: str) -> None:
    assert in_ascii(text) == expected


def test_a_sign_becomes_one_sign_so_that_drawings_keep_their_shape() -> None:
    assert {len(like) for like in SIGNS.values()} == {1}
    assert all(like.isascii() for like in SIGNS.values())


def test_a_stream_writes_what_it_can_and_like_signs_for_the_rest() -> None:
    assert "Кот ▲".encode("koi8-r", register()) == "Кот ^".encode("koi8-r")


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_no_drawing_has_a_sign_without_a_like_one(game: str) -> None:
    setup = find_game(game).setup.from_data({"players": 2})
    table = Table.start(setup, SeededDealer(7))
    for _ in range(30):
        table.apply(0)
    screen = Screen.of(setup, Words("en"))
    with screen.console.capture() as drawn:
        screen.board(table)
    assert "?" not in in_ascii(drawn.get().replace("?", ""))


def test_a_save_says_which_seats_are_bots(tmp_path: Path) -> None:
    table = Table.start(find_game("horizons").setup.from_data({}), SeededDealer(1))
    file = tmp_path / "evening.save"
    text = save_text(table, {1: "rules:bold"})
    file.write_text(text)
    assert bots_in(str(file)) == {1: "rules:bold"}
    assert Table.load(text).decision == table.decision
