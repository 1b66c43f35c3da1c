"""Going back, and doing again what was undone: at once where it is one's own, else by agreement."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vigil.core.errors import BadRecord, NothingToUndo
from vigil.core.undo import Depth
from vigil.tables.errors import Refused
from vigil.tables.room.changes import AnyChange, Proposed, Redone, Rewound
from vigil.tables.room.state import Seats, UndoTarget, UndoTargets

if TYPE_CHECKING:
    from vigil.tables.room.room import Room

DEPTHS: Final[tuple[Depth, ...]] = ("choice", "action", "turn")


def undo(
    room: Room,
    number: int,
    depth: Depth = "choice",
    to: int | None = None,
    other_seats: Seats = (),
) -> AnyChange:
    """Take back one's own choices at once where nothing is revealed, else propose it.

    Whoever plays alone takes back anything.
    """
    target = _plies(room, {number, *other_seats})[depth] if to is None else to
    if not 0 <= target < room.game.ply:
        raise Refused("no_such_ply", ply=target, last=room.game.ply)
    if _target(room, target, {number, *other_seats}, room.game.last_reveal).free:
        return go_back(room, target, number)
    return room.make(Proposed(number, target, tuple(sorted(other_seats))))


def undo_targets(room: Room, seats: Seats) -> UndoTargets | None:
    """Where the undos of whoever has these seats would go; ``None`` before the game."""
    if room.table is None:
        return None
    redo = _redo_target(room, seats)
    try:
        targets = _plies(room, seats)
    except Refused:
        return UndoTargets(None, None, None, redo)
    reveal = room.game.last_reveal
    told = {to: _target(room, to, seats, reveal) for to in set(targets.values())}
    choice, action, turn = (told[targets[depth]] for depth in DEPTHS)
    return UndoTargets(choice, action, turn, redo)


def _target(room: Room, to: int, seats: Seats, last_reveal: int) -> UndoTarget:
    """What going back to a ply means for whoever has these seats."""
    answered, harmless = room.game.answered_since(to), to >= last_reveal and not room.over
    return room.state.undo_target(to, answered, seats, harmless=harmless)


def _plies(room: Room, seats: Seats) -> Mapping[Depth, int]:
    """Where the last choice of these seats, its action and its turn began; else of anybody."""
    people = [number for number, seat in enumerate(room.state.seats) if not seat.bot]
    with suppress(NothingToUndo, BadRecord):
        return room.game.undo_targets(seats)
    try:
        return room.game.undo_targets(people)
    except (NothingToUndo, BadRecord) as cause:
        raise Refused(cause.code, **cause.data) from cause


def go_back(room: Room, to: int, number: int) -> Rewound:
    """Go back; chance answers again as it did, so the game may stand further on."""
    try:
        room.rewind(to)
    except BadRecord as cause:
        raise Refused(cause.code, **cause.data) from cause
    return room.noted(Rewound(room.game.ply, number))


def redo(room: Room, number: int, other_seats: Seats = ()) -> AnyChange:
    """Do again what was undone last, at once where it was one's own, else propose it."""
    target = _redo_target(room, {number, *other_seats})
    if target is None:
        raise Refused("nothing_to_redo")
    if target.free:
        return do_again(room, number)
    return room.make(Proposed(number, target.to, tuple(sorted(other_seats))))


def _redo_target(room: Room, seats: Seats) -> UndoTarget | None:
    """Where a redo leads; chance answers as it did, so it reveals nothing."""
    undone = room.state.undone
    if not undone.stops:
        return None
    answered = [reply.seat for reply in undone.next(room.game)]
    return room.state.undo_target(undone.stops[-1], answered, seats, harmless=True)


def do_again(room: Room, number: int) -> Redone:
    """Do again what was undone last."""
    undone = room.state.undone
    given = [undone.give(room.game, reply) for reply in undone.next(room.game)]
    return room.noted(Redone(number, tuple(given)))
