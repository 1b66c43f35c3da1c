"""What happened is told moment by moment, and all of the screen is of one moment."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

import pytest
from textual.pilot import Pilot
from textual.widgets import RichLog, Static

from forms import in_form, some
from terminal.app.sitting import app_at, quiet, shown, table_of
from terminal.app.test_playing import KINDS, LARGE, SMALL, run
from vigil.core.film import film
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.playback import EventPlayback
from vigil.terminal.canvas import Canvas
from vigil.words.phrases import View

SLOW = 1000.0
"""Seconds between two moments: only the test goes on to the next."""

ENOUGH = in_form(quick=11, long=100_000)
"""Moments that are watched."""


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.terminal.app.playback.LONGEST", SLOW**2)
    monkeypatch.setattr("vigil.terminal.app.playback.TOO_SOON", 0.0)


def slow_app(kind: str, bots: int = 1) -> TableApp:
    game = "horizons" if kind == "horizons" else "ghost_stories"
    return app_at(table_of(game, **KINDS[kind]), bots=bots, beat=SLOW)


async def go_on(app: TableApp, pilot: Pilot[str]) -> None:
    """To the next moment."""
    app.playback._next()
    await quiet(pilot, "table", "film")


async def until_telling(app: TableApp, pilot: Pilot[str]) -> None:
    """Answer until something is told."""
    while app.playback.moment is None:
        await pilot.press("enter")
        await quiet(pilot, "table", "film")


class Seen(NamedTuple):
    """What was on the screen at once."""

    told: int
    """How many events the log has told."""
    log: str
    board: str
    options: int
    question: str
    outlook: str
    dialogs: int
    newest: tuple[int, str] | None
    """How many events there are and the newest board, where nothing is being told."""


def squeezed(text: str) -> str:
    return "".join(text.split())


def text_in(app: TableApp, name: str) -> str:
    return str(app.query_one(name, Static).content)


def drawing(app: TableApp, view: View) -> str:
    """The board of a view, as large as on the screen."""
    canvas = Canvas(*app.board.size, filled=True)
    drawn = app.voice.face.draw(view, app.voice.speaker, app.words, canvas)
    options = app.console.options.update(width=app.board.size.width, height=None)
    return text_of(app.console.render_lines(drawn, options, pad=True))


def text_of(lines: list[list[Any]]) -> str:
    return "\n".join("".join(part.text for part in line) for line in lines)


def seen_at(app: TableApp) -> Seen:
    live = app.playback.moment is None
    return Seen(
        told=app._written,
        log=squeezed("".join(line.text for line in app.query_one("#log", RichLog).lines)),
        board=text_of(app.board._lines),
        options=len(app.choices.numbers),
        question=text_in(app, "#question"),
        outlook=text_in(app, "#outlook"),
        dialogs=len(app.screen_stack) - 1,
        newest=(len(app.table.events), drawing(app, app.table.view())) if live else None,
    )


def told_in(frames: list[Seen]) -> int:
    """How many of these showed an earlier moment."""
    return sum(frame.newest is None for frame in frames)


def watch(app: TableApp, monkeypatch: pytest.MonkeyPatch) -> list[Seen]:
    """Everything that is shown from now on."""
    frames: list[Seen] = []
    show = app.show

    def showing(afresh: bool = False) -> None:
        show(afresh)
        frames.append(seen_at(app))

    monkeypatch.setattr(app, "show", showing)
    return frames


@pytest.mark.parametrize("kind", some(reversed(KINDS)))
def test_board_log_and_question_are_of_one_moment_at_every_frame(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, luck = slow_app(kind), Random(3)
    first = app.table.fork()
    told_before = len(first.events)

    async def play(pilot: Pilot[str]) -> None:
        frames = watch(app, monkeypatch)
        while (app.table.decision or app.playback.moment) and told_in(frames) < ENOUGH:
            if app.playback.moment is not None:
                await go_on(app, pilot)
            elif app.choices.numbers:
                await pilot.press(*str(luck.choice(app.choices.numbers)))
            await quiet(pilot, "table", "film")
        answers = app.table.record.answers[first.ply :]
        views = [first.view(), *(frame.view for frame in film(first, answers))]
        lines = [squeezed(line.text) for line in app.log_lines.lines()]
        assert told_in(frames) > 10
        for frame in frames:
            told = "".join(lines[: len(app.log_lines.lines(0, frame.told))])
            assert frame.log
            assert told.endswith(frame.log[-200:])
            if frame.newest is None:
                assert frame.board == drawing(app, views[frame.told - told_before])
                assert (frame.options, frame.outlook, frame.dialogs) == (0, "", 0)
                assert frame.question.startswith("▶ ") or not frame.question
            else:
                assert (frame.told, frame.board) == frame.newest
                assert frame.question.strip("▶ ") == frame.question != ""

    run(app, play, LARGE)


@pytest.mark.parametrize("key", some(["enter", "1", "u", "space", "down", "x"]))
def test_any_key_ends_the_telling_and_does_nothing_else(key: str) -> None:
    app = slow_app("ghost_stories")

    async def play(pilot: Pilot[str]) -> None:
        await until_telling(app, pilot)
        ply = app.table.ply
        await pilot.press(key)
        assert app.playback.moment is None
        assert (app.table.ply, len(app.screen_stack)) == (ply, 1)
        assert not app.screen.has_class("telling")
        assert app.choices.numbers

    run(app, play, LARGE)


@pytest.mark.long_form
def test_b_changes_the_pace_until_nothing_is_told() -> None:
    app = slow_app("ghost_stories")

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("b", "b")
        assert app.playback.pace == "off"
        for _ in range(8):
            await pilot.press("enter")
            await quiet(pilot, "table", "film")
            assert app.playback.moment is None
        await pilot.press("b")
        await until_telling(app, pilot)
        assert "▶ " in shown(app)

    run(app, play, LARGE)


def test_an_own_answer_of_which_little_is_told_leads_to_the_next_question_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = slow_app("ghost_stories")
    told: list[int] = []
    follow = EventPlayback.follow

    def counting(self: EventPlayback, table: Any, before: int, lines: int, rewound: bool) -> None:
        told.append(lines)
        follow(self, table, before, lines, rewound)

    monkeypatch.setattr(EventPlayback, "follow", counting)

    async def play(pilot: Pilot[str]) -> None:
        while not told or told[-1] > 1:
            app.playback.stop()
            await pilot.press("enter")
            await quiet(pilot, "table", "film")
        assert app.playback.moment is None

    run(app, play, LARGE)


def test_what_comes_while_something_is_told_is_told_after_it_and_an_undo_ends_it() -> None:
    app = slow_app("ghost_stories", bots=0)

    async def play(pilot: Pilot[str]) -> None:
        await until_telling(app, pilot)
        shown_first = app.playback.moment
        await app.backend.answer(0)
        await quiet(pilot, "table", "film")
        assert app.playback.moment == shown_first
        assert not app.choices.numbers
        await app.backend.undo("choice")
        await quiet(pilot, "table", "film")
        assert app.playback.moment is None
        assert app.told == len(app.table.events)

    run(app, play, LARGE)


def test_a_small_screen_says_who_one_plays_while_others_act() -> None:
    app = slow_app("ghost_stories")

    async def play(pilot: Pilot[str]) -> None:
        await until_telling(app, pilot)
        assert re.search(r"^You: \w+ · Any key: skip", shown(app), re.M)

    run(app, play, SMALL)
