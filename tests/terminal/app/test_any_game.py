"""A game without its own face is played in the application too, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from terminal.app.sitting import app_at, quiet, shown
from terminal.app.test_playing import LARGE, run, where
from vigil.core import SeededDealer, Table, find_game
from vigil.core.plugin import find_plugin, offered
from vigil.terminal.face import FACE

SOURCE = Path(__file__).parents[3] / "examples" / "lantern" / "src"


@pytest.fixture(autouse=True)
def _lantern(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example of a game is one of those that this process can play."""
    monkeypatch.syspath_prepend(str(SOURCE))
    from vigil_lantern import PLUGIN

    with offered(PLUGIN):
        yield


def lantern() -> Table:
    return Table.start(find_game("lantern").setup.from_data({"players": 2}), SeededDealer(7))


def test_what_options_name_is_pressed_in_the_plain_drawing() -> None:
    assert not find_plugin("lantern").brings(FACE)
    app = app_at(lantern())

    async def play(pilot: Pilot[str]) -> None:
        north = app.table.decision.options.index(("go", "north")) + 1  # type: ignore[union-attr]
        place = where(app, north)
        await pilot.click("#board", offset=place)
        assert app.choices.chosen == north
        await pilot.click("#board", offset=place)
        await quiet(pilot)
        assert app.table.record.answers == (north - 1,)

    run(app, play, LARGE)


def test_a_piece_of_the_plain_drawing_is_looked_up_with_the_right_button() -> None:
    app = app_at(lantern())

    async def play(pilot: Pilot[str]) -> None:
        await pilot.click("#board", offset=where(app, 1), button=3)
        await quiet(pilot)
        assert len(app.screen_stack) == 2

    run(app, play, LARGE)


def test_a_whole_game_without_a_face_is_played_by_keys() -> None:
    app = app_at(lantern(), bots=1)

    async def play(pilot: Pilot[str]) -> None:
        while app.table.decision is not None:
            await quiet(pilot, "table")
            if app.choices.numbers:
                await pilot.press(*str(app.choices.numbers[-1]))
        await quiet(pilot)
        assert "The game is over" in shown(app)

    run(app, play)
