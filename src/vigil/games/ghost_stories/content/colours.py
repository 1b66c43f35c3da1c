"""The five colours of ghosts, Tao tokens and dice; the boards have four of them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

BoardColour: TypeAlias = Literal["yellow", "blue", "green", "red"]
Colour: TypeAlias = Literal["yellow", "blue", "green", "red", "black"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
YELLOW, BLUE, GREEN, RED, BLACK = range(5)
BOARD_COLOURS: Final[tuple[BoardColour, ...]] = get_args(BoardColour)

Colours: TypeAlias = tuple[int, ...]
"""Counts by colour."""

NOTHING: Final[Colours] = (0,) * len(COLOURS)


def less_one(counts: Colours, colour: int) -> Colours:
    """One less of a colour."""
    return (*counts[:colour], counts[colour] - 1, *counts[colour + 1 :])
