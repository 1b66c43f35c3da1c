"""Push and gather: pieces move between the target land and its neighbours, one at a time."""

from __future__ import annotations

from typing import NamedTuple

from vigil.core.decision import Option, pick
from vigil.games.horizons.model.pieces import SLOTS
from vigil.games.horizons.model.queries import count, land_name, pieces_in, presence, slots_with
from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import move_piece, move_presence
from vigil.games.horizons.powers.asking import (
    Tally,
    land_option,
    land_options,
    or_stop,
    piece_option,
    piece_options,
    tally_option,
)

EVERY: int = 99
"""Count of a push or gather that has no limit."""


class Move(NamedTuple):
    """A push or gather: the mover, how many pieces, the land, and the reason."""

    seat: int
    land: int
    amount: int
    kinds: tuple[str, ...]
    why: str
    up_to: bool = True
    """Whether fewer may be moved."""


class Pushed(NamedTuple):
    """A piece that was pushed, and where to."""

    slot: int
    to: int


def progress(s: State, move: Move, done: int, left: int) -> Option:
    """The subject of the next question of a move, with that many pieces left to move."""
    amount = min(move.amount, done + left)
    return tally_option(s, move.land, Tally(move.why, done, amount, move.up_to))


async def push(s: State, move: Move) -> list[Pushed]:
    """Push pieces out of a land; return where each of them went."""
    pushed: list[Pushed] = []
    for done in range(move.amount):
        options: dict[Option, tuple[int, int]] = {
            ("push", *SLOTS[slot], land_name(s, to)): (slot, to)
            for slot in slots_with(s, move.land, move.kinds)
            for to in s.setup.island.adjacent[move.land]
        }
        if not options:
            break
        offered = or_stop(options, move.up_to)
        about = progress(s, move, done, count(s, move.land, move.kinds))
        one = await pick(s, move.seat, "push", offered, about)
        if one is None:
            break
        pushed.append(Pushed(*one))
        move_piece(s, pushed[-1].slot, move.land, pushed[-1].to, move.why)
    return pushed


async def gather(s: State, move: Move) -> None:
    """Gather pieces into a land from its neighbours."""
    near = s.setup.island.adjacent[move.land]
    for done in range(move.amount):
        options: dict[Option, tuple[int, int]] = {
            ("gather", *SLOTS[slot], land_name(s, start)): (slot, start)
            for start in near
            for slot in slots_with(s, start, move.kinds)
        }
        if not options:
            return
        offered = or_stop(options, move.up_to)
        there = sum(count(s, start, move.kinds) for start in near)
        about = progress(s, move, done, there)
        one = await pick(s, move.seat, "gather", offered, about)
        if one is None:
            return
        slot, start = one
        move_piece(s, slot, start, move.land, move.why)


async def push_apart(s: State, move: Move) -> None:
    """Choose pieces first, then push them into as many lands as possible; the rest go anywhere."""
    near = s.setup.island.adjacent[move.land]
    fresh = list(near)
    for slot in await pick_to_push(s, move):
        options = land_options(s, fresh or near)
        to = await pick(s, move.seat, "push_to", options, piece_option(slot))
        move_piece(s, slot, move.land, to, move.why)
        if to in fresh:
            fresh.remove(to)


async def pick_to_push(s: State, move: Move) -> list[int]:
    """The pieces to push, by slot."""
    chosen: list[int] = []
    there = count(s, move.land, move.kinds)
    while len(chosen) < move.amount:
        left = [
            slot
            for slot in slots_with(s, move.land, move.kinds)
            if pieces_in(s, move.land, slot) > chosen.count(slot)
        ]
        if not left:
            break
        options = or_stop(piece_options(left), move.up_to)
        about = progress(s, move, len(chosen), there - len(chosen))
        slot = await pick(s, move.seat, "push_pieces", options, about)
        if slot is None:
            break
        chosen.append(slot)
    return chosen


async def gather_presence(s: State, seat: int, land: int, up_to: bool, why: str) -> None:
    """Gather one of the user's presence into a land, if one is next to it."""
    sources = [other for other in s.setup.island.adjacent[land] if presence(s, seat, other)]
    if not sources:
        return
    options = or_stop(land_options(s, sources), up_to)
    start = await pick(s, seat, "gather_presence", options, land_option(s, land))
    if start is not None:
        move_presence(s, seat, start, land, why)


async def move_far(s: State, move: Move, to: int) -> int:
    """Move pieces to a land at any distance; return how many went."""
    for done in range(move.amount):
        slots = slots_with(s, move.land, move.kinds)
        if not slots:
            return done
        options = or_stop(piece_options(slots), move.up_to)
        about = progress(s, move, done, count(s, move.land, move.kinds))
        slot = await pick(s, move.seat, "move_pieces", options, about)
        if slot is None:
            return done
        move_piece(s, slot, move.land, to, move.why)
    return move.amount
