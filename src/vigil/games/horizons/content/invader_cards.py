"""The 15 invader cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from vigil.games.horizons.model.pieces import Terrain


class InvaderCard(NamedTuple):
    """Where invaders act: lands of some terrains, or all coastal lands."""

    id: str
    stage: int
    terrains: tuple[Terrain, ...] = ()
    coastal: bool = False
    escalation: bool = False


_CARDS = (
    InvaderCard("i1_jungle", 1, ("jungle",)),
    InvaderCard("i1_mountain", 1, ("mountain",)),
    InvaderCard("i1_sands", 1, ("sands",)),
    InvaderCard("i1_wetland", 1, ("wetland",)),
    InvaderCard("i2_jungle", 2, ("jungle",), escalation=True),
    InvaderCard("i2_mountain", 2, ("mountain",), escalation=True),
    InvaderCard("i2_sands", 2, ("sands",), escalation=True),
    InvaderCard("i2_wetland", 2, ("wetland",), escalation=True),
    InvaderCard("i2_coastal", 2, coastal=True),
    InvaderCard("i3_jungle_mountain", 3, ("jungle", "mountain")),
    InvaderCard("i3_jungle_sands", 3, ("jungle", "sands")),
    InvaderCard("i3_jungle_wetland", 3, ("jungle", "wetland")),
    InvaderCard("i3_mountain_sands", 3, ("mountain", "sands")),
    InvaderCard("i3_mountain_wetland", 3, ("mountain", "wetland")),
    InvaderCard("i3_sands_wetland", 3, ("sands", "wetland")),
)

INVADER_CARDS: Final[Mapping[str, InvaderCard]] = {card.id: card for card in _CARDS}
