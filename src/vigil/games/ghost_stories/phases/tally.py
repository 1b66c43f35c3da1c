"""The arithmetic of an exorcism: which ghosts a roll and tokens can beat, and at what price.

Everything here is a pure function of small tuples; counts go by the five colours. Tokens and
payments have a sixth count: tokens that stand for any colour.
"""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from vigil.games.ghost_stories.content.colours import NOTHING, Colours

Tokens: TypeAlias = tuple[int, ...]

NO_TOKENS: Final[Tokens] = (0, 0, 0, 0, 0, 0)
WILD: Final = 5


class Roll(NamedTuple):
    """Dice by colour, and the white ones that count as any."""

    faces: Colours
    white: int


class Demand(NamedTuple):
    """What is needed to beat a ghost: by dice or tokens, and by tokens alone."""

    soft: Colours
    hard: Colours


Demands: TypeAlias = tuple[Demand, ...]
"""Demands, one of which has to be met."""


class Split(NamedTuple):
    """Ghosts that can go together, and the cheapest ways to pay for them in tokens."""

    ghosts: tuple[int, ...]
    """Indexes of the ghosts that go."""
    payments: tuple[Tokens, ...]


NOBODY_GOES: Final = (Split((), (NO_TOKENS,)),)


@lru_cache(maxsize=1 << 12)
def splits(ghosts: tuple[Demands, ...], roll: Roll, tokens: Tokens) -> tuple[Split, ...]:
    """Every set of ghosts the player may send back (R4, R5).

    What the dice alone can beat must go: a set is out when the dice it leaves over would beat
    another ghost by themselves.
    """
    within_reach = [i for i, ghost in enumerate(ghosts) if can_pay(ghost, roll, tokens)]
    if not within_reach:
        return NOBODY_GOES
    found = []
    for chosen in subsets(*within_reach):
        rest = [ghosts[i] for i in within_reach if i not in chosen]
        ways = legal_payments(combined([ghosts[i] for i in chosen]), rest, roll, tokens)
        if ways:
            found.append(Split(chosen, ways))
    return tuple(found)


@cache
def subsets(*ghosts: int) -> tuple[tuple[int, ...], ...]:
    """The sets of ghosts that may go, the largest first."""
    return tuple(s for size in range(len(ghosts), -1, -1) for s in combinations(ghosts, size))


def combined(ghosts: list[Demands]) -> Demands:
    """The demands of several ghosts at once."""
    return reduce(both, ghosts) if ghosts else (Demand(NOTHING, NOTHING),)


def both(one: Demands, other: Demands) -> Demands:
    """The demands of two ghosts at once."""
    return tuple(
        Demand(
            tuple(a + b for a, b in zip(first.soft, second.soft, strict=True)),
            tuple(a + b for a, b in zip(first.hard, second.hard, strict=True)),
        )
        for first in one
        for second in other
    )


def legal_payments(
    demands: Demands, rest: list[Demands], roll: Roll, tokens: Tokens
) -> tuple[Tokens, ...]:
    """The cheapest payments that meet a demand and leave no other ghost beaten by dice alone."""
    ways = [(demand, payments(demand, roll, tokens)) for demand in demands]
    fewest = min((sum(found[0]) for _, found in ways if found), default=0)
    legal: set[Tokens] = set()
    for demand, found in ways:
        if found and sum(found[0]) == fewest and not spares(demand, rest, roll):
            legal.update(found)
    return tuple(sorted(legal))


def spares(demand: Demand, rest: list[Demands], roll: Roll) -> bool:
    """Whether meeting this demand would spare a ghost that the dice left over beat."""
    if not rest:
        return False
    left = roll if demand.soft == NOTHING else left_over(demand, roll)
    return any(beaten_by_dice(other, left) for other in rest)


def payments(demand: Demand, roll: Roll, tokens: Tokens) -> list[Tokens]:
    """Token counts that, with the roll, meet a demand exactly; all cost the same."""
    soft, hard = demand
    missing = [n - f if n > f else 0 for n, f in zip(soft, roll.faces, strict=True)]
    owed = sum(missing) - roll.white
    if hard == NOTHING and owed <= 0:
        return [NO_TOKENS]
    total = sum(hard) + max(0, owed)
    if total > sum(tokens):
        return []
    most = [min(t, m + h) for t, m, h in zip(tokens[:WILD], missing, hard, strict=True)]
    most.append(min(tokens[WILD], total))
    return [part for part in shares(total, most) if covers(part, hard)]


def covers(payment: Tokens, hard: Colours) -> bool:
    """Whether tokens of each colour, or wild ones for them, meet what dice cannot."""
    lacking = sum(h - p for p, h in zip(payment[:WILD], hard, strict=True) if h > p)
    return lacking <= payment[WILD]


def shares(total: int, most: list[int]) -> list[Colours]:
    """All ways to split ``total`` over the colours with at most that many of each."""
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


def lacking(demands: Demands, roll: Roll, tokens: Tokens) -> Colours:
    """The least that would still have to be there to meet one of the demands."""
    return min((_missing(demand, roll, tokens) for demand in demands), key=sum)


def _missing(demand: Demand, roll: Roll, tokens: Tokens) -> Colours:
    """What dice and tokens of its colours leave of a demand, and then those of any colour."""
    spare = tokens[WILD] + (roll.white if demand.hard == NOTHING else 0)
    left = []
    for soft, hard, faces, held in zip(*demand, roll.faces, tokens[:WILD], strict=True):
        short = max(0, max(0, soft - faces) + hard - held)
        left.append(max(0, short - spare))
        spare = max(0, spare - short)
    return tuple(left)


def beaten_by_dice(demands: Demands, roll: Roll) -> bool:
    """Whether these dice alone meet one of the demands."""
    return can_pay(demands, roll, NO_TOKENS)


def can_pay(demands: Demands, roll: Roll, tokens: Tokens) -> bool:
    """Whether dice and tokens meet one of the demands."""
    return any(payments(demand, roll, tokens) for demand in demands)


def left_over(demand: Demand, roll: Roll) -> Roll:
    """The dice that meeting a demand leaves: coloured faces are used before white ones."""
    missing = sum(max(0, n - f) for n, f in zip(demand.soft, roll.faces, strict=True))
    faces = tuple(max(0, f - n) for n, f in zip(demand.soft, roll.faces, strict=True))
    return Roll(faces, max(0, roll.white - missing))
