"""Resolving fear cards: one by one, at the terror level in force when each begins."""

from __future__ import annotations

from vigil.core.deck import draw
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.model.queries import terror_level
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.steps import action


@action
async def fear_card(s: State) -> None:
    """Turn over the next earned card and do what its level says; cards earned now come after."""
    if not s.earned:
        return
    s.earned -= 1
    option, s.fear_deck = await draw(s.fear_deck, "fear_card")
    card, level = str(option[1]), terror_level(s)
    s.action += 1
    s.emit("fear_card_revealed", card=card, level=level)
    s.push(("fear_card",))
    await FEAR_CARDS[card][level - 1](s)
