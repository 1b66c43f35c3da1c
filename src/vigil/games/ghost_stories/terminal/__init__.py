"""Ghost Stories drawn in plain text."""

from vigil.games.ghost_stories.modules import module_names
from vigil.games.ghost_stories.terminal.board import draw, is_done, player
from vigil.games.ghost_stories.terminal.listing import COLUMNS, key, notes, row
from vigil.terminal.face import Face

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
