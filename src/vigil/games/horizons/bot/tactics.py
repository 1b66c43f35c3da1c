"""The best result of damage or pushes in one land.

One invader fewer may be worth nothing, and three fewer may save the land, so sets are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from vigil.games.horizons.bot.analysis import INVADER_SLOTS, STRENGTHS, Analysis, Facts
from vigil.games.horizons.model.pieces import FEAR, SLOTS
from vigil.games.horizons.model.queries import health_left


class Deed(NamedTuple):
    """Pieces by their slots, one after another, and the worth of their removal."""

    worth: float
    slots: tuple[int, ...]


NOTHING = Deed(0.0, ())


# -- damage


def best_kills(
    now: Analysis, land: int, facts: Facts, damage: int, slots: Sequence[int], late: bool = False
) -> Deed:
    """The invaders that so much damage shall destroy."""
    return max(kills(now, land, facts, damage, slots, late), default=NOTHING)


def kills(
    now: Analysis, land: int, facts: Facts, damage: int, slots: Sequence[int], late: bool = False
) -> list[Deed]:
    """What can be destroyed with so much damage, none of it more than another but for less."""
    there = [slot for slot in slots if facts.invaders[slot]]
    if not there:
        return []
    before = now.cost_of(land, facts, late)
    pieces = tuple((health_left(now.s, land, slot), facts.invaders[slot]) for slot in there)
    return [
        _killed(now, land, facts, late, before, there, counts)
        for counts in kill_sets(pieces, damage)
    ]


def _killed(
    now: Analysis,
    land: int,
    facts: Facts,
    late: bool,
    before: float,
    there: Sequence[int],
    counts: Sequence[int],
) -> Deed:
    after, fear = facts.copy(), 0
    for slot, count in zip(there, counts, strict=True):
        after.invaders[slot] -= count
        fear += count * FEAR[SLOTS[slot][0]]
    worth = before - now.cost_of(land, after, late) + now.fear(fear)
    fallen = zip(there, counts, strict=True)
    return Deed(worth, tuple(slot for slot, count in fallen for _ in range(count)))


@lru_cache(maxsize=4096)
def kill_sets(pieces: tuple[tuple[int, int], ...], damage: int) -> tuple[tuple[int, ...], ...]:
    """How many of each kind can fall, by the health and number of each: all that leave no kill."""
    if not pieces:
        return ((),)
    (health, there), rest = pieces[0], pieces[1:]
    most = min(there, damage // health)
    found = []
    for count in range(most, -1, -1):
        left = damage - count * health
        for others in kill_sets(rest, left):
            spent = sum(each * n for (each, _), n in zip(rest, others, strict=True))
            if count == there or left - spent < health:
                found.append((count, *others))
    return tuple(found)


# -- pushes


def best_pushes(
    now: Analysis,
    land: int,
    facts: Facts,
    amount: int,
    slots: Sequence[int],
    *,
    up_to: bool = True,
    late: bool = False,
) -> Deed:
    """The pieces that shall be pushed; or invaders alone, of whom several must go to matter."""
    invaders = [slot for slot in slots if slot in INVADER_SLOTS]
    deed = _push_on(now, land, facts, amount, slots, up_to, late)
    if not up_to or len(invaders) in (0, len(slots)):
        return deed
    return max(deed, _push_on(now, land, facts, amount, invaders, up_to, late))


def _push_on(
    now: Analysis,
    land: int,
    facts: Facts,
    amount: int,
    slots: Sequence[int],
    up_to: bool,
    late: bool,
) -> Deed:
    """The best piece first, then more pieces as long as the total grows."""
    left, cost, worth = facts.copy(), now.cost_of(land, facts, late), 0.0
    pushed: list[int] = []
    best = NOTHING
    for _ in range(amount):
        tried = [
            (cost - after - now.room(land, slot, late), _strength(slot), slot, after)
            for slot in slots
            if left.has(slot)
            for after in (now.cost_of(land, left.without(slot), late),)
        ]
        if not tried:
            break
        gain, _, slot, cost = max(tried)
        left.add(slot, -1)
        pushed.append(slot)
        worth += gain
        if worth > best.worth or not up_to:
            best = Deed(worth, tuple(pushed))
    return best


def _strength(slot: int) -> int:
    """Among pieces that are worth the same the strongest goes first, dahan last."""
    return STRENGTHS[slot] if slot in INVADER_SLOTS else 0
