"""Gaining power cards: four drawn, one kept; a major costs a card."""

from __future__ import annotations

from vigil.core.decision import Option, choose
from vigil.core.deck import Deck, draw
from vigil.games.horizons.content.card_lists import MAJORS, MINORS
from vigil.games.horizons.content.registry import PANELS
from vigil.games.horizons.state import State

DRAWN = 4


async def gain_power_card(s: State, seat: int, deck: str = "") -> list[str]:
    """Gain a card, from the progression if one is used; give back the cards not kept."""
    if s.setup.progression and s.learned[seat] < len(PANELS[s.spirits[seat]].progression):
        await learn_next(s, seat)
        return []
    if s.setup.progression and not s.setup.rules.draw_after_progression:
        return []
    options: list[Option] = [("deck", "minor"), ("deck", "major")]
    name = deck or str((await choose(s, seat, "choose_deck", options))[1])
    cards = await draw_four(s, name)
    kept = str((await choose(s, seat, "keep_card", [("card", card) for card in cards]))[1])
    cards.remove(kept)
    discard_cards(s, name, cards)
    await take_card(s, seat, kept)
    return cards


async def learn_next(s: State, seat: int) -> None:
    """Take the next card of the spirit's progression."""
    card = PANELS[s.spirits[seat]].progression[s.learned[seat]]
    s.learned[seat] += 1
    await take_card(s, seat, card)


async def take_card(s: State, seat: int, card: str) -> None:
    """Take a card to the hand; a major means forgetting a card."""
    s.hand[seat] += (card,)
    s.emit("card_gained", seat=seat, card=card)
    if card in MAJORS:
        await forget(s, seat)


async def forget(s: State, seat: int) -> None:
    """Lose one card from hand, discard or play, the new one included."""
    cards = (*s.hand[seat], *s.discard[seat], *s.in_play[seat])
    chosen = await choose(s, seat, "forget", [("card", card) for card in cards])
    card = str(chosen[1])
    for pile in (s.hand, s.discard, s.in_play):
        pile[seat] = tuple(other for other in pile[seat] if other != card)
    for name, members in (("minor", MINORS), ("major", MAJORS)):
        if card in members:
            discard_cards(s, name, [card])
    s.emit("card_forgotten", seat=seat, card=card)


async def draw_four(s: State, name: str) -> list[str]:
    """Draw four cards; an empty deck is shuffled anew from its discards."""
    cards: list[str] = []
    for _ in range(DRAWN):
        deck: Deck = getattr(s, name)
        if not deck.layers:
            deck = reshuffled(s, name)
            if not deck.layers:
                break
        option, deck = await draw(deck, f"{name}_card")
        setattr(s, name, deck)
        cards.append(str(option[1]))
    s.emit("cards_drawn", deck=name, cards=list(cards))
    return cards


def reshuffled(s: State, name: str) -> Deck:
    """The discards as a new deck."""
    discards: tuple[str, ...] = getattr(s, f"{name}_discard")
    setattr(s, f"{name}_discard", ())
    s.emit("deck_reshuffled", deck=name)
    pool = tuple(("card", card) for card in sorted(discards))
    layers = ((name, len(discards)),) if discards else ()
    return Deck(layers, ((name, pool),))


def discard_cards(s: State, name: str, cards: list[str]) -> None:
    """Put cards on the discard pile of their deck."""
    pile = f"{name}_discard"
    setattr(s, pile, (*getattr(s, pile), *cards))
