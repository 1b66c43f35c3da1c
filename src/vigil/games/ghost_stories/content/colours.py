"""The five colours of ghosts, Tao tokens and dice; the boards have four of them."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("yellow", "blue", "green", "red", "black")
YELLOW, BLUE, GREEN, RED, BLACK = range(5)
BOARD_COLOURS: Final = COLOURS[:4]
