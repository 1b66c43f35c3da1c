"""The socket of a viewer: hello, then requests in and messages out."""

from __future__ import annotations

import logging
import time
from asyncio import sleep
from typing import Final

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from vigil.core.errors import VigilError
from vigil.server.common.address import address_of
from vigil.server.common.prices import LEAST, MESSAGES, USUAL
from vigil.server.common.problems import problem_of, words_in
from vigil.server.hosts.server_table import ServerTable
from vigil.server.services import Services
from vigil.server.wire.asgi_wire import POLICY, Socket, wire_of
from vigil.tables.errors import Refused, TooMuch
from vigil.tables.host import talk
from vigil.tables.host.history import events_since
from vigil.tables.host.session import Session
from vigil.tables.limits import Bucket, clean_name, clean_text
from vigil.tables.protocol import messages
from vigil.tables.protocol.messages import AnyRequest, Hello
from vigil.tables.room import standing_in
from vigil.tables.tokens import Claim

LOGGER: Final = logging.getLogger("vigil")
DECODER: Final = msgspec.json.Decoder(AnyRequest)


class Numbered(Struct):
    """What every request has."""

    id: int | None = None


NUMBERS: Final = msgspec.json.Decoder(Numbered)


class BadMessage(Refused):
    """A message that cannot be read."""


