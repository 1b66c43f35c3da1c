"""Ghost Stories drawn in plain text."""

from vigil.games.ghost_stories.terminal.board import draw, draw_families
from vigil.games.ghost_stories.terminal.listing import COLUMNS, key, notes, row
from vigil.terminal.face import Face

__all__ = ["FACE"]

FACE = Face(
    draw=draw,
    pages={"families": draw_families},
    columns=COLUMNS,
    row=row,
    key=key,
    notes=notes,
)
