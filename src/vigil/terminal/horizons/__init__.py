"""Horizons of Spirit Island drawn in plain text."""

from vigil.terminal.face import Face
from vigil.terminal.horizons.board import draw
from vigil.terminal.horizons.listing import COLUMNS, key, notes, row
from vigil.terminal.horizons.spirits import is_done, player

__all__ = ["FACE"]

FACE = Face(
    draw=draw,
    player=player,
    is_done=is_done,
    modules=(),
    columns=COLUMNS,
    row=row,
    key=key,
    notes=notes,
)
