"""Ghost Stories drawn in plain text."""

from vigil.games.ghost_stories.terminal.board import draw
from vigil.games.ghost_stories.terminal.listing import COLUMNS, key, notes, row
from vigil.terminal.face import Face

__all__ = ["FACE"]

FACE = Face(
    draw=draw,
    columns=COLUMNS,
    row=row,
    key=key,
    notes=notes,
)
