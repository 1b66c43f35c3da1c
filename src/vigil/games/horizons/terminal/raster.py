"""The island on a grid of characters: which land each of them belongs to, and the borders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

Outline: TypeAlias = tuple[tuple[float, float], ...]
Named: TypeAlias = tuple[tuple[str, Outline], ...]
"""Places by name, with their outlines."""
Owners: TypeAlias = list[list[str]]
"""The name of the place that each character belongs to, row by row; empty for none."""

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
SLANT: Final = 3**-0.5
"""How far the sides of a board lean."""
LEANS: Final = (0.0, SLANT, -SLANT)
TURNS: Final = tuple((cos(pi * sixth / 3), sin(pi * sixth / 3)) for sixth in range(3))
"""How a board can be turned so that one of its sides is level."""
LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The sign of a border by the arms it has."""


class Box(NamedTuple):
    """The rectangle round some outlines."""

    left: float
    top: float
    width: float
    height: float


class Raster(NamedTuple):
    """The island in that many columns and rows."""

    owners: Owners
    borders: list[str]
    """The sign of each character: that of a border, or a space inside a place."""

    def runs(self, name: str, row: int, over: bool) -> Iterator[tuple[int, int]]:
        """The stretches of a place in a row, from one column up to another, over borders or not."""
        start = None
        for column, (owner, sign) in enumerate(
            zip(self.owners[row], self.borders[row], strict=True)
        ):
            inside = owner == name and (over or sign == " ")
            if inside and start is None:
                start = column
            elif not inside and start is not None:
                yield start, column
                start = None
        if start is not None:
            yield start, len(self.owners[row])


@lru_cache(maxsize=16)
def raster(places: Named, columns: int, rows: int) -> Raster:
    """The places drawn as large as they fit; the last column and row are for borders alone."""
    places = min((_leant(places, lean) for lean in LEANS), key=_room)
    box = box_round([outline for _, outline in places])
    owners = [[""] * columns for _ in range(rows)]
    for row in range(rows - 1):
        height = box.top + (rows - 1.5 - row) / (rows - 1) * box.height
        for name, outline in places:
            crossings = sorted(_crossings(outline, height))
            for start, end in zip(crossings[::2], crossings[1::2], strict=True):
                first = _column(start, box, columns - 1)
                for column in range(first, _column(end, box, columns - 1)):
                    owners[row][column] = name
    return Raster(owners, [_borders(owners, row, columns) for row in range(rows)])


def _leant(places: Named, lean: float) -> Named:
    """The places slanted to a side: neighbours remain neighbours, slanted boards become upright."""
    return tuple((name, tuple((x + lean * y, y) for x, y in outline)) for name, outline in places)


def turned(outlines: Sequence[Sequence[Sequence[float]]]) -> list[Outline]:
    """The outlines of one board, turned so that it takes up the least room."""
    tries = [tuple(("", _turned(outline, *turn)) for outline in outlines) for turn in TURNS]
    best = min(tries, key=lambda places: min(_room(_leant(places, lean)) for lean in LEANS))
    return [outline for _, outline in best]


def _turned(outline: Sequence[Sequence[float]], level: float, up: float) -> Outline:
    return tuple((x * level - y * up, x * up + y * level) for x, y in outline)


def _room(places: Named) -> float:
    """How much room the places take up."""
    box = box_round([outline for _, outline in places])
    return box.width * box.height


def named(outlines: Mapping[str, Sequence[Sequence[float]]]) -> Named:
    """Outlines that can be remembered."""
    return tuple(
        (name, tuple((float(x), float(y)) for x, y in outline))
        for name, outline in outlines.items()
    )


def box_round(outlines: Sequence[Outline]) -> Box:
    """The rectangle round all outlines."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _column(x: float, box: Box, columns: int) -> int:
    """The first column whose middle lies to the right of a point."""
    return int((x - box.left) / box.width * columns + 0.5)


def _crossings(outline: Outline, height: float) -> Iterator[float]:
    """Where a level line crosses an outline."""
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 <= height) != (y2 <= height):
            yield x1 + (height - y1) / (y2 - y1) * (x2 - x1)


def _borders(owners: Owners, row: int, columns: int) -> str:
    """The borders of a row; each stands at the upper left of its character."""

    def owner(row: int, column: int) -> str:
        inside = 0 <= row < len(owners) and 0 <= column < columns
        return owners[row][column] if inside else ""

    signs = []
    for column in range(columns):
        above_left, above = owner(row - 1, column - 1), owner(row - 1, column)
        left, here = owner(row, column - 1), owner(row, column)
        arms = UP * (above_left != above) + RIGHT * (above != here)
        signs.append(LINES[arms + DOWN * (left != here) + LEFT * (above_left != left)])
    return "".join(signs)
