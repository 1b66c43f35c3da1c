"""What happened is told beat by beat, with the board as it was at each."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from textual.pilot import Pilot

from terminal.app.sitting import app_at, quiet, shown, table_of
from terminal.app.test_playing import LARGE, run
from vigil.terminal.app.app import TableApp
from vigil.words.phrases import View

SLOW = 1000.0
"""Seconds between two beats: only the test goes on to the next."""


def told_turn(app: TableApp) -> list[tuple[str, View]]:
    return list(app.playback._frames)


async def until_telling(app: TableApp, pilot: Pilot[str]) -> None:
    """Answer until something is told that has several beats."""
    while app.playback.view is None:
        await pilot.press("enter")
        await quiet(pilot, "table", "film")


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_every_beat_is_shown_on_the_board_with_its_sentence(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vigil.terminal.app.playback.LONGEST", SLOW)
    app = app_at(table_of(game), bots=1, beat=SLOW)

    async def play(pilot: Pilot[str]) -> None:
        await until_telling(app, pilot)
        views: list[Any] = []
        while app.playback.view is not None:
            views.append(app.playback.view)
            beat = shown(app).partition("▶ ")[2]
            assert beat.strip()
            app.playback._next()
            await quiet(pilot, "table")
        assert len(views) >= 2
        assert any(one != other for one, other in pairwise(views))
        assert not app.screen.has_class("telling")

    run(app, play, LARGE)


def test_space_or_an_answer_ends_the_telling_and_b_turns_it_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vigil.terminal.app.playback.LONGEST", SLOW)
    app = app_at(table_of("ghost_stories"), bots=1, beat=SLOW)

    async def play(pilot: Pilot[str]) -> None:
        await until_telling(app, pilot)
        await pilot.press("space")
        assert app.playback.view is None
        assert told_turn(app) == []
        await until_telling(app, pilot)
        await pilot.press("b")
        assert app.playback.view is None
        for _ in range(8):
            await pilot.press("enter")
            await quiet(pilot, "table", "film")
            assert app.playback.view is None

    run(app, play, LARGE)
