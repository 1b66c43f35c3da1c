"""Gaining power cards: four drawn, one kept; a major costs a card."""

from __future__ import annotations

from vigil.core.decision import Option, pick
from vigil.core.deck import Deck, draw
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.asking import card_options
from vigil.games.horizons.powers.registry import COMMON, MAJOR, MINOR, PANELS, POWERS

DRAWN = 4


async def gain_power_card(s: State, seat: int, deck: str | None = None) -> list[str]:
    """Gain a card, from the progression if one is used; return the cards not kept."""
    if seat in s.setup.learners:
        card = next_lesson(s, seat)
        if card is not None:
            await take_card(s, seat, card)
            return []
        if not s.setup.rules.draw_after_progression:
            return []
    if deck is None:
        decks: dict[Option, str] = {("deck", name): name for name in COMMON}
        deck = await pick(s, seat, "choose_deck", decks)
    cards = await draw_four(s, deck)
    if not cards:
        return []
    kept = await pick(s, seat, "keep_card", card_options(cards))
    cards.remove(kept)
    discard_cards(s, deck, cards)
    await take_card(s, seat, kept)
    return cards


def next_lesson(s: State, seat: int) -> str | None:
    """The next card of the spirit's progression; a card already in play is skipped (H6)."""
    progression = PANELS[s.spirits[seat]].progression
    while s.learned[seat] < len(progression):
        card = progression[s.learned[seat]]
        s.learned[seat] += 1
        if s.setup.rules.progression_leaves_decks or take_out(s, card):
            return card
    return None


def take_out(s: State, card: str) -> bool:
    """Take a named card out of its deck or discards; return whether it was there."""
    if take_from_discards(s, card):
        return True
    name = POWERS[card].deck
    pool = deck_of(s, name).pool(name)
    if ("card", card) not in pool:
        return False
    put_deck(s, name, deck_of(s, name).without(pool.index(("card", card))))
    return True


def take_from_discards(s: State, card: str) -> bool:
    """Take a named card from the discards of its deck; return whether it was there."""
    name = POWERS[card].deck
    left = tuple(other for other in discards_of(s, name) if other != card)
    found = len(left) < len(discards_of(s, name))
    put_discards(s, name, left)
    return found


async def take_card(s: State, seat: int, card: str) -> None:
    """Take a card to the hand; a major means forgetting a card."""
    s.hand[seat] += (card,)
    s.emit("card_gained", seat=seat, card=card)
    if POWERS[card].deck == MAJOR:
        await forget(s, seat)


async def forget(s: State, seat: int) -> None:
    """Lose one card from hand, discard or play, the new one included."""
    cards = (*s.hand[seat], *s.discard[seat], *s.in_play[seat])
    card = await pick(s, seat, "forget", card_options(cards))
    for pile in (s.hand, s.discard, s.in_play):
        pile[seat] = tuple(other for other in pile[seat] if other != card)
    if POWERS[card].deck in COMMON:
        discard_cards(s, POWERS[card].deck, [card])
    s.emit("card_forgotten", seat=seat, card=card)


async def draw_four(s: State, name: str) -> list[str]:
    """Draw four cards; an empty deck is shuffled again from its discards."""
    cards: list[str] = []
    for _ in range(DRAWN):
        deck = deck_of(s, name)
        if not deck.layers:
            deck = reshuffled(s, name)
            if not deck.layers:
                break
        option, deck = await draw(deck, f"{name}_card")
        put_deck(s, name, deck)
        cards.append(str(option[1]))
    s.emit("cards_drawn", deck=name, cards=list(cards))
    return cards


def reshuffled(s: State, name: str) -> Deck:
    """The discards as a new deck."""
    discards = discards_of(s, name)
    put_discards(s, name, ())
    s.emit("deck_reshuffled", deck=name)
    pool = tuple(("card", card) for card in sorted(discards))
    layers = ((name, len(discards)),) if discards else ()
    return Deck(layers, ((name, pool),))


def discard_cards(s: State, name: str, cards: list[str]) -> None:
    """Put cards on the discard pile of their deck."""
    put_discards(s, name, (*discards_of(s, name), *cards))


# -- the two common decks


def deck_of(s: State, name: str) -> Deck:
    """The deck of minor or of major powers."""
    return s.minor if name == MINOR else s.major


def discards_of(s: State, name: str) -> tuple[str, ...]:
    """The discards of a deck."""
    return s.minor_discard if name == MINOR else s.major_discard


def put_deck(s: State, name: str, deck: Deck) -> None:
    """Replace a deck."""
    if name == MINOR:
        s.minor = deck
    else:
        s.major = deck


def put_discards(s: State, name: str, cards: tuple[str, ...]) -> None:
    """Replace the discards of a deck."""
    if name == MINOR:
        s.minor_discard = cards
    else:
        s.major_discard = cards
