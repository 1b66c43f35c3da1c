"""The socket to a table of a server: it comes back when it is lost, and wishes wait for a reply."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from random import random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from vigil.terminal.app.http import Address, ServerError, seconds_of
from vigil.words import Words

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 4.0
"""Seconds before a lost connection is tried again, the first time and later, or a part of them."""
TOO_MUCH: Final = 1008
"""The code with which a server closes a socket that has asked too much."""
REST: Final = 5
"""Seconds for which it is left alone then."""
HELLO: Final = 0
"""The number under which the server answers our hello."""


class Connection:
    """One viewer of a table, by the token of a seat or without one."""

    def __init__(self, address: Address, token: str, words: Words, name: str = "") -> None:
        self.address = address
        self.token, self.name = token, name
        self.heard_until = 0
        """The ply up to which the viewer has heard what happened."""
        self.said: Callable[[str], None] = print
        self.socket: ClientConnection | None = None
        self.welcomed = asyncio.Event()
        """Whether the server has told us everything once."""
        self.shown = ""
        """The token that was shown for the last welcome; we may have another one by now."""
        self._unanswered: deque[str] = deque()
        """The tokens that were shown since then."""
        self._words = words
        self._was_lost = False
        self._task: asyncio.Task[None] | None = None
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}

    def begin(self, hear: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Connect, hand over every message that is no reply, come back when it is lost."""
        self._task = asyncio.create_task(self._stay(hear))

    def end(self) -> None:
        """Connect no more."""
        if self._task is not None:
            self._task.cancel()

    async def _stay(self, hear: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(self.address.socket, max_size=None) as socket:
                    self.socket = socket
                    self._unanswered.clear()
                    await self.hello()
                    wait = FIRST_WAIT
                    async for text in socket:
                        await self._hear(json.loads(text), hear)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == TOO_MUCH:
                    await self.wait_for_server(REST)
            except InvalidStatus as error:
                await self.wait_for_server(seconds_of(error.response.headers.get("Retry-After")))
            except (OSError, WebSocketException, ServerError):
                pass
            self._lose()
            await asyncio.sleep(wait * (1 + random()) / 2)  # not all come back at the same moment
            wait = min(2 * wait, LONGEST_WAIT)

    async def hello(self, back: bool = False) -> None:
        """Say who we are, or take our seat ``back`` from the bot that plays there for us."""
        if self.socket is None:
            return
        tokens = [self.token] if self.token else []
        hello = {"do": "hello", "id": HELLO, "tokens": tokens, "language": self._words.language}
        hello |= {"back": True} if back else {}
        since = {"since": max(self.heard_until, 0), "name": "" if tokens else self.name}
        self._unanswered.append(self.token)
        await self.socket.send(json.dumps(hello | since))
        if self._was_lost:
            self._was_lost = False
            self.said(self._words.text("tui-connected"))

    def _lose(self) -> None:
        """Say that the connection is lost; what was sent and not answered may have arrived."""
        if self.socket is not None:
            self.said(self._words.text("tui-unsure" if self._waiting else "tui-lost"))
        self.socket, self._was_lost = None, True
        for future in self._waiting.values():
            future.cancel()
        self._waiting.clear()

    async def _hear(
        self, message: dict[str, Any], hear: Callable[[dict[str, Any]], Awaitable[None]]
    ) -> None:
        busy = message["data"].get("seconds", 0) if message["type"] == "refusal" else 0
        if busy and message["id"] in (HELLO, None):
            if message["id"] == HELLO:
                self._unanswered.popleft()
            await self.wait_for_server(busy)
            await self.hello()
        elif message["type"] in ("done", "refusal"):
            self._reply(message)
        elif message["type"] == "welcome":
            self.shown = self._unanswered.popleft()
            await hear(message)
            self.welcomed.set()
        else:
            await hear(message)

    async def wait_for_server(self, seconds: float) -> None:
        """Wait as long as a busy server says, and say so."""
        if seconds:
            self.said(self._words.text("tui-busy", seconds=seconds))
            await asyncio.sleep(seconds)

    async def ask(self, **request: Any) -> None:
        """Send a wish and wait until it is carried out; a refusal is said."""
        if self.socket is None:
            self.said(self._words.text("tui-lost"))
            return
        number = next(self._numbers)
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps(request | {"id": number}))
            reply = await future
        except (asyncio.CancelledError, WebSocketException):
            return
        if reply["type"] == "refusal":
            self.said(reply["text"])

    def _reply(self, message: dict[str, Any]) -> None:
        future = self._waiting.pop(message["id"] or 0, None)
        if future is not None and not future.done():
            future.set_result(message)
        elif message["type"] == "refusal":
            self.said(message["text"])
