"""Horizons of Spirit Island drawn in plain text."""

from vigil.games.horizons.terminal.board import draw, draw_spirits
from vigil.games.horizons.terminal.lands import place
from vigil.games.horizons.terminal.listing import COLUMNS, notes, row
from vigil.games.horizons.terminal.spirits import pick, player
from vigil.terminal.face import Face

__all__ = ["FACE"]

FACE = Face(
    draw=draw,
    pages={"spirits": draw_spirits},
    player=player,
    pick=pick,
    place=place,
    heading="round_began",
    columns=COLUMNS,
    row=row,
    notes=notes,
)
