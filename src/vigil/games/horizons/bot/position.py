"""Everything that the values of options depend on, as a cache key."""

from __future__ import annotations

from collections.abc import Hashable

from vigil.games.horizons.model.state import State, ThisTurn


def position(s: State) -> Hashable:
    """The table without the steps to come, the decks of powers and the pools of unseen cards.

    No rule of thumb reads these; where a card of a deck matters, the question names it.
    """
    return (
        *s.pieces,
        *s.blight,
        *s.presence,
        *s.energy,
        *s.destroyed,
        *s.energy_open,
        *s.plays_open,
        *s.hand,
        *s.in_play,
        *s.discard,
        *s.learned,
        *s.growth,
        *s.growing,
        *s.plays,
        *s.ready,
        *s.passed,
        s.turn,
        s.spirits,
        s.blight_pool,
        s.fear,
        s.earned,
        s.taken,
        s.fear_deck.layers,
        s.invader_deck.layers,
        s.ravage_card,
        s.build_card,
        s.explore_card,
        s.phase,
        s.doom,
        turn_position(s.this_turn),
    )


def turn_position(turn: ThisTurn) -> Hashable:
    """What holds until time passes."""
    return (
        *turn.defend,
        *turn.skips,
        *turn.exhausted,
        *turn.no_blight,
        *turn.dahan_bonus,
        *turn.dahan_safe,
        *turn.fallen,
        *turn.elements,
        *turn.used,
        *turn.hastened,
        *turn.repeated,
        *turn.repeats,
        *turn.reach,
        *turn.might,
        *turn.swift,
        *turn.sharing,
        *turn.keeps,
        turn.vengeance,
        turn.wards,
        turn.guards,
        turn.shunned,
    )
