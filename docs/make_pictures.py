"""Draw the pictures of the README anew: ``.venv/bin/python docs/make_pictures.py``.

``text_table.svg``, ``white_moon_table.svg`` and ``horizons_table.svg`` in ``pictures`` are the text
tables of the games, each in the middle of a game with fixed seeds.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from vigil import SeededDealer, Table
from vigil.bots import RandomBot
from vigil.core.game import Setup
from vigil.games import ghost_stories, horizons
from vigil.terminal import Screen
from vigil.words import Words

PICTURES: Final = Path(__file__).parent / "pictures"
COLUMNS: Final = 100


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


def text_table(table: Table) -> str:
    """The text table as a picture, with the reader's own fonts."""
    console = Console(
        record=True,
        width=COLUMNS,
        height=60,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    screen = Screen.of(table.setup, Words("en"), console)
    assert table.decision is not None
    screen.board(table)
    screen.question(table, table.decision)
    modules = [f" --module {module}" for module in table.setup.to_data()["modules"]]
    title = f"vigil play {table.game.name}{''.join(modules)}"
    picture = console.export_svg(title=title, theme=NIGHT, unique_id="vigil")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (PICTURES / f"{name}.svg").write_text(text_table(scene.table()), encoding="utf-8")
