"""Replays and lessons in the application."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from forms import some
from terminal.app.sitting import played, quiet, shown, table_of
from vigil.teaching.lessons import lessons
from vigil.terminal import Screen
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.board import LIT
from vigil.terminal.app.lesson_app import Guide, LessonApp
from vigil.terminal.app.replay_app import ReplayApp, ReplayBackend
from vigil.words import Words


def run(app: TableApp, play: Callable[[Pilot[str]], Awaitable[None]]) -> None:
    async def running() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await quiet(pilot)
            await play(pilot)

    asyncio.run(running())


def test_a_replay_goes_back_and_forth_with_the_cursor_on_what_was_taken() -> None:
    record = played(table_of("ghost_stories"), 20).record
    backend = ReplayBackend(record)
    app = ReplayApp(backend, Screen.of(record.setup, Words("en")), beat=0)

    async def play(pilot: Pilot[str]) -> None:
        assert backend.progress == (0, 20)
        for key, at in (("right", 1), ("right", 2), ("left", 1), ("enter", 2), ("end", 20)):
            await pilot.press(key)
            await quiet(pilot)
            assert backend.progress[0] == at
            assert app.table.ply == backend.stops[at]
            if backend.taken is not None:
                assert app.choices.chosen == backend.taken + 1
        assert "20/20" in shown(app)
        assert app.table.record.answers == record.answers
        await pilot.press("home")
        await quiet(pilot)
        assert backend.progress[0] == 0

    run(app, play)


@pytest.mark.parametrize("name", some(["horizons_1", "ghost_stories_1"]))
def test_a_lesson_is_played_along_its_path_with_its_steps(name: str) -> None:
    lesson = lessons()[name]
    app = LessonApp(name, lesson, Screen.of(lesson.origin.setup, Words("en")), beat=0)

    async def play(pilot: Pilot[str]) -> None:
        for asked in lesson.path:
            while len(app.screen_stack) > 1:
                await pilot.press("enter")
                await quiet(pilot)
            assert app.table.ply == asked.ply
            await pilot.press(
                *str(asked.index + 1), *(() if is_whole(app, asked.index) else ("enter",))
            )
            await quiet(pilot)
        assert app._told == {step.id for step in lesson.steps}

    run(app, play)


def is_whole(app: TableApp, index: int) -> bool:
    """Whether no longer number begins as that of an option does."""
    mine = str(index + 1)
    return not any(str(n).startswith(mine) and str(n) != mine for n in app.choices.numbers)


def test_another_answer_than_that_of_the_lesson_is_explained_and_taken_back() -> None:
    name = "ghost_stories_1"
    lesson = lessons()[name]
    app = LessonApp(name, lesson, Screen.of(lesson.origin.setup, Words("en")), beat=0)

    async def play(pilot: Pilot[str]) -> None:
        while len(app.screen_stack) > 1:
            await pilot.press("enter")
            await quiet(pilot)
        first = lesson.path[0]
        await pilot.press(str((first.index + 1) % len(app.choices.numbers) + 1))
        await quiet(pilot)
        assert "That works too" in shown(app)
        await pilot.press("u")
        await quiet(pilot)
        assert app.table.ply == first.ply

    run(app, play)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("ghost_stories_1", "Tea House"), ("horizons_1", "G6"), ("white_moon_1", "Sun")],
)
def test_what_a_step_is_about_is_lit_beside_its_text(name: str, expected: str) -> None:
    lesson = lessons()[name]
    app = LessonApp(name, lesson, Screen.of(lesson.origin.setup, Words("en")), beat=0)

    async def play(pilot: Pilot[str]) -> None:
        seen = ""
        for _ in (step for step in lesson.steps if step.ply == lesson.steps[0].ply):
            assert isinstance(app.screen, Guide)
            seen += lit(app)
            await pilot.press("enter")
            await quiet(pilot)
        assert expected in seen
        assert len(app.screen_stack) == 1
        assert lit(app) == ""

    run(app, play)


def lit(app: TableApp) -> str:
    """The parts of the drawing that stand out."""
    return "".join(
        segment.text
        for line in app.board._lines
        for segment in line
        if app.board._pointed_at(segment).style == (segment.style or LIT) + LIT
    )


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("pressed", ["q", "ctrl+c"])
def test_the_guide_hides_no_option_and_lets_one_leave(size: tuple[int, int], pressed: str) -> None:
    lesson = lessons()["ghost_stories_1"]
    app = LessonApp("ghost_stories_1", lesson, Screen.of(lesson.origin.setup, Words("en")), beat=0)

    async def running() -> None:
        async with app.run_test(size=size) as pilot:
            await quiet(pilot)
            assert isinstance(app.screen, Guide)
            covered = app.screen.query_one(".sheet").region
            assert not covered.overlaps(app.choices.region)
            await pilot.press(pressed)
            await pilot.pause()
            assert not app.is_running or app._exit

    asyncio.run(running())
