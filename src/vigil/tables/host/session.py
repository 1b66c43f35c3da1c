"""A viewer at a table: handling each request."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from vigil.tables.errors import Refused
from vigil.tables.host import talk
from vigil.tables.host.table_host import TableHost
from vigil.tables.host.viewer import Viewer, Wire, question_for
from vigil.tables.protocol import messages
from vigil.tables.protocol.messages import AnyRequest, ChatLine, Hello
from vigil.tables.room import undoing
from vigil.tables.room.changes import PlyEvents

H = TypeVar("H", bound=TableHost)


class Session(ABC, Generic[H]):
    """After hello, the viewer plays, watches and talks to others."""

    def __init__(self, wire: Wire) -> None:
        self._viewer = Viewer(wire)

    async def _carry_out(self, hosted: H, request: AnyRequest) -> None:
        """Handle a request; those of players go to the table's queue."""
        match request:
            case messages.Hello():
                await self._welcome(hosted, request)
            case _ if self._viewer not in hosted.viewers:
                raise Refused("hello_first")
            case messages.Play():
                await hosted.play(self._viewer, request)
            case messages.Look():
                talk.look(hosted, self._viewer)
            case _:
                await self._talk(hosted, request)

    @abstractmethod
    async def _welcome(self, hosted: H, hello: Hello) -> None:
        """Let a viewer in, and send everything needed to draw the table."""

    @abstractmethod
    async def _talk(self, hosted: H, request: AnyRequest) -> None:
        """Handle what a viewer says, shows or asks besides playing."""

    def _tell_welcome(
        self,
        hosted: H,
        since: int,
        events: list[PlyEvents],
        silent_seconds: float,
        chat: Sequence[ChatLine] = (),
    ) -> None:
        """Send everything the viewer needs in one message, with the events since a ply."""
        room, seats = hosted.room, self._viewer.seats
        hosted.viewers.add(self._viewer)
        welcome = messages.Welcome(
            table=hosted.info(),
            seats=sorted(seats),
            ply=room.ply,
            view=hosted.table.view(),
            decision=question_for(room.decision, seats),
            since=since,
            turns=room.state.undone.turns,
            events=events,
            chat=list(chat),
            undo=undoing.undo_targets(room, seats),
            plans=hosted.table.marks.plans,
            silent_seconds=silent_seconds,
        )
        self._viewer.tell(welcome)
