"""Draw the pictures of the README again: ``.venv/bin/python docs/make_pictures.py``.

``text_table.svg``, ``white_moon_table.svg`` and ``horizons_table.svg`` in ``pictures`` are the text
tables of the games, each in the middle of a game with fixed seeds. ``analysis.svg`` is the analysis
of a game that bots have played: by rules of thumb, and now and then at random. ``terminal_*.svg``
are the application of the terminal at the same tables.
"""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from vigil import SeededDealer, Table
from vigil.bots import RandomBot, make_bot
from vigil.core.game import Setup
from vigil.games import ghost_stories, horizons
from vigil.insight.analysis import Plan, analyse
from vigil.teaching.lessons import lessons
from vigil.terminal import Screen, Sitting
from vigil.terminal.analysis import drawn
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.backend import LocalBackend
from vigil.terminal.app.lesson_app import LessonApp
from vigil.words import Words

PICTURES: Final = Path(__file__).parent / "pictures"
COLUMNS: Final = 100
SLIP: Final = 20
"""One answer in this many of the analysed game is a bad one."""


class Scene(NamedTuple):
    """A game that a random bot has played for a while."""

    setup: Setup
    seed: int
    answers: int

    def table(self) -> Table:
        """The table at that moment."""
        table = Table.start(self.setup, SeededDealer(self.seed))
        bot = RandomBot(self.seed)
        for _ in range(self.answers):
            assert table.decision is not None
            table.apply(bot.choose(table, table.decision))
        return table


SCENES: Final = {
    "text_table": Scene(ghost_stories.Setup(players=4, level="normal"), seed=1494, answers=28),
    "white_moon_table": Scene(
        ghost_stories.Setup(
            players=3, level="normal", modules=("white_moon",), options={"portal": "edge"}
        ),
        seed=110,
        answers=43,
    ),
    "horizons_table": Scene(horizons.Setup(players=3), seed=4, answers=62),
}

SCREENS: Final = {
    "terminal_ghost_stories": (SCENES["text_table"], (120, 40)),
    "terminal_horizons": (Scene(horizons.Setup(players=2), seed=7, answers=60), (120, 40)),
    "terminal_small": (SCENES["text_table"], (80, 24)),
    "terminal_white_moon": (SCENES["white_moon_table"], (80, 24)),
    "terminal_three_boards": (SCENES["horizons_table"], (80, 24)),
}
"""Pictures of the application: which table, and in how many columns and lines."""

LESSON: Final = "ghost_stories_1"
INK: Final = (18, 18, 27)
PAPER: Final = (244, 238, 225)
NIGHT: Final = TerminalTheme(
    INK,
    PAPER,
    [
        INK,
        (232, 89, 58),
        (47, 181, 131),
        (243, 195, 76),
        (63, 151, 230),
        (191, 160, 238),
        (70, 144, 160),
        PAPER,
    ],
)
"""The dark colours of the project."""


def new_console(height: int) -> Console:
    """A terminal that remembers what it shows."""
    return Console(
        record=True,
        width=COLUMNS,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )


def picture_of(console: Console, title: str) -> str:
    """What a terminal shows as a picture."""
    return in_own_fonts(console.export_svg(title=title, theme=NIGHT, unique_id="vigil"))


def in_own_fonts(picture: str) -> str:
    """A picture with the reader's own fonts, fetched from nowhere."""
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


def application(table: Table) -> TableApp:
    """The application at a table."""
    words = Words("en")
    place = LocalBackend(Sitting(table, {}), words, kept=False)
    return TableApp(place, Screen.of(table.setup, words), beat=0)


def lesson(name: str) -> TableApp:
    """The application in a lesson."""
    found = lessons()[name]
    return LessonApp(name, found, Screen.of(found.origin.setup, Words("en")), beat=0)


async def photograph(app: TableApp, size: tuple[int, int], command: str, *keys: str) -> str:
    """The application as a picture, after some keys."""
    async with app.run_test(size=size) as pilot:
        for key in ("", *keys):
            if key:
                await pilot.press(key)
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
        return in_own_fonts(app.export_screenshot(title=command))


def text_table(table: Table) -> str:
    """The text table as a picture."""
    console = new_console(60)
    screen = Screen.of(table.setup, Words("en"), console)
    assert table.decision is not None
    screen.board(table)
    screen.question(table, table.decision)
    modules = [f" --module {module}" for module in table.setup.to_data()["modules"]]
    return picture_of(console, f"vigil play {table.game.name}{''.join(modules)}")


def analysis(setup: Setup, seed: int) -> str:
    """The analysis of a whole game as a picture; every twentieth answer was given at random."""
    table = Table.start(setup, SeededDealer(seed))
    usual, rare = make_bot("rules", seed), RandomBot(seed)
    while table.decision is not None:
        bot = usual if len(table.replies_since(0)) % SLIP else rare
        table.apply(bot.choose(table, table.decision))
    console = new_console(90)
    console.print(drawn(analyse(Plan.of(table.record)), table.record, Words("en")))
    return picture_of(console, "vigil analyse game.json")


def photograph_screens() -> None:
    """Pictures of the application, and of a lesson in it."""
    for name, (scene, size) in SCREENS.items():
        table = scene.table()
        shown = asyncio.run(photograph(application(table), size, f"vigil play {table.game.name}"))
        (PICTURES / f"{name}.svg").write_text(shown, encoding="utf-8")
    command = f"vigil play --lesson {LESSON}"
    taught = asyncio.run(photograph(lesson(LESSON), (120, 40), command, "enter"))
    (PICTURES / "terminal_lesson.svg").write_text(taught, encoding="utf-8")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (PICTURES / f"{name}.svg").write_text(text_table(scene.table()), encoding="utf-8")
    photograph_screens()
    game = analysis(ghost_stories.Setup(players=3), seed=33)
    (PICTURES / "analysis.svg").write_text(game, encoding="utf-8")
