"""What powers are worth on their targets, and which sets of cards are worth playing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from vigil.games.horizons.bot.analysis import Analysis
from vigil.games.horizons.bot.effect_trial import UNKNOWN, EffectTrial
from vigil.games.horizons.bot.gifts import gift_worth
from vigil.games.horizons.model.pieces import ELEMENTS
from vigil.games.horizons.powers.elements import elements_of
from vigil.games.horizons.powers.power import Effect, Elements, Power
from vigil.games.horizons.powers.registry import PANELS, POWERS
from vigil.games.horizons.powers.targeting import range_of, target_lands, target_spirits

ENERGY: Final = 0.25
"""An energy that a card costs."""
SAME_LAND: Final = 0.3
"""How much a card counts for on a land that another card takes care of already."""
MOST_CARDS: Final = 8
"""Cards of a hand that are considered, the best first."""
MOST_PLAYS: Final = 4


class Target(NamedTuple):
    """What a power is worth on a land, or on a spirit."""

    worth: float
    land: int


NO_LAND: Final = -1
NO_TARGET: Final = Target(0.0, NO_LAND)


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
    known = (target.worth for target in targets(now, seat, power, have) if target.land == land)
    worth = next(known, None)
    return try_on(now, seat, power, land, have) if worth is None else worth


def try_on(now: Analysis, seat: int, power: Power, land: int, have: Sequence[int]) -> float:
    """The result of trying a power on a land."""
    trial = EffectTrial(now, seat, power, land)
    worth = trial.run(effects_of(power, have)) + (UNKNOWN if power.text else 0.0)
    return worth + now.cost(land, trial.late) - trial.cost()


def targets(now: Analysis, seat: int, power: Power, have: Sequence[int]) -> list[Target]:
    """What a power is worth on each of its targets, the best first; never empty."""
    if power.reach is None:
        to = target_spirits(now.s, seat, power)
        return [Target(now.style.others * max(gift_worth(now, power, o) for o in to), NO_LAND)]
    reached = [has_elements(have, each.elements) for each in power.levels or power.thresholds]
    key = seat, power.id, range_of(now.s, seat, power), *reached
    return now.of_island(key, lambda: _targets(now, seat, power, have))


def _targets(now: Analysis, seat: int, power: Power, have: Sequence[int]) -> list[Target]:
    lands = target_lands(now.s, seat, power)
    tried = [Target(try_on(now, seat, power, land, have), land) for land in lands]
    return sorted(tried, reverse=True) or [NO_TARGET]


def best_target(now: Analysis, seat: int, power: Power, have: Sequence[int]) -> Target:
    """What a power is worth on its best target."""
    return targets(now, seat, power, have)[0]


def worth_now(now: Analysis, seat: int, name: str) -> float:
    """What a power is worth with the elements a spirit has."""
    return best_target(now, seat, POWERS[name], elements_of(now.s, seat)).worth


# -- sets of cards


def plan_worth(now: Analysis, seat: int, card: str) -> float:
    """What the best set of cards with this one is worth."""
    plans = now.remember(("plans", seat), lambda: make_plans(now, seat))
    return plans.get(card, -1.0)


def make_plans(now: Analysis, seat: int) -> dict[str, float]:
    """By card, the worth of the best set with it that can be paid and played."""
    s = now.s
    plans: dict[str, float] = {}
    for worth, cards in card_sets(now, seat, s.hand[seat], s.energy[seat], s.plays[seat] or 0):
        plans |= {card: max(worth, plans.get(card, worth)) for card in cards}
    return plans


def card_sets(
    now: Analysis, seat: int, hand: Sequence[str], energy: int, plays: int
) -> Iterator[tuple[float, tuple[str, ...]]]:
    """The sets of cards that can be paid for and played, and their worth."""
    have = elements_of(now.s, seat)
    alone = {card: best_target(now, seat, POWERS[card], have).worth for card in hand}
    cards = sorted(alone, key=lambda card: alone[card], reverse=True)[:MOST_CARDS]
    for size in range(1, min(plays, MOST_PLAYS) + 1):
        for some in combinations(cards, size):
            cost = sum([POWERS[card].cost for card in some])
            if cost <= energy:
                yield set_worth(now, seat, have, some) - ENERGY * cost, some


def set_worth(now: Analysis, seat: int, have: Sequence[int], cards: Sequence[str]) -> float:
    """What cards are worth together, with the innate power that their elements allow."""
    total = list(have)
    for card in cards:
        for element in POWERS[card].elements:
            total[ELEMENTS.index(element)] += 1
    innate = PANELS[now.s.spirits[seat]].innate
    powers = [POWERS[card] for card in cards]
    if any(has_elements(total, level.elements) for level in innate.levels):
        powers.append(innate)
    return spread_out([targets(now, seat, power, total) for power in powers], set(planned(now)))


def spread_out(powers: Iterable[Sequence[Target]], taken: set[int]) -> float:
    """The worth of powers on different lands; much less on a land already taken care of."""
    worth = 0.0
    for on in powers:
        here = on[0]
        if here.land in taken:
            other = next((target for target in on if target.land not in taken), NO_TARGET)
            here = max(here._replace(worth=SAME_LAND * here.worth), other)
        worth += max(0.0, here.worth)
        if here.land != NO_LAND:
            taken.add(here.land)
    return worth


def planned(now: Analysis) -> set[int]:
    """The lands that cards in play will affect, of all spirits."""
    return now.remember("planned", lambda: _planned(now))


def _planned(now: Analysis) -> set[int]:
    s, taken = now.s, set[int]()
    for seat in s.setup.seats:
        have = elements_of(s, seat)
        waiting = [card for card in s.in_play[seat] if card not in s.this_turn.used[seat]]
        spread_out([targets(now, seat, POWERS[card], have) for card in waiting], taken)
    return taken
