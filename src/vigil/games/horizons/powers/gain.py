"""Gaining power cards: four drawn, one kept; a major costs a card."""

from __future__ import annotations

from vigil.core.decision import Option, choose
from vigil.core.deck import Deck, draw
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.table.state import State

DRAWN = 4
COMMON = ("minor", "major")
"""The decks of cards that no spirit brings along."""


async def gain_power_card(s: State, seat: int, deck: str = "") -> list[str]:
    """Gain a card, from the progression if one is used; give back the cards not kept."""
    if s.setup.progression:
        card = next_lesson(s, seat)
        if card:
            await take_card(s, seat, card)
        if card or not s.setup.rules.draw_after_progression:
            return []
    options: list[Option] = [("deck", "minor"), ("deck", "major")]
    name = deck or str((await choose(s, seat, "choose_deck", options))[1])
    cards = await draw_four(s, name)
    if not cards:
        return []
    kept = str((await choose(s, seat, "keep_card", [("card", card) for card in cards]))[1])
    cards.remove(kept)
    discard_cards(s, name, cards)
    await take_card(s, seat, kept)
    return cards


def next_lesson(s: State, seat: int) -> str:
    """The next card of the spirit's progression; one that somebody has is left out (H6)."""
    progression = PANELS[s.spirits[seat]].progression
    while s.learned[seat] < len(progression):
        card = progression[s.learned[seat]]
        s.learned[seat] += 1
        if s.setup.rules.progression_leaves_decks or take_out(s, card):
            return card
    return ""


def take_out(s: State, card: str) -> bool:
    """Take a named card out of its deck or from its discards; say whether it was there."""
    name = POWERS[card].deck
    deck: Deck = getattr(s, name)
    discards: tuple[str, ...] = getattr(s, f"{name}_discard")
    if card in discards:
        setattr(s, f"{name}_discard", tuple(other for other in discards if other != card))
    elif ("card", card) in deck.pool(name):
        setattr(s, name, deck.without(deck.pool(name).index(("card", card))))
    else:
        return False
    return True


async def take_card(s: State, seat: int, card: str) -> None:
    """Take a card to the hand; a major means forgetting a card."""
    s.hand[seat] += (card,)
    s.emit("card_gained", seat=seat, card=card)
    if POWERS[card].deck == "major":
        await forget(s, seat)


async def forget(s: State, seat: int) -> None:
    """Lose one card from hand, discard or play, the new one included."""
    cards = (*s.hand[seat], *s.discard[seat], *s.in_play[seat])
    chosen = await choose(s, seat, "forget", [("card", card) for card in cards])
    card = str(chosen[1])
    for pile in (s.hand, s.discard, s.in_play):
        pile[seat] = tuple(other for other in pile[seat] if other != card)
    if POWERS[card].deck in COMMON:
        discard_cards(s, POWERS[card].deck, [card])
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
