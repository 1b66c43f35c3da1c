"""Ghost Stories drawn in plain text."""

from vigil.games.ghost_stories.modules import module_names
from vigil.terminal.face import Face
from vigil.terminal.ghost_stories.board import draw, is_done, player
from vigil.terminal.ghost_stories.listing import COLUMNS, key, notes, row

__all__ = ["FACE"]

FACE = Face(
    draw=draw,
    player=player,
    is_done=is_done,
    modules=module_names(),
    columns=COLUMNS,
    row=row,
    key=key,
    notes=notes,
)
