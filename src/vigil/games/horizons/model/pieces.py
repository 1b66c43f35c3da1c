"""The pieces of a land and the slots in which a land counts them.

Damaged invaders and Dahan have separate slots: a slot is a kind of piece with an amount of damage
on it.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Invader: TypeAlias = Literal["explorer", "town", "city"]
Piece: TypeAlias = Literal["explorer", "town", "city", "dahan"]
Element: TypeAlias = Literal["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]
Terrain: TypeAlias = Literal["jungle", "mountain", "sands", "wetland"]

EXPLORER: Final = "explorer"
TOWN: Final = "town"
CITY: Final = "city"
DAHAN: Final = "dahan"
INVADERS: Final[tuple[Invader, ...]] = (EXPLORER, TOWN, CITY)
BUILDINGS: Final[tuple[Invader, ...]] = (TOWN, CITY)
PIECES: Final[tuple[Piece, ...]] = (*INVADERS, DAHAN)

SLOTS: Final[tuple[tuple[Piece, int], ...]] = (
    (EXPLORER, 0),
    *((TOWN, damage) for damage in range(2)),
    *((CITY, damage) for damage in range(3)),
    *((DAHAN, damage) for damage in range(10)),
)
"""Kind and damage of each slot, the least first."""

WIDTH: Final = len(SLOTS)

SLOTS_OF: Final[dict[str, tuple[int, ...]]] = {
    kind: tuple(slot for slot, (other, _) in enumerate(SLOTS) if other == kind) for kind in PIECES
}
FRESH: Final = {kind: slots[0] for kind, slots in SLOTS_OF.items()}
"""The slot of an undamaged piece of each kind."""

HEALTH: Final = {EXPLORER: 1, TOWN: 2, CITY: 3, DAHAN: 2}
STRENGTH: Final = {EXPLORER: 1, TOWN: 2, CITY: 3, DAHAN: 2}
"""Damage that each piece deals in a ravage or when it strikes back."""
FEAR: Final = {EXPLORER: 0, TOWN: 1, CITY: 2, DAHAN: 0}
"""Fear for destroying each piece."""

LESSER: Final = {CITY: TOWN, TOWN: EXPLORER}
"""What a building is replaced by when it is downgraded."""

ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
NUMBER: Final[dict[str, int]] = {element: number for number, element in enumerate(ELEMENTS)}
"""The place of each element among them."""
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
