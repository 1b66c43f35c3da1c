"""What a small screen has no room for at once: boards, long options, what was rolled."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from terminal.app.sitting import app_at, played, quiet, shown, table_of
from terminal.app.test_playing import LARGE, SMALL, run
from vigil.core import Table
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.choices import Choice, Group

OF_THE_BOARD = 16
"""Lines of a small screen that show the table."""


def boards_shown(app: TableApp) -> set[str]:
    """The letters of the boards whose lands are drawn."""
    lines = shown(app).splitlines()[:OF_THE_BOARD]
    return set(re.findall(r"([GHB])[1-8] [JMSW][♣▲∴░]", "\n".join(lines)))


def question_in(app: TableApp) -> str:
    return str(app.query_one("#question", Static).content)


def test_three_boards_come_one_by_one_and_follow_the_cursor() -> None:
    app = app_at(played(table_of("horizons", players=3), 57))

    async def play(pilot: Pilot[str]) -> None:
        seen = set()
        for number in app.choices.numbers:
            app.choices.point_at(number)
            await quiet(pilot)
            lands = [id for kind, id in app.board.pieces_of(number) if kind == "land"]
            if lands:
                assert boards_shown(app) == {lands[0][0]}
                seen |= boards_shown(app)
            assert question_in(app).split()[0] in shown(app).splitlines()[OF_THE_BOARD]
        assert len(seen) == 3
        await pilot.press("pageup", "pageup", "pageup")
        await quiet(pilot)
        assert boards_shown(app) == {"G"}
        await pilot.press("pagedown")
        await quiet(pilot)
        assert boards_shown(app) == {"H"}
        for other in "GB":
            assert re.search(rf"^{other} .*E\d", shown(app), re.M)

    run(app, play)


def test_the_board_of_which_a_question_speaks_is_shown() -> None:
    table = table_of("horizons", players=3)
    about = ""
    while about[:1] not in ("H", "B"):
        played(table, 1)
        assert table.decision is not None
        heard = table.decision.put_to(table.decision.seats()[0])
        named = [str(part) for part in heard.about if re.fullmatch(r"[GHB]\d", str(part))]
        about = named[-1] if named and len(table.decision.seats()) == 1 else ""
    app = app_at(table)

    async def play(pilot: Pilot[str]) -> None:
        lands = [number for number in app.choices.numbers if app.board.pieces_of(number)]
        if app.choices.chosen not in lands:
            assert boards_shown(app) == {about[0]}

    run(app, play)


def after_a_roll(kind: str) -> Table:
    """A table at which a question of that kind waits."""
    table = table_of("ghost_stories", players=4, seed=1)
    while table.decision is not None and table.decision.kind != kind:
        played(table, 1)
    return table


@pytest.mark.parametrize("kind", ["spend_tao", "exorcise_ghosts"])
def test_what_was_rolled_stands_at_the_question_that_depends_on_it(kind: str) -> None:
    app = app_at(after_a_roll(kind))
    rolled = [event for event in app.table.events if event.tag == "tao_rolled"][-1]
    said = app.voice.speaker.event(rolled, app.table.view())

    async def play(pilot: Pilot[str]) -> None:
        assert said is not None
        assert question_in(app).startswith(said)

    run(app, play)


def test_a_long_option_is_cut_and_told_in_full_under_the_cursor() -> None:
    app = app_at(played(table_of("horizons"), 40))

    async def play(pilot: Pilot[str]) -> None:
        for number in app.choices.numbers:
            app.choices.point_at(number)
            await quiet(pilot)
            label, cut = app.choices.label(number), app.choices.cut.plain
            assert cut in ("", label)
            if cut:
                assert label.split()[-1] in shown(app)
                return
        raise AssertionError("no option is long")

    run(app, play, LARGE)


def test_a_card_that_can_be_kept_is_told_and_looked_up_by_a_key() -> None:
    table = table_of("horizons")
    while table.decision is not None and "keep_card" not in [
        table.decision.put_to(seat).kind for seat in table.decision.seats()
    ]:
        played(table, 1)
    app = app_at(table)
    assert app.table.decision is not None
    _, option = app.table.decision.own(0)
    text = app.voice.speaker.text("power", str(option[-1]))

    async def play(pilot: Pilot[str]) -> None:
        assert text.splitlines()[-1].split()[0] in shown(app)
        await pilot.press("x")
        await quiet(pilot)
        assert text.splitlines()[0].split(".")[0] in shown(app)

    run(app, play, LARGE)


def test_keys_work_in_the_russian_layout_too() -> None:
    app = app_at(played(table_of("ghost_stories"), 12), language="ru")

    async def play(pilot: Pilot[str]) -> None:
        ply, number = app.table.ply, app.choices.chosen
        await pilot.press("о")
        assert app.choices.chosen != number
        await pilot.press("enter")
        await quiet(pilot)
        assert app.table.ply > ply
        await pilot.press("г")
        await quiet(pilot)
        assert app.table.ply == ply
        await pilot.press("comma")
        assert len(app.screen_stack) == 2

    run(app, play, SMALL)


def test_one_sees_which_player_is_ones_own_and_who_plays_the_others() -> None:
    app = app_at(played(table_of("ghost_stories", players=3), 12), bots=2)

    async def play(pilot: Pilot[str]) -> None:
        lines = " ".join(line[80:] for line in shown(app).splitlines()[:3])
        assert re.search(r"You: \w+ · \w+ +\(rules\)", lines)

    run(app, play, LARGE)


@pytest.mark.parametrize("names", ["Ben", "Ben, Bartholomew"])
def test_who_suggests_an_option_is_marked_however_long_its_text_is(names: str) -> None:
    app = app_at(table_of("ghost_stories"))

    async def play(pilot: Pilot[str]) -> None:
        for brief in (True, False):
            app.choices.shorten(brief)
            app.choices.ask([Group("", [Choice(1, "far " * 60, f"◀ {names}")])])
            await quiet(pilot)
            assert "◀ Ben" in shown(app)
            assert names in app.choices.cut.plain

    run(app, play)
