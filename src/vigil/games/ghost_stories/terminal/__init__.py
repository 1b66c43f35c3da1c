"""Ghost Stories drawn in plain text."""

from typing import Final

from vigil.games.ghost_stories.terminal.board import draw, draw_families
from vigil.games.ghost_stories.terminal.cells import pick
from vigil.games.ghost_stories.terminal.listing import COLUMNS, key, notes, row
from vigil.terminal.face import Face

__all__ = ["FACE"]

ROLL: Final = ("tao_rolled", "tao_rerolled")
AFTER_A_ROLL: Final = (
    "exorcise_ghosts",
    "spend_tao",
    "reroll_tao",
    "school_ghosts",
    "barrier_ghosts",
)
"""Questions that cannot be answered without the dice."""

FACE = Face(
    draw=draw,
    pages={"families": draw_families},
    pick=pick,
    recalled=dict.fromkeys(AFTER_A_ROLL, ROLL),
    columns=COLUMNS,
    row=row,
    key=key,
    notes=notes,
)
