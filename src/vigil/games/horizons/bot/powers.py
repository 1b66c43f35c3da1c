"""What powers are worth on their targets, and which sets of cards are worth playing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.effect_trial import UNKNOWN, EffectTrial
from vigil.games.horizons.bot.gifts import gift_worth
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.power import Effect, Elements, Power
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.targeting import target_lands
from vigil.games.horizons.table.pieces import ELEMENTS

ENERGY: Final = 0.25
"""An energy that a card costs."""
SAME_LAND: Final = 0.3
"""How much a card counts for on a land that another card takes care of already."""
MOST_CARDS: Final = 8
"""Cards of a hand that are considered, the best first."""
MOST_PLAYS: Final = 4


# -- one power


def has_elements(have: Sequence[int], needed: Elements) -> bool:
    """Whether elements are enough for a threshold."""
    return all(have[ELEMENTS.index(name)] >= amount for name, amount in needed.items())


def effects_of(power: Power, have: Sequence[int]) -> list[Effect]:
    """The effects that a power has with these elements."""
    effects: list[Effect] = list(power.effects)
    for threshold in power.levels or power.thresholds:
        if has_elements(have, threshold.elements):
            effects = [*(() if threshold.instead else effects), *threshold.effects]
    return effects


def worth_on(now: Analysis, seat: int, power: Power, land: int, have: Sequence[int]) -> float:
    """What a power is worth on a land."""
    trial = EffectTrial(now, seat, power, land)
    worth = trial.run(effects_of(power, have)) + (UNKNOWN if power.text else 0.0)
    return worth + now.cost(land, trial.late) - trial.cost()


def best_target(now: Analysis, seat: int, power: Power, have: Sequence[int]) -> tuple[float, int]:
    """What a power is worth on its best target, and that land; -1 if it is a spirit or none."""
    if power.reach is None:
        return now.style.others * gift_worth(power), -1
    key = seat, power.id, tuple(have) if power.levels or power.thresholds else ()
    if key not in now.targets:
        lands = target_lands(now.s, seat, power)
        tried = [(worth_on(now, seat, power, land, have), land) for land in lands]
        now.targets[key] = max(tried, default=(0.0, -1))
    return now.targets[key]


def worth_now(now: Analysis, seat: int, name: str) -> float:
    """What a power is worth with the elements a spirit has."""
    return best_target(now, seat, POWERS[name], elements_of(now.s, seat))[0]


# -- sets of cards


def plan_worth(now: Analysis, seat: int, card: str) -> float:
    """What the best set of cards with this one is worth."""
    if seat not in now.plans:
        now.plans[seat] = make_plans(now, seat)
    return now.plans[seat].get(card, -1.0)


def make_plans(now: Analysis, seat: int) -> dict[str, float]:
    """By card, the worth of the best set with it that can be paid and played."""
    s, have = now.s, elements_of(now.s, seat)
    targets = {card: best_target(now, seat, POWERS[card], have) for card in s.hand[seat]}
    cards = sorted(targets, key=lambda card: targets[card][0], reverse=True)[:MOST_CARDS]
    plans: dict[str, float] = {}
    for size in range(1, min(s.plays[seat] or 0, MOST_PLAYS) + 1):
        for some in combinations(cards, size):
            cost = sum([POWERS[card].cost for card in some])
            if cost <= s.energy[seat]:
                worth = set_worth([targets[card] for card in some]) - ENERGY * cost
                worth += innate_worth(now, seat, have, some)
                plans |= {card: max(worth, plans.get(card, worth)) for card in some}
    return plans


def set_worth(targets: Sequence[tuple[float, int]]) -> float:
    """Several powers on one land are worth less than on several."""
    total, lands = 0.0, {-1}
    for worth, land in targets:
        total += worth if land < 0 or land not in lands else SAME_LAND * worth
        lands.add(land)
    return total


def innate_worth(now: Analysis, seat: int, have: Sequence[int], cards: Sequence[str]) -> float:
    """What the innate power is worth with the elements of these cards too."""
    innate, total = PANELS[now.s.spirits[seat]].innate, list(have)
    for card in cards:
        for element in POWERS[card].elements:
            total[ELEMENTS.index(element)] += 1
    reached = [level.elements for level in innate.levels if has_elements(total, level.elements)]
    if not reached:
        return 0.0
    return max(0.0, best_target(now, seat, innate, just_enough(reached))[0])


def just_enough(reached: Sequence[Elements]) -> list[int]:
    """Elements for these levels and no more, so that sets alike share the sums."""
    return [max(needed.get(name, 0) for needed in reached) for name in ELEMENTS]
