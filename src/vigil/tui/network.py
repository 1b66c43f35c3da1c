"""A place at a table of a server: what is answered there is played here too, answer by answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from random import random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from vigil.core.record import Record
from vigil.core.table import Depth, Table
from vigil.tui.http import Address, ServerError, seconds_of
from vigil.words import Words

PAUSES: Final = (0.2, 0.5, 1.0, 2.0)
"""Seconds between two tries to ask the same."""
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 4.0
"""Seconds before a lost connection is tried again, the first time and later, or a part of them."""
HELLO: Final = 0
"""The number under which the server answers our hello."""


class NetworkPlace:
    """Seats at a table of a server, or that of a spectator without any.

    Nothing at a table is secret: its record has every answer. So the game is played again here from
    its answers, and everything that looks at a table looks at this one.
    """

    def __init__(self, address: Address, token: str, words: Words, name: str = "") -> None:
        self.address = address
        self.info: dict[str, Any] = address.get()
        self.chat: list[str] = []
        self._token, self._name, self._words = token, name, words
        self._table = Table.replay(Record.from_json(address.record()))
        self._own: tuple[int, ...] = ()
        self._heard: Callable[[], None] = lambda: None
        self._said: Callable[[str], None] = print
        self._socket: ClientConnection | None = None
        self._was_lost = False
        self._task: asyncio.Task[None] | None = None
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._catching_up = asyncio.Lock()

    # -- what the screens see

    @property
    def table(self) -> Table:
        """The game as it has been answered so far."""
        return self._table

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of this viewer."""
        return self._own

    @property
    def is_connected(self) -> bool:
        """Whether the server hears us."""
        return self._socket is not None

    def player(self, seat: int) -> str:
        """The name of a person or a bot."""
        there = self.info["seats"][seat]
        return str(there["name"] or there["bot"])

    @property
    def proposal(self) -> str:
        """What somebody else proposes, and we have not agreed to."""
        found = self.info["proposal"]
        if found is None or not self._own or set(self._own) & {*found["agreed"]}:
            return ""
        wishes = {-1: "end", -2: "replace"}
        wish = wishes.get(found["to"], "undo" if found["to"] < self._table.ply else "redo")
        return self._words.text(f"tui-proposes-{wish}", name=self.player(found["seat"]))

    def listen(self, heard: Callable[[], None], said: Callable[[str], None]) -> None:
        """Call these whenever the table has changed, and when there is something to say."""
        self._heard, self._said = heard, said

    # -- the connection

    async def begin(self) -> None:
        """Connect, and come back whenever the connection is lost."""
        self._task = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(self.address.socket, max_size=None) as socket:
                    await self._hello(socket)
                    wait = FIRST_WAIT
                    await self._hear_all(socket)
            except InvalidStatus as error:
                await self._wait_for_server(seconds_of(error.response.headers.get("Retry-After")))
            except (OSError, WebSocketException, ServerError):
                pass
            self._lose()
            await asyncio.sleep(wait * (1 + random()) / 2)  # not all come back at the same moment
            wait = min(2 * wait, LONGEST_WAIT)

    async def _hello(self, socket: ClientConnection) -> None:
        tokens = [self._token] if self._token else []
        hello = {"do": "hello", "id": HELLO, "tokens": tokens, "language": self._words.language}
        since = {"since": self._table.ply, "name": "" if tokens else self._name}
        await socket.send(json.dumps(hello | since))
        self._socket = socket
        if self._was_lost:
            self._said(self._words.text("tui-connected"))

    def _lose(self) -> None:
        """Say that the connection is lost; whoever waits for an answer waits no longer."""
        if self._socket is not None:
            self._said(self._words.text("tui-lost"))
        self._socket, self._was_lost = None, True
        for future in self._waiting.values():
            future.cancel()
        self._waiting.clear()

    async def _hear_all(self, socket: ClientConnection) -> None:
        async for text in socket:
            await self._hear(json.loads(text))

    async def _hear(self, message: dict[str, Any]) -> None:
        """One message of the server."""
        kind = message["type"]
        if kind == "refusal" and message["id"] == HELLO and self._socket is not None:
            await self._wait_for_server(message["data"].get("seconds", 0))
            await self._hello(self._socket)
        elif kind in ("done", "refusal"):
            self._reply(message)
        elif kind == "chat":
            self._hear_chat(message)
        elif kind in ("welcome", "status"):
            before, self.info = self.proposal, message["table"]
            if kind == "welcome":
                await self._welcome(message)
            if self.proposal and self.proposal != before:
                self._said(self.proposal)
            self._heard()
        elif kind == "rewound" or (kind == "update" and message["ply"] > self._table.ply):
            await self._catch_up()
            self._heard()

    async def _welcome(self, message: dict[str, Any]) -> None:
        """Everything at once: our seats, what was said, what was missed."""
        self._own = tuple(message["seats"])
        self.chat = [f"{line['name']}: {line['text']}" for line in message["chat"]]
        await self._catch_up()

    def _hear_chat(self, line: dict[str, Any]) -> None:
        said = f"{line['name']}: {line['text']}"
        self.chat.append(said)
        if line["seat"] not in self._own:
            self._said(said)

    async def _catch_up(self) -> None:
        """Play what was answered there."""
        async with self._catching_up:
            record = Record.from_json(await self._patiently(self.address.record))
            given = self._table.record.answers
            if record.answers[: len(given)] == given:
                self._table.follow(record.answers[len(given) :])
            else:
                self._table = await asyncio.to_thread(Table.replay, record)

    async def _patiently(self, ask: Callable[[], str]) -> str:
        """Ask over HTTP, again after a while where the server has too much to do."""
        for wait in PAUSES:
            try:
                return await asyncio.to_thread(ask)
            except ServerError as error:
                await self._wait_for_server(int(str(error.data.get("seconds", 0))))
                await asyncio.sleep(wait)
        return await asyncio.to_thread(ask)

    async def _wait_for_server(self, seconds: float) -> None:
        """Wait as long as a busy server says, and say so."""
        if seconds:
            self._said(self._words.text("tui-busy", seconds=seconds))
            await asyncio.sleep(seconds)

    # -- wishes

    async def answer(self, index: int) -> None:
        """Take an option of the question that is seen here."""
        await self._ask({"do": "answer", "ply": self._table.ply, "index": index})

    async def undo(self, depth: Depth) -> None:
        """Go back, or propose it to the others."""
        await self._ask({"do": "undo", "depth": depth})

    async def redo(self) -> bool:
        """Do again what was undone, or propose it."""
        await self._ask({"do": "redo"})
        return True

    async def agree(self, agrees: bool) -> None:
        """Answer a proposal."""
        await self._ask({"do": "agree" if agrees else "decline"})

    async def say(self, text: str) -> None:
        """Write a line of chat."""
        await self._ask({"do": "say", "text": text})

    async def _ask(self, request: dict[str, Any]) -> None:
        """Send a wish and wait until it is carried out; a refusal is said."""
        if self._socket is None:
            self._said(self._words.text("tui-lost"))
            return
        number = next(self._numbers)
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps(request | {"id": number}))
            reply = await future
        except (asyncio.CancelledError, WebSocketException):
            return
        if reply["type"] == "refusal":
            self._said(reply["text"])

    def _reply(self, message: dict[str, Any]) -> None:
        future = self._waiting.pop(message["id"] or 0, None)
        if future is not None and not future.done():
            future.set_result(message)
        elif message["type"] == "refusal":
            self._said(message["text"])

    def leave(self, words: Words) -> str:
        """Stand up; the seat stays ours."""
        if self._task is not None:
            self._task.cancel()
        return words.text("tui-left-table", link=self.address.link)