class ViewerSession(Session[ServerTable]):
    """One viewer at one table."""

    def __init__(self, socket: Socket, services: Services) -> None:
        self._socket = socket
        self._hub = services.hub
        self._signer = services.permissions.signer
        self._connections = services.connections
        self._work = services.work
        self._address = address_of(socket)
        self._limits = limits = services.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._refusals = Bucket(limits.refusals_per_second, limits.refusals_at_once)
        self._is_tolerated = True
        self._wire = wire_of(socket)
        super().__init__(self._wire)
        self._viewer.address = self._address

    async def run(self, table: str) -> None:
        """Serve the viewer until it goes."""
        await self._socket.accept()
        try:
            self._work.take(self._address, "too_many_requests", USUAL)
            with self._connections.one(self._address):
                await self._hub.room(table)
                await self._listen(table)
        except VigilError as cause:
            self._refuse(cause, None)
            await self._wire.goodbye()
        except WebSocketDisconnect:
            pass
        finally:
            if table in self._hub.rooms:
                self._leave(self._hub.rooms[table])

    def _identify(self, hosted: ServerTable, hello: Hello, signed: list[Claim]) -> None:
        """Who this is, by the tokens shown; a token that is out of date is worth nothing."""
        seats = hosted.room.state.seats
        claims = newest(hosted, signed)
        valid = [claim.seat for claim in claims if seats[claim.seat].human]
        viewer, longest = self._viewer, self._limits.name_length
        if valid:
            viewer.name = seats[min(valid)].name
        else:
            viewer.name = clean_name(hello.name, longest) if hello.name else ""
        viewer.seats = frozenset(valid)
        viewer.language = hello.language

    async def _take_back(self, hosted: ServerTable, signed: list[Claim]) -> None:
        """A player who connects again, or asks for it, gets the seat back from the bot."""
        for claim in newest(hosted, signed):
            if standing_in.may_come_back(hosted.room, claim.seat):
                await hosted.welcome_back(claim.seat)

    async def _welcome(self, hosted: ServerTable, hello: Hello) -> None:
        """Everything the viewer needs to draw the table, in one message and in order."""
        signed = [claim for token in hello.tokens if (claim := self._signer.read(token))]
        if hello.back or self._viewer not in hosted.viewers:
            await hosted.catch_up()  # another server may have put a bot in his place just now
            await self._take_back(hosted, signed)
        chat = await self._hub.store.chat(hosted.row.id)
        async with hosted.lock:
            await hosted.log.be_current()
            entries, turns = hosted.room.state.entries, hosted.room.state.undone.turns
            since = hello.known(turns, hosted.room.ply)
            heard_all = 0 < since == hosted.room.ply
            events = (
                []
                if heard_all
                else await events_since(self._hub.store, hosted.row.id, since, entries)
            )
            self._identify(hosted, hello, signed)
            lines = [messages.ChatLine(**line) for line in chat]
            self._tell_welcome(hosted, since, events, self._limits.silent_seconds, lines)
            hosted.tell_presence()
        hosted.wake_bots()  # the server that had it think may be gone

    def _leave(self, hosted: ServerTable) -> None:
        hosted.viewers.discard(self._viewer)
        hosted.tell_presence()

    # -- listening and replying

    async def _listen(self, table: str) -> None:
        """Hear requests until the viewer goes, or has been refused too often."""
        while self._is_tolerated:
            data = await self._wire.read()
            await sleep(0)  # many may have come at once: others have their turn in between
            try:
                request = self._read(data)
            except VigilError as cause:
                self._refuse(cause, _id_in(data))
            else:
                await self._reply(table, request)
        await self._wire.goodbye(POLICY)

    def _read(self, data: str) -> AnyRequest:
        """What a message says; it is counted first, whatever it says."""
        if not self._bucket.take():
            raise TooMuch("too_fast", seconds=self._bucket.seconds())
        self._work.take(self._address, "too_fast", LEAST)
        if len(data) > self._limits.message_bytes:
            raise TooMuch("message_too_long", longest=self._limits.message_bytes)
        try:
            request: AnyRequest = DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError) as cause:
            raise BadMessage("bad_message", reason=str(cause)) from cause
        return request

    def _pay(self, request: AnyRequest) -> None:
        """Take what a request costs beyond what every message does."""
        price = MESSAGES.get(type(request).__name__, LEAST)
        self._work.take(self._address, "too_fast", price - LEAST)
        self._viewer.heard_at = time.monotonic()

    async def _reply(self, table: str, request: AnyRequest) -> None:
        """Carry a request out, or say why not."""
        try:
            self._pay(request)
            await self._carry_out(await self._hub.room(table), request)
        except VigilError as cause:
            self._refuse(cause, request.id)
        except Exception:
            LOGGER.exception("unexpected at a socket")
            self._refuse(Refused("internal"), request.id)
        else:
            self._viewer.tell(messages.Done(request.id))

    def _refuse(self, error: VigilError, id: int | None) -> None:
        """Say why not; too many requests, or unreadable ones, are borne a few times."""
        problem = problem_of(error, words_in(self._viewer.language))
        self._viewer.tell(messages.Refusal(id, problem.code, problem.text, problem.data))
        if isinstance(error, TooMuch | BadMessage):
            self._is_tolerated = self._refusals.take()

    async def _talk(self, hosted: ServerTable, request: AnyRequest) -> None:
        """What viewers say and show to each other, and hints."""
        viewer = self._viewer
        match request:
            case messages.Replace():
                await hosted.replace(viewer, request, self._limits)
            case messages.Say(text=text):
                text = clean_text(text, self._limits.chat_length)
                await talk.say(self._hub.store, hosted, viewer, text)
            case messages.Emote(emote=emote):
                talk.emote(hosted, viewer, emote)
            case messages.Suggest(ply=ply, index=index):
                talk.suggest(hosted, viewer, ply, index)
            case messages.Lead(ply=to):
                talk.lead(hosted, viewer, to)
            case messages.Hint():
                talk.hint(hosted, hosted.hints, viewer, request)
            case messages.Mute(of=seat, muted=muted):
                talk.mute(hosted, viewer, seat, muted)
            case messages.Rename(name=name):
                name = clean_name(name, self._limits.name_length)
                await talk.rename(hosted, viewer, name, self._hub.store)
            case messages.Call(of=seat):
                talk.call(hosted, viewer, seat)
            case _:
                self._mark(hosted, request)

    def _mark(self, hosted: ServerTable, request: AnyRequest) -> None:
        """What viewers show to each other on the board, and whether they look at it."""
        viewer = self._viewer
        match request:
            case messages.Away(away=away):
                talk.look_away(hosted, viewer, away)
            case messages.Ping(ref=ref, sign=sign):
                talk.ping(hosted, viewer, ref, sign)
            case messages.PlanIt():
                talk.plan(hosted, viewer, request)
            case messages.Intend(ply=ply, answers=answers):
                talk.intend(hosted, viewer, ply, answers)
            case messages.Unplan(plan=plan):
                talk.unplan(hosted, viewer, plan)


def _id_in(data: str) -> int | None:
    """The number of a request that is refused unread, as far as it has one."""
    try:
        return NUMBERS.decode(data).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def newest(hosted: ServerTable, signed: list[Claim]) -> list[Claim]:
    """Those of the tokens shown that are good at this table, and still are."""
    seats = hosted.room.state.seats
    own = [claim for claim in signed if claim.table == hosted.row.id]
    known = [claim for claim in own if 0 <= claim.seat < len(seats)]
    return [claim for claim in known if seats[claim.seat].generation == claim.generation]
