"""The island: boards joined edge to edge, distances between lands, and its outline as a drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

from vigil.games.horizons.model.boards import BOARDS, COASTAL, Edge, Point
from vigil.games.horizons.model.pieces import Terrain

EDGE_LENGTH: Final = 13


@dataclass(frozen=True, kw_only=True, eq=False)
class Island:
    """Lands go by number: board after board, eight each."""

    boards: tuple[str, ...]
    names: tuple[str, ...]
    """Board letter and printed number, such as ``G5``."""
    terrain: tuple[Terrain, ...]
    coastal: tuple[bool, ...]
    adjacent: tuple[tuple[int, ...], ...]
    initial: tuple[tuple[str, ...], ...]
    within: tuple[tuple[int, ...], ...]
    """``within[r][land]``: the lands at most ``r`` steps away, as bits."""
    outlines: tuple[tuple[Point, ...], ...]
    oceans: tuple[tuple[Point, ...], ...]

    def board_of(self, land: int) -> int:
        """The number of the board that a land is on."""
        return land // 8


@cache
def island_of(boards: tuple[str, ...]) -> Island:
    """Join boards: two bottom to bottom, three in a ring from right edge to bottom edge."""
    lands = [BOARDS[letter].lands[n] for letter in boards for n in range(8)]
    adjacent = join(boards)
    drawings = [place_board(boards, place) for place in range(len(boards))]
    return Island(
        boards=boards,
        names=tuple(f"{letter}{n}" for letter in boards for n in range(1, 9)),
        terrain=tuple(land.terrain for land in lands),
        coastal=tuple(land % 8 + 1 in COASTAL for land in range(len(lands))),
        adjacent=adjacent,
        initial=tuple(land.initial for land in lands),
        within=distances(adjacent),
        outlines=tuple(outline for drawing in drawings for outline in drawing[1:]),
        oceans=tuple(drawing[0] for drawing in drawings),
    )


def join(boards: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each land, on its own board and across the seams."""
    near: list[set[int]] = [
        {8 * place + n - 1 for n in BOARDS[letter].lands[land].adjacent}
        for place, letter in enumerate(boards)
        for land in range(8)
    ]
    for one, other in seams(boards):
        near[one].add(other)
        near[other].add(one)
    return tuple(tuple(sorted(lands)) for lands in near)


def seams(boards: tuple[str, ...]) -> list[tuple[int, int]]:
    """Pairs of lands that touch across two boards."""
    if len(boards) == 2:
        joints = [(0, BOARDS[boards[0]].bottom, 1, BOARDS[boards[1]].bottom)]
    else:
        ring = [(i, (i + 1) % 3) for i in range(len(boards) if len(boards) == 3 else 0)]
        joints = [(i, BOARDS[boards[i]].right, j, BOARDS[boards[j]].bottom) for i, j in ring]
    return [
        (8 * i + land - 1, 8 * j + other - 1)
        for i, edge, j, against in joints
        for land, start, end in spans(edge)
        for other, far, near in spans(against)
        if start < EDGE_LENGTH - far and EDGE_LENGTH - near < end
    ]


def spans(edge: Edge) -> list[tuple[int, int, int]]:
    """Each land of an edge with the stretch it takes up."""
    stops = (0, *edge.breaks, EDGE_LENGTH)
    return [(land, stops[i], stops[i + 1]) for i, land in enumerate(edge.lands)]


def distances(adjacent: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """For each range the lands that each land reaches, until nothing more is reached."""
    reached = [1 << land for land in range(len(adjacent))]
    rings = [tuple(reached)]
    while True:
        wider = [
            bits | _union(reached[other] for other in adjacent[land])
            for land, bits in enumerate(reached)
        ]
        if wider == reached:
            return tuple(rings)
        reached = wider
        rings.append(tuple(reached))


def _union(masks: Iterable[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


# -- the drawing

TURNS: Final = {1: (0,), 2: (3, 0), 3: (0, 4, 2)}
"""By how many sixths of a circle each board is turned, for one, two and three boards."""


def place_board(boards: tuple[str, ...], place: int) -> list[tuple[Point, ...]]:
    """The outlines of a board where it lies in the island."""
    turn = TURNS[len(boards)][place] * pi / 3
    shift = _corner(boards, place)
    return [
        tuple(_moved(point, turn, shift) for point in outline)
        for outline in BOARDS[boards[place]].outlines
    ]


def _corner(boards: tuple[str, ...], place: int) -> Point:
    """Where the corner between bottom and right edge, or for two boards the bottom edge, lies."""
    if len(boards) == 3:
        return (-1.0, 0.0)
    return (-0.5, 0.0) if len(boards) == 2 else (0.0, 0.0)


def _moved(point: Point, turn: float, shift: Point) -> Point:
    x, y = point[0] + shift[0], point[1] + shift[1]
    return (round(x * cos(turn) - y * sin(turn), 3), round(x * sin(turn) + y * cos(turn), 3))
