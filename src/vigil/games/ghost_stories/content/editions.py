"""The 65 cards as each edition plays them; the card files hold the revised wording."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeAlias

from vigil.games.ghost_stories.content.abilities import (
    CAPTURE_TAO_DIE,
    DISCARD_EVERY_TURN,
    DRAW_GHOST,
    GROUP_DISCARD_TAO,
    HAUNT_FRONT,
    ROLL_EVERY_TURN,
)
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.ghosts import GHOSTS
from vigil.games.ghost_stories.content.incarnations import INCARNATIONS

CARDS: Final[tuple[Card, ...]] = (*GHOSTS, *INCARNATIONS)

Changes: TypeAlias = Mapping[str, Mapping[str, Any]]
"""By card, the stones that differ."""

FIRST_PRINT: Final[Changes] = {
    "g47_severed_heads": {"enter": (DRAW_GHOST, CAPTURE_TAO_DIE)},  # D7
    "g48_severed_heads": {"enter": (DRAW_GHOST, CAPTURE_TAO_DIE)},  # D7
    "w61_bone_cracker": {"yin": (GROUP_DISCARD_TAO,)},  # D3
}
EVERY_TURN: Final[Changes] = {
    "w59_deaths_army": {"yin": (ROLL_EVERY_TURN,)},
    "w61_bone_cracker": {"yin": (DISCARD_EVERY_TURN,)},
}
"""The other ruling on effects that the first print applies in every turn (D15)."""
TILE_IN_FRONT: Final[Changes] = {"g54_shapeless_evil": {"enter": (HAUNT_FRONT,)}}
"""The other ruling on the haunting symbol (D21)."""


@cache
def cards_of(*, first_print: bool, every_turn: bool, in_front: bool) -> tuple[Card, ...]:
    """The cards of an edition under these rulings."""
    changes: dict[str, Mapping[str, Any]] = {}
    for applies, some in (
        (first_print, FIRST_PRINT),
        (every_turn, EVERY_TURN),
        (in_front, TILE_IN_FRONT),
    ):
        changes |= some if applies else {}
    return tuple(
        replace(card, **changes[card.id]) if card.id in changes else card for card in CARDS
    )
