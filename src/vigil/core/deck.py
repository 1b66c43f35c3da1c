"""Decks without an order: layers of unseen cards over pools, and cards whose place is known.

A layer ``("ghost", 15)`` is fifteen face-down cards out of the pool ``ghost``; the pool holds
every card of that back not yet seen, so cards removed unseen at setup simply stay in it. A layer
``("known", option)`` is one card that was seen and put there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from vigil.core.decision import CHANCE, Decision, Option
from vigil.core.event import new_tuple

KNOWN: Final = "known"


class Deck(NamedTuple):
    """An immutable deck; drawing gives the card and the deck that is left."""

    layers: tuple[tuple[str, Any], ...]
    """Top first."""
    pools: tuple[tuple[str, tuple[Option, ...]], ...]

    def count(self, *names: str) -> int:
        """How many cards are left, or how many unseen ones of the given pools."""
        total = 0
        for name, size in self.layers:
            if not names or name in names:
                total += 1 if name == KNOWN else size
        return total

    def pool(self, name: str) -> tuple[Option, ...]:
        """The unseen cards of a pool, inside the deck or set aside."""
        for other, cards in self.pools:
            if other == name:
                return cards
        raise KeyError(name)

    def place_on_top(self, card: Option) -> Deck:
        """The deck with a seen card on top."""
        return Deck(((KNOWN, card), *self.layers), self.pools)

    def place_at_bottom(self, card: Option) -> Deck:
        """The deck with a seen card at the bottom."""
        return Deck((*self.layers, (KNOWN, card)), self.pools)

    def without(self, index: int) -> Deck:
        """The deck after the unseen card at ``index`` of the top layer's pool was drawn."""
        return _without(self, index)


def _without(deck: Deck, index: int) -> Deck:
    layers = deck.layers
    name, size = layers[0]
    pools = []
    for pool in deck.pools:
        if pool[0] == name:
            cards = pool[1]
            pool = (name, cards[:index] + cards[index + 1 :])
        pools.append(pool)
    below = layers[1:]
    return new_tuple(Deck, (((name, size - 1), *below) if size > 1 else below, tuple(pools)))


def new_deck(name: str, cards: Iterable[Option], removed: int = 0) -> Deck:
    """A shuffled deck of cards with one back, some of which leave the game unseen."""
    pool = tuple(cards)
    return Deck(((name, len(pool) - removed),), ((name, pool),))


async def draw(deck: Deck, kind: str) -> tuple[Option, Deck]:
    """Take the top card; an unseen one is drawn by chance from its pool."""
    name, top = deck.layers[0]
    if name == KNOWN:
        return top, Deck(deck.layers[1:], deck.pools)
    pool = deck.pool(name)
    index = 0
    if len(pool) > 1:
        index = await Decision(CHANCE, kind, pool)
    return pool[index], _without(deck, index)
