"""Undo and redo: at once for your own choices, otherwise by agreement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vigil.core.errors import BadRecord, NothingToUndo
from vigil.core.taking_back import take_back
from vigil.core.undo import Depth
from vigil.tables.errors import Refused
from vigil.tables.room.changes import (
    AnyChange,
    Proposed,
    Redone,
    Rewound,
    WithdrawalProposed,
    Withdrawn,
)
from vigil.tables.room.redo_stack import Reply
from vigil.tables.room.state import Seats, UndoTarget, UndoTargets
from vigil.tables.room.way_back import way_back, whole_way_back

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
    """Undo your own choices at once if nothing is revealed, otherwise propose it.

    What others have chosen since then stays if it does not depend on them; an undo to a ply affects
    everyone. A player alone can undo anything.
    """
    own = {number, *other_seats}
    if to is None:
        way = way_back(room, _plies(room, own)[depth], own)
    elif 0 <= to < room.game.ply:
        way = whole_way_back(room, to, own)
    else:
        raise Refused("no_such_ply", ply=to, last=room.game.ply)
    if way.target.free:
        return go_back(room, way.target.to, number, way.whose)
    proposed = number, way.target.to, tuple(sorted(other_seats))
    if way.whose:
        return room.make(WithdrawalProposed(*proposed, way.whose))
    return room.make(Proposed(*proposed))


def undo_targets(room: Room, seats: Seats) -> UndoTargets | None:
    """The targets of the undos of these seats' player; ``None`` before the game."""
    if room.table is None:
        return None
    redo = _redo_target(room, seats)
    try:
        targets = _plies(room, seats)
    except Refused:
        return UndoTargets(None, None, None, redo)
    told = {to: way_back(room, to, seats).target for to in set(targets.values())}
    choice, action, turn = (told[targets[depth]] for depth in DEPTHS)
    return UndoTargets(choice, action, turn, redo)


def _plies(room: Room, seats: Seats) -> Mapping[Depth, int]:
    """The plies of the last choice of these seats, its action and its turn; else of any seat."""
    people = [number for number, seat in enumerate(room.state.seats) if not seat.bot]
    with suppress(NothingToUndo, BadRecord):
        return room.game.undo_targets(seats)
    try:
        return room.game.undo_targets(people)
    except (NothingToUndo, BadRecord) as cause:
        raise Refused(cause.code, **cause.data) from cause


def go_back(room: Room, to: int, number: int, whose: Seats = ()) -> Rewound | Withdrawn:
    """Rewind, or undo the choices of some seats alone.

    Chance answers again as it did, so the game may end up further on.
    """
    try:
        if whose:
            plan = take_back(room.game, room.copy_at(to), whose)
            kept = [Reply(choice.seat, choice.answers) for choice in plan.kept]
            return room.noted(Withdrawn(to, number, room.take_back(to, kept)))
        room.rewind(to)
    except BadRecord as cause:
        raise Refused(cause.code, **cause.data) from cause
    return room.noted(Rewound(room.game.ply, number))


def redo(room: Room, number: int, other_seats: Seats = ()) -> AnyChange:
    """Redo the last undo, at once if the choices were your own, otherwise propose it."""
    target = _redo_target(room, {number, *other_seats})
    if target is None:
        raise Refused("nothing_to_redo")
    if target.free:
        return do_again(room, number)
    return room.make(Proposed(number, target.to, tuple(sorted(other_seats))))


def _redo_target(room: Room, seats: Seats) -> UndoTarget | None:
    """The target of a redo; chance answers as before, so it reveals nothing."""
    undone = room.state.undone
    if not undone.stops:
        return None
    answered = Counter(reply.seat for reply in undone.next(room.game))
    if undone.branch is not None:  # answers that stay are given again
        answered -= Counter(room.game.answered_since(undone.branch))
    moved = list(answered.elements())
    return room.state.undo_target(undone.stops[-1], moved, seats, harmless=True)


def do_again(room: Room, number: int) -> Redone:
    """Redo the last undo."""
    undone = room.state.undone
    to = undone.branch
    return room.noted(Redone(number, room.do_again(undone.next(room.game), to), to))
