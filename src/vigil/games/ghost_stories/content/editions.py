"""The 65 cards as each edition plays them; the card files hold the revised wording."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from vigil.games.ghost_stories.content.abilities import (
    GROUP_DISCARD_TAO,
    HAUNT_TILE,
    ROLL_EVERY_TURN,
)
from vigil.games.ghost_stories.content.cards import Card
from vigil.games.ghost_stories.content.ghosts import GHOSTS
from vigil.games.ghost_stories.content.incarnations import (
    BONE_CRACKER,
    DEATHS_ARMY,
    INCARNATIONS,
)

CARDS: Final[tuple[Card, ...]] = (*GHOSTS, *INCARNATIONS)


def _first_print(card: Card) -> Card:
    if card.id in ("g47_severed_heads", "g48_severed_heads"):
        return replace(card, enter=card.enter[::-1])  # D7
    if card.id == "g54_shapeless_evil":
        return replace(card, enter=(HAUNT_TILE,))  # D21
    if card is BONE_CRACKER:
        return replace(card, yin=(GROUP_DISCARD_TAO,))  # D3
    if card is DEATHS_ARMY:
        return replace(card, yin=(ROLL_EVERY_TURN,))  # D15
    return card


CARDS_BY_EDITION: Final[Mapping[str, tuple[Card, ...]]] = {
    "revised": CARDS,
    "first_print": tuple(_first_print(card) for card in CARDS),
}
