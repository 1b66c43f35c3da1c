"""The page at a table: hello, then requests in and messages out, as over a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from vigil.core.errors import VigilError
from vigil.offline.problems import problem_of
from vigil.offline.table import LocalTable, needs_server
from vigil.tables.errors import Refused
from vigil.tables.host.history import fold
from vigil.tables.host.playing import played
from vigil.tables.host.viewer import Viewer, question_for
from vigil.tables.protocol import messages
from vigil.tables.protocol.messages import AnyRequest, Hello

DECODER: Final = msgspec.json.Decoder(AnyRequest)
NEVER: Final = 1e9
"""Seconds of silence after which somebody counts as away: nobody is away from his own device."""


class PageWire:
    """The way to the page."""

    waiting = 0

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write

    def write(self, message: bytes) -> None:
        """Hand a message over."""
        self._write(message.decode())

    def close(self) -> None:
        """The page is never sent away."""


class Visit:
    """One page at one table."""

    def __init__(self, hosted: LocalTable, write: Callable[[str], object]) -> None:
        self._hosted = hosted
        self._viewer = Viewer(PageWire(write))

    async def hear(self, text: str) -> None:
        """Carry a request out, or say why not."""
        request: AnyRequest = DECODER.decode(text)
        try:
            await self._carry_out(request)
        except VigilError as cause:
            problem = problem_of(cause)
            refusal = messages.Refusal(request.id, problem.code, problem.text, problem.data)
            self._viewer.tell(refusal)
        else:
            self._viewer.tell(messages.Done(request.id))

    def leave(self) -> None:
        """The page goes elsewhere."""
        self._hosted.table.viewers.discard(self._viewer)

    async def _carry_out(self, request: AnyRequest) -> None:
        hosted, viewer = self._hosted, self._viewer
        match request:
            case Hello():
                self._welcome(request)
                hosted.wake_bots()
            case messages.Play():
                await hosted.do(lambda room: played(room, viewer.seats, request))
            case messages.Look():
                decision = hosted.room.decision
                whole = None if decision is None else decision.to_data()
                viewer.tell(messages.Question(hosted.room.ply, whole))
            case messages.Hint(stop=True):
                pass
            case messages.Suggest() | messages.Lead() | messages.Mute():
                raise Refused("nobody_else")
            case _:
                raise needs_server()

    def _welcome(self, hello: Hello) -> None:
        """Everything the page needs to draw the table."""
        hosted, viewer = self._hosted, self._viewer
        people = hosted.room.humans
        viewer.seats = frozenset(seat for seat in people if str(seat) in hello.tokens)
        viewer.language = hello.language
        hosted.table.viewers.add(viewer)
        happened, turns = fold(hosted.changes)[1], hosted.room.state.undone.turns
        since = hello.known(turns, hosted.room.ply)
        welcome = messages.Welcome(
            table=hosted.table.info(),
            seats=sorted(viewer.seats),
            ply=hosted.room.ply,
            view=hosted.room.view(),
            decision=question_for(hosted.room.decision, viewer.seats),
            since=since,
            turns=turns,
            events=[one for one in happened if one[0] > since or since == 0],
            chat=[],
            undo=hosted.room.undo_targets(viewer.seats),
            silent_seconds=NEVER,
        )
        viewer.tell(welcome)
