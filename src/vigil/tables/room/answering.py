"""Starting a game, answering its questions, pausing it, and playing again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.tables.errors import Forbidden, Refused
from vigil.tables.room.changes import Answered, Paused, Rematched, Resumed, Started, event_data
from vigil.tables.room.seats import check_taken

if TYPE_CHECKING:
    from vigil.tables.room.room import Room


def start(room: Room) -> Started:
    """Start, once every seat is taken."""
    if room.table is not None:
        raise Refused("already_started")
    check_taken(room.state.seats)
    room.open()
    return room.noted(Started(room.game.record.answers, event_data(room.game.events)))


def answer(room: Room, number: int, ply: int, index: int) -> Answered:
    """Answer the pending question."""
    check_playing(room)
    table, decision = room.game, room.game.decision
    if ply != table.ply or decision is None:
        late = None if decision is None else room.late.now(number, ply, index, decision)
        if decision is None or late is None:
            raise Refused("stale", ply=ply, now=table.ply)
        index = late
    if index not in decision.options_of(number):
        if number not in decision.seats():
            raise Forbidden("not_asked", seat=number)
        raise Refused("no_such_option", answer=index, last=len(decision.options) - 1)
    return room.noted(room.apply(number, index))


def answer_as_bot(room: Room, number: int, ply: int, index: int) -> Answered:
    """Answer for a bot, unless people must agree first or the bot has lost its seat."""
    if room.state.proposal is not None or not room.state.seat(number).bot:
        raise Forbidden("not_asked", seat=number)
    return answer(room, number, ply, index)


def check_playing(room: Room) -> None:
    """Refuse requests that need a game in progress."""
    if room.status != "playing":
        raise Refused({"waiting": "not_started", "over": "game_over"}.get(room.status, "paused"))


def pause(room: Room, number: int) -> Paused:
    """Pause: bots wait, questions stay open."""
    check_playing(room)
    return room.make(Paused(number))


def resume(room: Room, number: int) -> Resumed:
    """Resume the game."""
    if room.status != "paused":
        raise Refused("not_paused")
    return room.make(Resumed(number))


def rematch(room: Room, table: str) -> Rematched:
    """Note the table of the rematch."""
    check_rematch(room)
    return room.make(Rematched(table))


def check_rematch(room: Room) -> None:
    """Refuse a rematch before the end, or a second one."""
    if not room.over:
        raise Refused("not_over")
    if room.state.rematch:
        raise Refused("rematch_exists", table=room.state.rematch)
