"""The socket of a viewer: hello, then requests in and messages out."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from vigil.core.errors import VigilError
from vigil.server.common.address import address_of
from vigil.server.common.errors import Forbidden, Refused, TooMuch
from vigil.server.common.limits import Bucket, clean_name, clean_text
from vigil.server.common.metrics import REFUSALS
from vigil.server.common.problems import refusal
from vigil.server.room.changes import AnyChange
from vigil.server.room.room import Room
from vigil.server.services import Services
from vigil.server.table import messages
from vigil.server.table.history import events_since
from vigil.server.table.messages import AnyRequest, Hello
from vigil.server.table.table_host import TableHost
from vigil.server.table.viewer import Viewer, question_for
from vigil.server.wire.socket_wire import GOING_AWAY, wire_of

Socket: TypeAlias = WebSocket[Any, Any, Any]

LOGGER: Final = logging.getLogger("vigil")
DECODER: Final = msgspec.json.Decoder(AnyRequest)
EMOTES: Final = ("hello", "thanks", "well_done", "hurry", "oops", "think", "yes", "no")


class ViewerSession:
    """One viewer at one table."""

    def __init__(self, socket: Socket, services: Services) -> None:
        self._socket = socket
        self._hub = services.hub
        self._signer = services.signer
        self._connections = services.connections
        self._limits = limits = services.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._viewer = Viewer(wire_of(socket.scope))

    async def run(self, table: str) -> None:
        """Serve the viewer until it goes."""
        await self._socket.accept()
        try:
            with self._connections.one(address_of(self._socket)):
                await self._hub.room(table)
                await self._listen(table)
        except VigilError as cause:
            self._refuse(cause, None)
            await self._socket.close(GOING_AWAY)
        except WebSocketDisconnect:
            pass
        finally:
            if table in self._hub.rooms:
                self._leave(self._hub.rooms[table])

    def _identify(self, hosted: TableHost, hello: Hello) -> None:
        """Who this is, by the tokens shown; a token that is out of date is worth nothing."""
        seats = hosted.room.state.seats
        claims = [self._signer.read(token) for token in hello.tokens]
        own = [claim for claim in claims if claim is not None and claim.table == hosted.row.id]
        mine = [c.seat for c in own if 0 <= c.seat < len(seats) and seats[c.seat].human]
        valid = [c.seat for c in own if c.seat in mine and seats[c.seat].generation == c.generation]
        name = seats[min(valid)].name if valid else hello.name
        viewer = self._viewer
        viewer.seats = frozenset(valid)
        viewer.name = clean_name(name, self._limits.name_length) if name else ""
        viewer.language = hello.language

    async def _welcome(self, hosted: TableHost, hello: Hello) -> None:
        """Everything the viewer needs to draw the table, in one message and in order."""
        chat = await self._hub.store.chat(hosted.row.id)
        async with hosted.lock:
            await hosted.be_current()
            entries = hosted.room.state.entries
            events = await events_since(self._hub.store, hosted.row.id, hello.since, entries)
            self._identify(hosted, hello)
            hosted.viewers.add(self._viewer)
            seats = self._viewer.seats
            welcome = messages.Welcome(
                table=hosted.info(),
                seats=sorted(seats),
                ply=hosted.ply,
                view=hosted.room.view(),
                decision=question_for(hosted.decision, seats),
                events=events,
                chat=[messages.ChatLine(**line) for line in chat],
                undo=hosted.room.undo_targets(seats),
            )
            self._viewer.tell(welcome)
            hosted.tell_presence()
        hosted.wake_bot()  # the server that had it think may be gone

    def _leave(self, hosted: TableHost) -> None:
        hosted.viewers.discard(self._viewer)
        hosted.tell_presence()

    # -- listening and replying

    async def _receive(self) -> AnyRequest:
        data = await self._socket.receive_data(mode="text")
        if len(data) > self._limits.message_bytes:
            raise TooMuch("message_too_long", longest=self._limits.message_bytes)
        if not self._bucket.take():
            raise TooMuch("too_fast")
        try:
            request: AnyRequest = DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError) as cause:
            raise Refused("bad_message", reason=str(cause)) from cause
        return request

    async def _listen(self, table: str) -> None:
        while True:
            try:
                request = await self._receive()
            except VigilError as cause:
                self._refuse(cause, None)
            else:
                await self._reply(table, request)

    async def _reply(self, table: str, request: AnyRequest) -> None:
        """Carry a request out, or say why not."""
        try:
            await self._carry_out(await self._hub.room(table), request)
        except VigilError as cause:
            self._refuse(cause, request.id)
        except Exception:
            LOGGER.exception("unexpected at a socket")
            self._refuse(Refused("internal"), request.id)
        else:
            self._viewer.tell(messages.Done(request.id))

    def _refuse(self, error: VigilError, id: int | None) -> None:
        REFUSALS.labels(error.code).inc()
        self._viewer.send(refusal(error, id, self._viewer.language).encode())

    async def _carry_out(self, hosted: TableHost, request: AnyRequest) -> None:
        viewer = self._viewer
        match request:
            case Hello():
                await self._welcome(hosted, request)
            case _ if viewer not in hosted.viewers:
                raise Refused("hello_first")
            case messages.Say(text=text):
                await self._say(hosted, clean_text(text, self._limits.chat_length))
            case messages.Emote(emote=emote):
                if emote not in EMOTES:
                    raise Refused("no_such_emote", value=emote, known=", ".join(EMOTES))
                seat = viewer.speaks_as
                await hosted.announce(messages.Emoted(viewer.name, seat, emote), seat)
            case messages.Suggest(ply=ply, index=index):
                await self._suggest(hosted, ply, index)
            case messages.Lead(ply=ply):
                if ply is not None and not 0 <= ply <= hosted.last_ply:
                    raise Refused("no_such_ply", ply=ply, last=hosted.last_ply)
                seat = viewer.speaks_as
                await hosted.announce(messages.Led(viewer.name, seat, ply), seat)
            case messages.Look():
                whole = None if hosted.decision is None else hosted.decision.to_data()
                viewer.tell(messages.Question(hosted.ply, whole))
            case messages.Mute(of=seat, muted=muted):
                last = len(hosted.room.state.seats) - 1
                if not -1 <= seat <= last:
                    raise Refused("no_such_seat", seat=seat, last=last)
                (viewer.muted.add if muted else viewer.muted.discard)(seat)
            case _:
                await hosted.do(partial(self._play, hosted, request))

    def _play(self, hosted: TableHost, request: AnyRequest, room: Room) -> AnyChange:
        """What a request asks of the room, for the seat it speaks for and still has."""
        seat, seats = self._seat(hosted, request), self._viewer.seats
        match request:
            case messages.Answer(ply=ply, index=index):
                return room.answer(seat, ply, index)
            case messages.Undo(depth=depth, to=to):
                return room.undo(seat, depth, to, seats - {seat})
            case messages.Concede():
                return room.concede(seat, seats - {seat})
            case messages.Agree():
                return room.agree(seat, seats - {seat})
            case messages.Decline():
                return room.decline(seat)
            case messages.Pause():
                return room.pause(seat)
            case _:
                return room.resume(seat)

    def _seat(self, hosted: TableHost, request: AnyRequest) -> int:
        """The seat that acts: the one named, else one that has the option or is asked."""
        seats, seat = self._viewer.seats, request.seat
        if not seats or (seat is not None and seat not in seats):
            raise Forbidden("not_your_seat", seat=-1 if seat is None else seat)
        if seat is not None:
            return seat
        if hosted.decision is None or len(seats) == 1:
            return min(seats)
        asked = [mine for mine in seats if mine in hosted.decision.seats()]
        if isinstance(request, messages.Answer):
            index = request.index
            asked = [s for s in asked if index in hosted.decision.options_of(s)] or asked
        return min(asked, default=min(seats))

    async def _say(self, hosted: TableHost, text: str) -> None:
        viewer = self._viewer
        if not viewer.name:
            raise Forbidden("name_yourself")
        seat = viewer.speaks_as
        at = await self._hub.store.add_chat(hosted.row.id, viewer.name, seat, text)
        await hosted.announce(messages.Chat(at, viewer.name, seat, text), seat)

    async def _suggest(self, hosted: TableHost, ply: int, index: int) -> None:
        viewer, decision = self._viewer, hosted.decision
        if not viewer.seats:
            raise Forbidden("not_your_seat", seat=-1)
        if decision is None or ply != hosted.ply:
            raise Refused("stale", ply=ply, now=hosted.ply)
        if not 0 <= index < len(decision.options):
            raise Refused("no_such_option", answer=index, last=len(decision.options) - 1)
        seat = viewer.speaks_as
        await hosted.announce(messages.Suggested(viewer.name, seat, ply, index), seat)
