"""The layout of the table: nine tiles, twelve ghost spaces, and what faces what.

Sides of the village go clockwise: 0 north, 1 east, 2 south, 3 west. Tiles are numbered row by row
from the north-west corner. A board has three ghost spaces, counted from the left of the player
behind it; space ``3 * side + place`` numbers all twelve.
"""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS, COLOURS

SIDES: Final = range(4)
TILES: Final = range(9)
SPACES: Final = range(12)
CENTRE: Final = 4

_ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
_COLUMNS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))

LINES: Final[tuple[tuple[int, int, int], ...]] = (
    *(_COLUMNS[i] for i in (2, 1, 0)),
    *((row[2], row[1], row[0]) for row in (_ROWS[2], _ROWS[1], _ROWS[0])),
    *((column[2], column[1], column[0]) for column in _COLUMNS),
    *_ROWS,
)
"""For each ghost space the three tiles in front of it, nearest first."""

FACING: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(space for space in SPACES if LINES[space][0] == tile) for tile in TILES
)
"""For each tile the ghost spaces next to it: two at a corner, one at an edge."""

OPPOSITE: Final = tuple(3 * ((space // 3 + 2) % 4) + 2 - space % 3 for space in SPACES)
"""The ghost space straight across the village."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        other
        for other in TILES
        if other != tile and abs(other // 3 - tile // 3) <= 1 and abs(other % 3 - tile % 3) <= 1
    )
    for tile in TILES
)
"""Tiles one move away; diagonals count."""

BOARD_SPACES: Final = tuple((3 * side, 3 * side + 1, 3 * side + 2) for side in SIDES)
"""For each side the spaces of its board, from the left."""

SIDE_OF: Final = tuple(space // 3 for space in SPACES)
"""The side of the board on which each ghost space lies."""

PLACE_OF: Final = tuple(space % 3 for space in SPACES)
"""The place of each ghost space on its board, from the left."""

TILE: Final[tuple[Option, ...]] = tuple(("tile", tile) for tile in TILES)
TAO: Final[tuple[Option, ...]] = tuple(("tao", colour) for colour in COLOURS)
BOARD: Final[tuple[Option, ...]] = tuple(("board", colour) for colour in BOARD_COLOURS)
TAOIST: Final[tuple[Option, ...]] = tuple(("taoist", colour) for colour in BOARD_COLOURS)
GHOST: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("ghost", colour, place) for place in range(3)) for colour in BOARD_COLOURS
)
SPACE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("space", colour, place) for place in range(3)) for colour in BOARD_COLOURS
)
