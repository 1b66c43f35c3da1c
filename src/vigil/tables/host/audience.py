"""The messages to a table's viewers, each filtered for its reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.core.decision import CHANCE
from vigil.tables.host.history import events_of
from vigil.tables.host.open_table import OpenTable
from vigil.tables.host.presence import Presence
from vigil.tables.host.quiet_timer import QuietTimer
from vigil.tables.host.viewer import encode, question_for
from vigil.tables.protocol import messages
from vigil.tables.protocol.messages import Message
from vigil.tables.room import undoing
from vigil.tables.room.changes import (
    Answered,
    Change,
    PlyEvents,
    Redone,
    Rematched,
    Reopened,
    Rewound,
    SeatChange,
    Started,
    Withdrawn,
)
from vigil.tables.room.room import Room

QUIET: Final = 0.05
LONGEST_WAIT: Final = 1.0
"""The delay of a view after the last change, and its upper limit.

In fast play the updates report the events, and the view comes once.
"""

UNMUTED: Final = -2
"""The seat number of a message that cannot be muted."""


class Audience:
    """The viewers on this server, and how much of the log they have received."""

    def __init__(self, table: OpenTable, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._known = table.room.state.entries
        """The entry up to which viewers have received the events."""
        self._view = QuietTimer(QUIET, LONGEST_WAIT)

    @property
    def _room(self) -> Room:
        return self._table.room

    @property
    def is_view_due(self) -> bool:
        """Whether a view is pending."""
        return self._view.is_due

    # -- changes of the room

    def tell(self, change: Change) -> None:
        """Send all viewers the changes they have not received."""
        if self._room.state.entries <= self._known:
            return
        self._known = self._room.state.entries
        if not self._table.viewers:
            return
        self._tell_change(change)
        if not isinstance(change, Answered) or self._room.over:
            self.tell_status()

    def _tell_change(self, change: Change) -> None:
        match change:
            case Answered() | Started():
                self._tell_update(change)
                self._view.stir(self._tell_view)
            case Redone(seat, answered, int(to)) | Withdrawn(to, seat, answered):
                self._tell_all(seat, to, events_of(answered))
            case Redone(seat, answered):
                for one in answered:
                    self._tell_update(one)
                self.broadcast(messages.Redone(self._room.ply, seat))
                self._view.stir(self._tell_view)
            case Rewound(seat=seat):
                self._tell_all(seat)
            case Reopened():
                self._tell_all()
            case Rematched(new):
                self.broadcast(messages.Rematch(self._table.row.id, new))
            case SeatChange(seat):
                self._take_away(seat)
                self._presence.share()

    def _take_away(self, seat: int) -> None:
        """Make the viewer with the newest token of a seat say hello again."""
        for viewer in self._table.viewers:
            if seat in viewer.seats:
                viewer.lose(seat)
                viewer.tell(messages.Unseated(seat))

    def _tell_update(self, change: Answered | Started) -> None:
        """Send the update, with the question only to those who are asked."""
        ply = change.ply + len(change.answers) if isinstance(change, Answered) else self._room.ply
        decision = self._room.decision if ply == self._room.ply else None
        asked = frozenset(() if decision is None else decision.seats())
        seat = change.seat if isinstance(change, Answered) else CHANCE
        made: dict[bool, bytes] = {}
        for viewer in self._table.viewers:
            mine = not viewer.seats.isdisjoint(asked)
            if mine not in made:
                question = question_for(decision, asked if mine else frozenset())
                update = messages.Update(ply, seat, change.events, question)
                made[mine] = encode(update)
            viewer.send(made[mine])

    def _tell_view(self) -> None:
        """Send the view to each viewer, with the undo options of their seats."""
        view = self._table.view() if self._table.viewers else None
        if view is None:
            return
        made: dict[frozenset[int], bytes] = {}
        for viewer in self._table.viewers:
            seats = frozenset(viewer.seats)
            if seats not in made:
                undo = undoing.undo_targets(self._room, seats)
                made[seats] = encode(messages.View(self._room.ply, view, undo))
            viewer.send(made[seats])

    def _tell_all(
        self, seat: int = CHANCE, since: int | None = None, events: Sequence[PlyEvents] = ()
    ) -> None:
        """Send everything again: what was shown before is invalid, but these events are valid."""
        room, view = self._room, self._table.view() if self._table.viewers else None
        if view is None:
            return
        turns = room.state.undone.turns
        for viewer in self._table.viewers:
            question = question_for(room.decision, viewer.seats)
            undo = undoing.undo_targets(room, viewer.seats)
            heard = room.ply if since is None else since, list(events)
            viewer.tell(messages.Rewound(room.ply, seat, view, question, undo, turns, *heard))

    def show_again(self, before: Room) -> None:
        """Send the full state to viewers who missed entries; replaced players lose their seat."""
        if self._room.state.entries <= self._known:
            return
        self._known = self._room.state.entries
        seats = enumerate(zip(before.state.seats, self._room.state.seats, strict=True))
        for number in [n for n, (old, new) in seats if old.generation != new.generation]:
            self._take_away(number)
        self._tell_all()
        self.tell_status()

    # -- messages to all

    def tell_status(self) -> None:
        """Send seats, proposals, presence or the state of the table."""
        if self._table.viewers:
            self.broadcast(messages.Status(self._table.info()))

    def broadcast(self, message: Message) -> None:
        """Send a message to all viewers."""
        self.send_all(encode(message))

    def send_all(self, data: bytes, seat: int = UNMUTED) -> None:
        """Send an encoded message to all viewers who have not muted its seat."""
        for viewer in self._table.viewers:
            if seat not in viewer.muted:
                viewer.send(data)

    def close(self) -> None:
        """Disconnect all viewers; they reconnect if they can."""
        for viewer in self._table.viewers:
            viewer.wire.close()

    def stop(self) -> None:
        """Disconnect all viewers for good."""
        self.close()
        self._view.cancel()
