"""The arithmetic of an exorcism: which ghosts a roll and tokens can beat, and at what price.

Everything here is a pure function of small tuples; counts go by the five colours.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

Colours: TypeAlias = tuple[int, ...]

NOTHING: Final[Colours] = (0, 0, 0, 0, 0)


class Roll(NamedTuple):
    """Dice by colour, and the white ones that stand for any."""

    faces: Colours
    white: int


class Demand(NamedTuple):
    """What it takes to beat a ghost: by dice or tokens, and by tokens alone."""

    soft: Colours
    hard: Colours


Demands: TypeAlias = tuple[Demand, ...]
"""Demands of which one has to be met."""


class Split(NamedTuple):
    """Ghosts that can go together, and the cheapest ways to pay for them in tokens."""

    ghosts: tuple[int, ...]
    """Indexes of the ghosts that go."""
    payments: tuple[Colours, ...]


@lru_cache(maxsize=1 << 16)
def splits(ghosts: tuple[Demands, ...], roll: Roll, tokens: Colours) -> tuple[Split, ...]:
    """Every set of ghosts the player may send back, the largest first (R4, R5).

    What the dice alone can beat must go: a set is out when the dice it leaves over would beat
    another ghost by themselves.
    """
    indexes = range(len(ghosts))
    found = []
    for size in (*reversed(indexes), -1):
        for chosen in combinations(indexes, size + 1):
            rest = [ghosts[i] for i in indexes if i not in chosen]
            ways = legal_payments(combined([ghosts[i] for i in chosen]), rest, roll, tokens)
            if ways:
                found.append(Split(chosen, ways))
    return tuple(found)


def legal_payments(
    demands: Demands, rest: list[Demands], roll: Roll, tokens: Colours
) -> tuple[Colours, ...]:
    """The cheapest payments that meet a demand and leave no other ghost beaten by dice alone."""
    ways = {demand: payments(demand, roll, tokens) for demand in demands}
    fewest = min((sum(payment) for found in ways.values() for payment in found), default=0)
    legal = {
        payment
        for demand, found in ways.items()
        for payment in found
        if sum(payment) == fewest
        and not any(beaten_by_dice(other, left_over(demand, roll)) for other in rest)
    }
    return tuple(sorted(legal))


def combined(ghosts: list[Demands]) -> Demands:
    """The demands of several ghosts at once."""
    return tuple(
        Demand(
            tuple(map(sum, zip(*(d.soft for d in one), NOTHING, strict=True))),
            tuple(map(sum, zip(*(d.hard for d in one), NOTHING, strict=True))),
        )
        for one in product(*ghosts)
    )


def payments(demand: Demand, roll: Roll, tokens: Colours) -> list[Colours]:
    """Token counts that, with the roll, meet a demand exactly."""
    missing = [max(0, n - f) for n, f in zip(demand.soft, roll.faces, strict=True)]
    owed = max(0, sum(missing) - roll.white)
    spare = [t - h for t, h in zip(tokens, demand.hard, strict=True)]
    if min(spare) < 0:
        return []
    most = [min(m, t) for m, t in zip(missing, spare, strict=True)]
    return [
        tuple(p + h for p, h in zip(part, demand.hard, strict=True)) for part in shares(owed, most)
    ]


def shares(total: int, most: list[int]) -> list[Colours]:
    """All ways to split ``total`` over the colours with at most so many of each."""
    if total > sum(most):
        return []
    if not most:
        return [()]
    first, rest = most[0], most[1:]
    return [
        (taken, *others)
        for taken in range(min(first, total), -1, -1)
        for others in shares(total - taken, rest)
    ]


def beaten_by_dice(demands: Demands, roll: Roll) -> bool:
    """Whether these dice alone meet one of the demands."""
    return any(payments(demand, roll, NOTHING) for demand in demands)


def left_over(demand: Demand, roll: Roll) -> Roll:
    """The dice that meeting a demand leaves: coloured faces are used before white ones."""
    missing = sum(max(0, n - f) for n, f in zip(demand.soft, roll.faces, strict=True))
    faces = tuple(max(0, f - n) for n, f in zip(demand.soft, roll.faces, strict=True))
    return Roll(faces, max(0, roll.white - missing))


def less_one(counts: Colours, colour: int) -> Colours:
    """One less of a colour."""
    return (*counts[:colour], counts[colour] - 1, *counts[colour + 1 :])
