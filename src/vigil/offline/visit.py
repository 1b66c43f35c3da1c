"""The page at a table: hello, then requests in and messages out, as over a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from vigil.core.errors import VigilError
from vigil.offline.problems import needs_server, problem_of
from vigil.offline.table import LocalTable
from vigil.tables.errors import Refused
from vigil.tables.host import talk
from vigil.tables.host.history import fold
from vigil.tables.host.session import Session
from vigil.tables.limits import Limits, clean_name
from vigil.tables.protocol import messages
from vigil.tables.protocol.messages import AnyRequest, Hello

DECODER: Final = msgspec.json.Decoder(AnyRequest)
NEVER: Final = 1e9
"""Seconds of silence after which a player counts as away: never, on a device."""


class PageWire:
    """The connection to the page."""

    waiting = 0

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write

    def write(self, message: bytes) -> None:
        """Pass a message on."""
        self._write(message.decode())

    def close(self) -> None:
        """Do nothing: the page is never disconnected."""


class Visit(Session[LocalTable]):
    """A page at a table."""

    def __init__(self, hosted: LocalTable, write: Callable[[str], object]) -> None:
        super().__init__(PageWire(write))
        self._hosted = hosted

    async def hear(self, text: str) -> None:
        """Carry out a request, or say why not."""
        request: AnyRequest = DECODER.decode(text)
        try:
            await self._carry_out(self._hosted, request)
        except VigilError as cause:
            problem = problem_of(cause)
            refusal = messages.Refusal(request.id, problem.code, problem.text, problem.data)
            self._viewer.tell(refusal)
        else:
            self._viewer.tell(messages.Done(request.id))

    def leave(self) -> None:
        """The page leaves the table."""
        self._hosted.viewers.discard(self._viewer)

    async def _talk(self, hosted: LocalTable, request: AnyRequest) -> None:
        """Rename the player or do nothing: there is no chat here, and there are no hints."""
        match request:
            case messages.Hint(stop=True) | messages.Away() | messages.Intend():
                pass
            case messages.Rename(name=name):
                longest = Limits().name_length
                await talk.rename(hosted, self._viewer, clean_name(name, longest))
            case messages.PlanIt():
                talk.plan(hosted, self._viewer, request)
            case messages.Unplan(plan=plan):
                talk.unplan(hosted, self._viewer, plan)
            case (
                messages.Suggest()
                | messages.Lead()
                | messages.Mute()
                | messages.Call()
                | messages.Ping()
            ):
                raise Refused("nobody_else")
            case _:
                raise needs_server()

    async def _welcome(self, hosted: LocalTable, hello: Hello) -> None:
        """Welcome the page; the tokens of a device are the numbers of its seats."""
        viewer, room = self._viewer, hosted.room
        viewer.seats = frozenset(seat for seat in room.humans if str(seat) in hello.tokens)
        viewer.language = hello.language
        since = hello.known(room.state.undone.turns, room.ply)
        happened = fold(hosted.log.changes)[1]
        events = [one for one in happened if one[0] > since or since == 0]
        self._tell_welcome(hosted, since, events, NEVER)
        hosted.wake_bots()
