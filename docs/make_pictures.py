"""Draw the pictures of the README anew: ``.venv/bin/python docs/make_pictures.py``.

``pictures/text_table.svg`` is the text table in the middle of a game with fixed seeds.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from vigil import SeededDealer, Table
from vigil.bots import RandomBot
from vigil.games.ghost_stories import Setup
from vigil.terminal import Screen
from vigil.words import Words

PICTURES: Final = Path(__file__).parent / "pictures"
COLUMNS: Final = 100
SEED: Final = 1414
ANSWERS: Final = 37

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


def middle_of_a_game() -> Table:
    """A game that a random bot has played for a while."""
    setup = Setup(players=4, level="normal")
    table = Table.start(setup, SeededDealer(SEED))
    bot = RandomBot(SEED)
    for _ in range(ANSWERS):
        assert table.decision is not None
        table.apply(bot.choose(table, table.decision))
    return table


def text_table() -> str:
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
    table = middle_of_a_game()
    screen = Screen.of(table.setup, Words("en"), console)
    assert table.decision is not None
    screen.board(table)
    screen.question(table, table.decision)
    picture = console.export_svg(title="vigil play ghost_stories", theme=NIGHT, unique_id="vigil")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "text_table.svg").write_text(text_table(), encoding="utf-8")
