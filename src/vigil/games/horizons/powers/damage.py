"""Dealing damage, destroying, removing and replacing pieces, piece by piece as chosen."""

from __future__ import annotations

from collections.abc import Iterable

from vigil.core.decision import Option, pick
from vigil.games.horizons.model.pieces import DAHAN, INVADERS, LESSER, SLOTS
from vigil.games.horizons.model.queries import (
    count,
    health,
    health_left,
    land_name,
    pieces_in,
    slots_with,
)
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import (
    damage_piece,
    destroy_piece,
    remove_piece,
    replace_piece,
)
from vigil.games.horizons.powers.asking import (
    Tally,
    land_option,
    or_stop,
    piece_options,
    tally_option,
)


async def pick_piece(
    s: State,
    seat: int,
    kind: str,
    land: int,
    kinds: Iterable[str],
    stop: bool = False,
    about: Option = (),
) -> int | None:
    """Ask for one piece of these kinds in a land; ``None`` for none."""
    slots = slots_with(s, land, kinds)
    if not slots:
        return None
    options = or_stop(piece_options(slots), stop)
    return await pick(s, seat, kind, options, about or land_option(s, land))


async def deal_damage(
    s: State, seat: int, land: int, amount: int, kinds: tuple[str, ...], why: str
) -> None:
    """Split damage freely among the invaders of a land, point by point."""
    for done in range(amount):
        slots = slots_with(s, land, kinds)
        total = sum(pieces_in(s, land, slot) * health_left(s, land, slot) for slot in slots)
        if amount - done >= total:
            destroy_all(s, land, kinds, why)
            return
        options = piece_options(slots)
        about = tally_option(s, land, Tally(why, done, amount))
        slot = await pick(s, seat, "damage", options, about)
        damage_piece(s, land, slot, 1, why)


def mortal(s: State, land: int, kinds: Iterable[str]) -> tuple[str, ...]:
    """Those kinds that can be destroyed there: protected dahan cannot."""
    return tuple(kind for kind in kinds if kind != DAHAN or not s.this_turn.dahan_safe[land])


def destroy_all(s: State, land: int, kinds: Iterable[str], why: str) -> None:
    """Destroy every piece of these kinds in a land."""
    for slot in slots_with(s, land, mortal(s, land, kinds)):
        for _ in range(pieces_in(s, land, slot)):
            destroy_piece(s, land, slot, why)


async def destroy_some(
    s: State, seat: int, land: int, amount: int, kinds: tuple[str, ...], why: str
) -> None:
    """Destroy that many pieces of these kinds, as far as they are there."""
    kinds = mortal(s, land, kinds)
    there = count(s, land, kinds)
    if there <= amount and not s.setup.ask_all:
        destroy_all(s, land, kinds, why)
        return
    amount = min(amount, there)
    for done in range(amount):
        about = tally_option(s, land, Tally(why, done, amount))
        slot = await pick_piece(s, seat, "destroy", land, kinds, about=about)
        assert slot is not None
        destroy_piece(s, land, slot, why)


async def remove_some(
    s: State, seat: int, land: int, amount: int, kinds: tuple[str, ...], why: str
) -> None:
    """Remove that many pieces of these kinds, as far as they are there: no fear."""
    amount = min(amount, count(s, land, kinds))
    for done in range(amount):
        about = tally_option(s, land, Tally(why, done, amount))
        slot = await pick_piece(s, seat, "remove", land, kinds, about=about)
        assert slot is not None
        remove_piece(s, land, slot, why)


def damage_each(s: State, land: int, amount: int, kinds: Iterable[str], why: str) -> bool:
    """Damage every piece of these kinds; say whether there was one."""
    hit = [slot for slot in slots_with(s, land, kinds) for _ in range(pieces_in(s, land, slot))]
    for slot in reversed(hit):  # the worst hurt first, so that none is hit twice
        damage_piece(s, land, slot, amount, why)
    return bool(hit)


async def downgrade(s: State, seat: int, land: int, kinds: tuple[str, ...], why: str) -> None:
    """Replace a city by a town or a town by an explorer; damage stays."""
    slot = await pick_piece(s, seat, "downgrade", land, kinds)
    if slot is not None:
        replace_piece(s, land, slot, LESSER[SLOTS[slot][0]], why)


async def remove_health(s: State, seat: int, land: int, amount: int, why: str) -> None:
    """Remove invaders worth at most so much health, one by one."""
    while True:
        slots = [
            slot
            for slot in slots_with(s, land, INVADERS)
            if health(s, land, SLOTS[slot][0]) <= amount
        ]
        if not slots:
            return
        about = ("health", why, amount, land_name(s, land))
        slot = await pick(s, seat, "remove", or_stop(piece_options(slots)), about)
        if slot is None:
            return
        amount -= health(s, land, SLOTS[slot][0])
        remove_piece(s, land, slot, why)
