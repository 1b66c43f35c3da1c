"""Island boards as they are printed, and where they are found by letter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from vigil.games.horizons.model.pieces import Terrain

Point: TypeAlias = tuple[float, float]


class Land(NamedTuple):
    """A land as printed: terrain, neighbours on its board, pieces at setup."""

    terrain: Terrain
    adjacent: tuple[int, ...]
    initial: tuple[str, ...] = ()


class Edge(NamedTuple):
    """The lands along an edge, and where each of them but the last ends."""

    lands: tuple[int, ...]
    breaks: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Board:
    """One island board with lands 1 to 8; lands 1, 2 and 3 are coastal."""

    lands: tuple[Land, ...]
    right: Edge
    bottom: Edge
    outlines: tuple[tuple[Point, ...], ...]
    """The ocean, then the eight lands."""


COASTAL: Final = (1, 2, 3)

BOARDS: Final[dict[str, Board]] = {}
"""All boards; filled when the content is imported."""
