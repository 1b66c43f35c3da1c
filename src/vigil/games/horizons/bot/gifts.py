"""The value of powers that target a spirit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.model.queries import lands_in, presence_mask
from vigil.games.horizons.powers.effects import Defend, ExtendRange, GainCard, GainEnergy, If
from vigil.games.horizons.powers.power import Effect, Power

ENERGY: Final = 0.5
CARD: Final = 1.5
RANGE: Final = 0.3
OWN_TEXT: Final = 1.0
"""The worth of a card's special text in addition to its effects."""
LIKELY: Final = 0.7
"""The weight of an effect with a condition."""


def gift_worth(now: Analysis, power: Power, to: int) -> float:
    """What a power is worth to the spirit that is its target."""
    guards = [effect.amount for effect in power.effects if isinstance(effect, Defend)]
    if guards:
        return best_guard(now, to, max(guards))
    return effects_worth(power.effects) + (OWN_TEXT if power.text else 0.0)


def best_guard(now: Analysis, seat: int, amount: int) -> float:
    """The value of that much defence in the best of a spirit's lands."""
    lands = lands_in(presence_mask(now.s, seat))
    return max((guard_worth(now, land, amount) for land in lands), default=0.0)


def guard_worth(now: Analysis, land: int, amount: int) -> float:
    """The value of that much defence in a land."""
    guarded = now.facts(land).copy()
    guarded.defend += amount
    return now.cost(land) - now.cost_of(land, guarded)


def effects_worth(effects: Iterable[Effect]) -> float:
    """What effects are worth that a spirit is given."""
    return sum(map(effect_worth, effects))


def effect_worth(effect: Effect) -> float:
    """The worth of an effect; 0 for one that does not concern a spirit."""
    match effect:
        case GainEnergy(amount):
            return ENERGY * amount
        case GainCard():
            return CARD
        case ExtendRange(amount):
            return RANGE * amount
        case If(effects=effects):
            return LIKELY * effects_worth(effects)
        case _:
            return 0.0
