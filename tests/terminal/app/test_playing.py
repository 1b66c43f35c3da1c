"""Playing in the application: by keys, by mouse, back and forth, to the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from forms import some
from terminal.app.sitting import app_at, played, quiet, shown, table_of
from vigil.terminal.app.app import TableApp
from vigil.terminal.canvas import NUMBERS
from vigil.terminal.files import bots_in, last_kept, read_table

KINDS: dict[str, dict[str, Any]] = {
    "ghost_stories": {"level": "normal"},
    "white_moon": {"modules": ["white_moon"]},
    "horizons": {},
}
SMALL = (80, 24)
LARGE = (120, 40)


def run(
    app: TableApp, play: Callable[[Pilot[str]], Awaitable[None]], size: tuple[int, int] = SMALL
) -> None:
    """Do something in the application."""

    async def running() -> None:
        async with app.run_test(size=size) as pilot:
            await quiet(pilot)
            await play(pilot)

    asyncio.run(running())


@pytest.mark.parametrize("kind", some(KINDS))
def test_a_whole_game_is_played_against_bots_by_keys_only(kind: str) -> None:
    game = "horizons" if kind == "horizons" else "ghost_stories"
    app = app_at(table_of(game, **KINDS[kind]), bots=1)
    pressed = []

    async def play(pilot: Pilot[str]) -> None:
        while app.table.decision is not None:
            await quiet(pilot, "table")
            if app.choices.numbers:
                pressed.append(app.choices.numbers[-1])
                await pilot.press(*str(pressed[-1]))
        await quiet(pilot)
        assert len(app.screen_stack) == 2
        assert "The game is over" in shown(app)

    run(app, play)
    assert len(pressed) > 10


def test_numbers_of_two_digits_are_typed_one_after_the_other() -> None:
    app = app_at(played(table_of("horizons"), 9))

    async def play(pilot: Pilot[str]) -> None:
        while len(app.choices.numbers) < 12:
            await pilot.press("enter")
            await quiet(pilot, "table")
        ply = app.table.ply
        await pilot.press("1")
        assert (app.table.ply, app.choices.chosen) == (ply, 1)
        await pilot.press("2")
        await quiet(pilot)
        assert app.table.ply > ply
        assert app.table.record.answers[ply] == 11

    run(app, play)


def test_an_answer_is_taken_back_and_done_again() -> None:
    app = app_at(played(table_of("ghost_stories"), 12))
    before = app.table.ply

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("enter")
        await quiet(pilot)
        after = app.table.ply
        assert after > before
        await pilot.press("u")
        await quiet(pilot)
        assert app.table.ply == before
        await pilot.press("r")
        await quiet(pilot)
        assert app.table.ply == after
        await pilot.press("r")
        await quiet(pilot)
        assert app.table.ply == after

    run(app, play)


def test_what_is_marked_on_the_board_is_chosen_by_a_press_and_taken_by_a_second() -> None:
    app = app_at(played(table_of("ghost_stories"), 60))

    async def play(pilot: Pilot[str]) -> None:
        number, ply = app.choices.numbers[-1], app.table.ply
        place = where(app, number)
        await pilot.click("#board", offset=place)
        assert (app.choices.chosen, app.table.ply) == (number, ply)
        await pilot.click("#board", offset=place)
        await quiet(pilot)
        assert app.table.record.answers[ply] == number - 1

    run(app, play, LARGE)


def where(app: TableApp, number: int) -> tuple[int, int]:
    """A point of the drawing that stands for an option."""
    for y, line in enumerate(app.board._lines):
        x = 0
        for segment in line:
            if segment.style and number in segment.style.meta.get(NUMBERS, ()):
                return x, y
            x += segment.cell_length
    raise AssertionError(f"{number} is not drawn")


def test_a_press_on_a_thing_with_several_options_narrows_the_question_to_them() -> None:
    app = app_at(played(table_of("ghost_stories"), 60))

    async def play(pilot: Pilot[str]) -> None:
        every = app.choices.numbers
        app.on_board_pressed(app.board.Pressed((every[0], every[2])))
        assert app.choices.numbers == [every[0], every[2]]
        await pilot.press("escape")
        assert app.choices.numbers == every

    run(app, play)


@pytest.mark.parametrize("game", some(["ghost_stories", "horizons"]))
def test_a_question_stays_as_it_is_when_the_terminal_changes_its_size(game: str) -> None:
    app = app_at(played(table_of(game), 30))

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("down")
        chosen, ply = app.choices.chosen, app.table.ply
        for size in (SMALL, (200, 50), (60, 20), LARGE):
            await pilot.resize_terminal(*size)
            await quiet(pilot)
            assert (app.choices.chosen, app.table.ply) == (chosen, ply)
            assert max(map(len, shown(app).splitlines())) <= size[0]
        await pilot.press("enter")
        await quiet(pilot)
        assert app.table.ply > ply

    run(app, play, LARGE)


@pytest.mark.parametrize("key", ["ctrl+c", "q"])
def test_leaving_keeps_the_game_with_its_bots(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = app_at(played(table_of("ghost_stories"), 30), bots=1, kept=True)

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press(key)

    run(app, play)
    kept = last_kept()
    assert kept is not None
    assert str(kept) in str(app.return_value)
    assert read_table(str(kept)).state.to_data() == app.table.state.to_data()
    assert bots_in(str(kept)) == {1: "rules"}


def test_every_answer_is_kept_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = app_at(played(table_of("ghost_stories"), 30), kept=True)

    async def play(pilot: Pilot[str]) -> None:
        assert last_kept() is None
        await pilot.press("enter")
        await quiet(pilot)
        kept = last_kept()
        assert kept is not None
        assert read_table(str(kept)).ply == app.table.ply

    run(app, play)


def test_a_game_is_saved_and_written_down_in_files_of_ones_own(tmp_path: Path) -> None:
    app = app_at(played(table_of("ghost_stories"), 30), bots=1)

    async def play(pilot: Pilot[str]) -> None:
        for key, name in (("s", "a.save"), ("o", "b.json")):
            await pilot.press(key)
            await quiet(pilot)
            app.screen.query_one(Input).value = str(tmp_path / name)
            await pilot.press("enter")
            await quiet(pilot)

    run(app, play)
    assert json.loads((tmp_path / "a.save").read_text())["bots"] == {"1": "rules"}
    assert read_table(str(tmp_path / "b.json")).ply == app.table.ply


def test_the_end_can_be_taken_back() -> None:
    app = app_at(played(table_of("ghost_stories"), 10_000))
    over = app.table.ply

    async def play(pilot: Pilot[str]) -> None:
        assert "u:" in shown(app)
        await pilot.press("u")
        await quiet(pilot)
        assert app.table.ply < over
        assert app.choices.numbers

    run(app, play)
