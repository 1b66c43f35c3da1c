"""Checks of positions: each states a rule and refuses what breaks it."""

from __future__ import annotations

from itertools import compress, count
from typing import Final

from vigil.core.deck import KNOWN, Deck
from vigil.core.errors import BadPosition
from vigil.core.notation import Check
from vigil.games.horizons.content.invader_cards import INVADER_CARDS
from vigil.games.horizons.model.pieces import DAHAN, SLOTS, WIDTH
from vigil.games.horizons.model.queries import health, land_name, presence_mask
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.setup import STAGES
from vigil.games.horizons.phases.spirit_phase import growth_chosen
from vigil.games.horizons.presentation.notation.decks import (
    DECKS,
    fear_cards_left,
    on_the_track,
    owned,
    set_aside,
)
from vigil.games.horizons.presentation.notation.end import is_won
from vigil.games.horizons.presentation.notation.rounds import blight_in_all
from vigil.games.horizons.presentation.notation.spirits import PRESENCE

# -- the island


def no_piece_stands_with_deadly_damage(s: State) -> None:
    """Damage that reaches the health of a piece destroys it at once, except safe dahan."""
    for place in compress(count(), s.pieces):
        land, slot = divmod(place, WIDTH)
        kind, damage = SLOTS[slot]
        safe = kind == DAHAN and s.this_turn.dahan_safe[land]
        if not safe and damage >= health(s, land, kind):
            facts = {"clause": land_name(s, land), "value": f"{kind}:{damage}"}
            raise BadPosition("deadly_damage", health=health(s, land, kind), **facts)


def there_is_enough_blight(s: State) -> None:
    """On the island and in the pool there is not more than the game has."""
    found, most = s.blight_pool + sum(s.blight), blight_in_all(s)
    if found > most:
        raise BadPosition("supply", word="blight", value=found, most=most)


def the_island_is_not_lost_yet(s: State) -> None:
    """An empty blight pool ends the game."""
    if s.blight_pool <= 0 and s.outcome is None:
        raise BadPosition("blight_gone", value=s.blight_pool)


def the_island_is_not_saved_yet(s: State) -> None:
    """Terrified invaders, or the last fear card, end the game."""
    if s.phase != "set_up" and s.outcome is None and is_won(s):
        raise BadPosition("invaders_gone", value=s.taken)


# -- spirits


def there_is_enough_presence(s: State) -> None:
    """On the island and destroyed a spirit has not more than its presence."""
    size = len(s.blight)
    for seat in s.setup.seats:
        found = sum(s.presence[size * seat : size * seat + size]) + s.destroyed[seat]
        if found > PRESENCE:
            raise BadPosition("supply", word=f"presence{seat}", value=found, most=PRESENCE)


def every_spirit_is_on_the_island(s: State) -> None:
    """A spirit without presence is destroyed, and the game over."""
    for seat in s.setup.seats:
        if not presence_mask(s, seat) and s.outcome is None:
            raise BadPosition("no_presence", value=f"presence{seat}")


def growth_actions_belong_to_the_growth_chosen(s: State) -> None:
    """Pending actions are part of the chosen growth option."""
    for seat in s.setup.seats:
        actions = len(growth_chosen(s, seat))
        for number in s.growing[seat]:
            if number >= actions:
                facts = {"clause": f"seat {seat}", "value": number}
                raise BadPosition("growing", most=actions - 1, **facts)


# -- cards


def known_cards(deck: Deck) -> list[str]:
    """Cards whose place in the deck is known."""
    return [str(value[1]) for name, value in deck.layers if name == KNOWN]


def cards_of(deck: Deck) -> list[str]:
    """Cards of a deck that are known or unseen."""
    return known_cards(deck) + [str(card[1]) for _, pool in deck.pools for card in pool]


def each_card_lies_in_one_place(s: State) -> None:
    """A card is with a spirit, on a pile, on the track, or in its deck."""
    cards = [*owned(s), *set_aside(s), *s.minor_discard, *s.major_discard, *on_the_track(s)]
    for name in DECKS:
        cards += cards_of(getattr(s, name))
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise BadPosition("card_in_two_places", value=twice)


def decks_are_made_of_unseen_cards(s: State) -> None:
    """No layer is larger than the number of unseen cards."""
    for name in DECKS:
        deck: Deck = getattr(s, name)
        for word, pool in deck.pools:
            if deck.count(word) > len(pool):
                raise BadPosition("deck_count", value=deck.count(word), word=word, most=len(pool))


def invader_cards_come_in_stages(s: State) -> None:
    """Of each stage the game has that many cards, turned up or in the deck."""
    seen = [INVADER_CARDS[c].stage for c in (*on_the_track(s), *known_cards(s.invader_deck))]
    for stage, most in STAGES:
        found = seen.count(stage) + s.invader_deck.count(f"stage_{stage}")
        if found > most:
            raise BadPosition("supply", word=f"stage_{stage}", value=found, most=most)


def stages_follow_each_other(s: State) -> None:
    """In the invader deck earlier stages lie above later ones."""
    stages = [
        INVADER_CARDS[value[1]].stage if name == KNOWN else int(name[-1])
        for name, value in s.invader_deck.layers
    ]
    if stages != sorted(stages):
        raise BadPosition("stages_mixed")


# -- fear


def fear_cards_are_counted(s: State) -> None:
    """Cards that wait were earned, and the deck has all that are not resolved."""
    if s.earned > s.taken:
        raise BadPosition("earned", value=s.earned, most=s.taken)
    if s.fear_deck.count() != fear_cards_left(s):
        right = fear_cards_left(s)
        raise BadPosition("fear_deck", value=s.fear_deck.count(), right=right)


def fear_never_fills_the_pool(s: State) -> None:
    """A full pool would have earned a card."""
    most = s.setup.fear_pool - 1
    if s.fear > most and s.outcome is None:
        raise BadPosition("fear_full", value=s.fear, most=most)


CHECKS: Final[tuple[Check[State], ...]] = (
    no_piece_stands_with_deadly_damage,
    there_is_enough_blight,
    there_is_enough_presence,
    every_spirit_is_on_the_island,
    growth_actions_belong_to_the_growth_chosen,
    each_card_lies_in_one_place,
    decks_are_made_of_unseen_cards,
    invader_cards_come_in_stages,
    stages_follow_each_other,
    fear_cards_are_counted,
    fear_never_fills_the_pool,
    the_island_is_not_lost_yet,
    the_island_is_not_saved_yet,
)
