"""Push and gather: pieces move between the target land and its neighbours, one at a time."""

from __future__ import annotations

from vigil.core.decision import STOP, Option, choose
from vigil.games.horizons.powers.damage import pick_piece
from vigil.games.horizons.table.pieces import SLOTS, WIDTH
from vigil.games.horizons.table.queries import (
    land_name,
    land_named,
    land_option,
    presence,
    slots_with,
)
from vigil.games.horizons.table.state import State
from vigil.games.horizons.table.verbs import move_piece, move_presence

EVERY: int = 99
"""Count of a push or gather that has no limit."""


async def push(
    s: State, seat: int, land: int, amount: int, kinds: tuple[str, ...], up_to: bool, why: str
) -> list[tuple[int, int]]:
    """Push pieces out of a land; give back slot and destination of each."""
    moved = []
    near = s.setup.island.adjacent[land]
    for _ in range(amount):
        options: list[Option] = [
            ("push", *SLOTS[slot], land_name(s, to))
            for slot in slots_with(s, land, kinds)
            for to in near
        ]
        if not options:
            break
        chosen = await ask_move(s, seat, "push", land, options, up_to)
        if chosen == STOP:
            break
        slot, to = SLOTS.index((str(chosen[1]), int(chosen[2]))), land_named(s, chosen)
        move_piece(s, slot, land, to, why)
        moved.append((slot, to))
    return moved


async def gather(
    s: State, seat: int, land: int, amount: int, kinds: tuple[str, ...], up_to: bool, why: str
) -> int:
    """Gather pieces into a land from its neighbours; give back how many came."""
    for done in range(amount):
        options: list[Option] = [
            ("gather", *SLOTS[slot], land_name(s, start))
            for start in s.setup.island.adjacent[land]
            for slot in slots_with(s, start, kinds)
        ]
        if not options:
            return done
        chosen = await ask_move(s, seat, "gather", land, options, up_to)
        if chosen == STOP:
            return done
        slot, start = SLOTS.index((str(chosen[1]), int(chosen[2]))), land_named(s, chosen)
        move_piece(s, slot, start, land, why)
    return amount


async def ask_move(
    s: State, seat: int, kind: str, land: int, options: list[Option], up_to: bool
) -> Option:
    """Ask for one move, or none where the card says "up to"."""
    return await choose(s, seat, kind, [*options, STOP] if up_to else options, land_option(s, land))


async def push_apart(
    s: State, seat: int, land: int, amount: int, kinds: tuple[str, ...], up_to: bool, why: str
) -> None:
    """Choose pieces first, then push them into as many different lands as possible."""
    chosen: list[int] = []
    while len(chosen) < amount:
        left = [sl for sl in slots_with(s, land, kinds) if free(s, land, sl, chosen)]
        if not left:
            break
        slot = await pick_free(s, seat, land, left, up_to)
        if slot < 0:
            break
        chosen.append(slot)
    near = list(s.setup.island.adjacent[land])
    fresh = near[:]
    for slot in chosen:
        options = [land_option(s, to) for to in fresh]
        to = land_named(s, await choose(s, seat, "push_to", options, ("piece", *SLOTS[slot])))
        move_piece(s, slot, land, to, why)
        fresh.remove(to)
        fresh = fresh or near[:]


def free(s: State, land: int, slot: int, chosen: list[int]) -> bool:
    """Whether a slot still holds a piece that was not chosen."""
    return s.pieces[WIDTH * land + slot] > chosen.count(slot)


async def pick_free(s: State, seat: int, land: int, slots: list[int], stop: bool) -> int:
    """Choose one more piece to be pushed; -1 to stop."""
    options: list[Option] = [("piece", *SLOTS[slot]) for slot in slots]
    about = land_option(s, land)
    chosen = await choose(s, seat, "push_pieces", [*options, STOP] if stop else options, about)
    return -1 if chosen == STOP else SLOTS.index((str(chosen[1]), int(chosen[2])))


async def gather_presence(s: State, seat: int, land: int, up_to: bool, why: str) -> None:
    """Gather one of one's own presence into a land, if one is next to it."""
    sources = [o for o in s.setup.island.adjacent[land] if presence(s, seat, o)]
    if not sources:
        return
    options = [land_option(s, start) for start in sources]
    about = land_option(s, land)
    chosen = await choose(s, seat, "gather_presence", [*options, STOP] if up_to else options, about)
    if chosen == STOP:
        return
    move_presence(s, seat, land_named(s, chosen), land, why)


async def move_dahan(
    s: State, seat: int, land: int, to: int, amount: int, kinds: tuple[str, ...], why: str
) -> int:
    """Move up to so many pieces to a land at any distance; give back how many went."""
    for done in range(amount):
        slot = await pick_piece(s, seat, "move_pieces", land, kinds, stop=True)
        if slot < 0:
            return done
        move_piece(s, slot, land, to, why)
    return amount
