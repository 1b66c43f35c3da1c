"""The socket to a table on a server: it reconnects, and requests wait for replies."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import random
from typing import Final, TypeAlias, get_args

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from vigil.tables.protocol.messages import (
    AnyMessage,
    AnyRequest,
    Done,
    Hello,
    Refusal,
    Welcome,
)
from vigil.terminal.app.http import Address, ServerError, seconds_of
from vigil.words import Words, explain

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 4.0
"""The longest delays before reconnecting, the first time and later, in seconds."""
TOO_MUCH: Final = 1008
"""The code with which a server closes a socket after too many requests."""
REST: Final = 5
"""Seconds to wait then."""
HELLO: Final = 0
"""The id of our hello."""
KNOWN: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(AnyMessage))
"""The known types of messages; a later server may send others, which are ignored."""
DECODER: Final = msgspec.json.Decoder(AnyMessage)

Reply: TypeAlias = Done | Refusal
Hear: TypeAlias = Callable[[AnyMessage], Awaitable[None]]
"""Receives messages that are not replies."""


class Kind(Struct):
    """The type of a message."""

    type: str


def read_message(text: str | bytes) -> AnyMessage | None:
    """A message of a server; none if its type is unknown."""
    return DECODER.decode(text) if msgspec.json.decode(text, type=Kind).type in KNOWN else None


class Connection:
    """One viewer of a table, by the token of a seat or without one."""

    def __init__(self, address: Address, token: str, words: Words, name: str = "") -> None:
        self.address = address
        self.token, self.name = token, name
        self.heard_until = 0
        """The ply up to which the viewer has received events."""
        self.said: Callable[[str], None] = print
        self.socket: ClientConnection | None = None
        self.welcomed = asyncio.Event()
        """Whether the server has sent the full state once."""
        self.shown = ""
        """The token shown for the last welcome; we may have another one by now."""
        self._unanswered: deque[str] = deque()
        """The tokens shown since then."""
        self._words = words
        self._was_lost = False
        self._task: asyncio.Task[None] | None = None
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Reply]] = {}

    def begin(self, hear: Hear) -> None:
        """Connect, pass on every message that is not a reply, reconnect when lost."""
        self._task = asyncio.create_task(self._stay(hear))

    def end(self) -> None:
        """Stop connecting."""
        if self._task is not None:
            self._task.cancel()

    async def _stay(self, hear: Hear) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with self._connected() as socket:
                    self._unanswered.clear()
                    await self.hello()
                    wait = FIRST_WAIT
                    async for text in socket:
                        await self._hear(read_message(text), hear)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == TOO_MUCH:
                    await self.wait_for_server(REST)
            except InvalidStatus as error:
                await self.wait_for_server(seconds_of(error.response.headers.get("Retry-After")))
            except (OSError, WebSocketException, ServerError):
                pass
            except msgspec.MsgspecError:
                self.said(explain(ServerError("no_vigil", link=self.address.link), self._words))
                return
            self._lose()
            await asyncio.sleep(wait * (1 + random()) / 2)  # not all clients at once
            wait = min(2 * wait, LONGEST_WAIT)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[ClientConnection]:
        """A new socket; it is closed even if the program ends in the meantime."""
        async with connect(self.address.socket, max_size=None) as socket:
            self.socket = socket
            try:
                yield socket
            except asyncio.CancelledError:
                socket.transport.abort()
                raise

    async def hello(self, back: bool = False) -> None:
        """Say who we are, or take our seat ``back`` from the bot that plays there for us."""
        if self.socket is None:
            return
        hello = Hello(
            id=HELLO,
            tokens=(self.token,) if self.token else (),
            since=max(self.heard_until, 0),
            language=self._words.language,
            name="" if self.token else self.name,
            back=back,
        )
        self._unanswered.append(self.token)
        await self.socket.send(_written(hello))
        if self._was_lost:
            self._was_lost = False
            self.said(self._words.text("tui-connected"))

    def _lose(self) -> None:
        """Report the lost connection; unanswered requests may have arrived."""
        if self.socket is not None:
            self.said(self._words.text("tui-unsure" if self._waiting else "tui-lost"))
        self.socket, self._was_lost = None, True
        for future in self._waiting.values():
            future.cancel()
        self._waiting.clear()

    async def _hear(self, message: AnyMessage | None, hear: Hear) -> None:
        match message:
            case Refusal(id=number, data={"seconds": busy}) if busy and number in (HELLO, None):
                if number == HELLO:
                    self._unanswered.popleft()
                await self.wait_for_server(busy)
                await self.hello()
            case Done() | Refusal():
                self._reply(message)
            case Welcome():
                self.shown = self._unanswered.popleft()
                await hear(message)
                self.welcomed.set()
            case None:
                pass
            case _:
                await hear(message)

    async def wait_for_server(self, seconds: float) -> None:
        """Wait as long as a busy server asks, and say so."""
        if seconds:
            self.said(self._words.text("tui-busy", seconds=seconds))
            await asyncio.sleep(seconds)

    async def ask(self, request: AnyRequest) -> None:
        """Send a request and wait until it is done; show any refusal."""
        if self.socket is None:
            self.said(self._words.text("tui-lost"))
            return
        number = request.id = next(self._numbers)
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(_written(request))
            reply = await future
        except (asyncio.CancelledError, WebSocketException):
            return
        if isinstance(reply, Refusal):
            self.said(reply.text)

    def _reply(self, message: Reply) -> None:
        future = self._waiting.pop(message.id or 0, None)
        if future is not None and not future.done():
            future.set_result(message)
        elif isinstance(message, Refusal):
            self.said(message.text)


def _written(request: AnyRequest) -> str:
    return msgspec.json.encode(request).decode()
