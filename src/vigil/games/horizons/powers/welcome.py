"""Effects that are always welcome: a level or threshold that only adds them needs no question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vigil.games.horizons.model.pieces import DAHAN
from vigil.games.horizons.powers.effects import (
    Damage,
    DamageEach,
    Defend,
    Fear,
    GainEnergy,
    Gather,
    GatherPresence,
    If,
    Push,
    PushApart,
    Script,
)
from vigil.games.horizons.powers.power import Effect, Power


def is_welcome(effect: Effect) -> bool:
    """Whether an effect is at least as good as nothing: it helps, or it is optional."""
    match effect:
        case Fear() | Defend() | GainEnergy():
            return True
        case Damage(kinds=kinds) | DamageEach(kinds=kinds):
            return DAHAN not in kinds
        case Push() | PushApart() | Gather() | GatherPresence():
            return effect.up_to
        case If():
            return all(map(is_welcome, (*effect.effects, *effect.otherwise)))
        case Script():
            return bool(effect.figures) and all(map(is_welcome, effect.figures))
    return False


def is_as_good(effects: Sequence[Effect], others: Sequence[Effect]) -> bool:
    """Whether each of the other effects is matched by at least as much of the same."""
    return all(any(_is_as_much(effect, other) for effect in effects) for other in others)


def _is_as_much(effect: Effect, other: Effect) -> bool:
    if not isinstance(effect, Fear | Defend | Damage) or type(effect) is not type(other):
        return False
    amount = other.amount
    return effect.amount >= amount and replace(effect, amount=amount) == other


def all_levels_are_best(power: Power, sets: Sequence[tuple[int, ...]]) -> bool:
    """Whether no set of levels is better than that of all levels reached, which comes first."""
    shared = set(sets[0]).intersection(*sets)
    before: Sequence[Effect] = ()
    for number in sets[0]:
        level = power.levels[number - 1]
        if level.instead and not is_as_good(level.effects, before):
            return False
        if number not in shared and not all(map(is_welcome, level.effects)):
            return False
        before = level.effects
    return True
