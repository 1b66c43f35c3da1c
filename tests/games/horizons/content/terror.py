"""A fear card that is resolved at a terror level, and what follows it in the invader phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.horizons.content.tables import TEETH, WIND, laid
from games.horizons.scenario import Scenario

TAKEN: Final = {1: 1, 2: 4, 3: 7}
"""Fear cards earned in all at each terror level."""

SOLO: Final = WIND
PAIR: Final = f"{WIND} {TEETH}"


def resolving(
    card: str, level: int, lands: Mapping[str, str], *clauses: str, team: str = SOLO, then: str = ""
) -> Scenario:
    """The card is turned over; ``then`` comes between it and the next round."""
    steps = f"next: fear_card, {then + ', ' if then else ''}next_round"
    dread = f"taken: {TAKEN[level]}; earned: 1; fear_deck: card {card}; phase: invader"
    game = laid(team, lands, dread, *clauses, steps)
    (revealed,) = game.events("fear_card_revealed")
    assert revealed.data == {"card": card, "level": level}
    return game


def defended(game: Scenario) -> dict[str, int]:
    """Lands with defence, and how much."""
    names = game.state.setup.island.names
    return {
        names[land]: amount for land, amount in enumerate(game.state.this_turn.defend) if amount
    }


def lands(game: Scenario) -> list[str]:
    """The lands that may be chosen for the card."""
    assert game.kind == "fear_land", game.decision
    return [str(option[1]) for option in game.options if option[0] == "land"]


def is_done(game: Scenario) -> bool:
    """Whether the next round has begun."""
    return game.kind == "spirit_phase"
