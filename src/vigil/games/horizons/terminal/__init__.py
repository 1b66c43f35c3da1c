"""Horizons of Spirit Island drawn in plain text."""

from vigil.games.horizons.terminal.board import draw
from vigil.games.horizons.terminal.listing import COLUMNS, notes, row
from vigil.games.horizons.terminal.spirits import is_done, player
from vigil.terminal.face import Face

__all__ = ["FACE"]

FACE = Face(
    draw=draw,
    player=player,
    is_done=is_done,
    heading="round_began",
    columns=COLUMNS,
    row=row,
    notes=notes,
)
