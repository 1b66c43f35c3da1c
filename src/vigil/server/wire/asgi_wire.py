"""The server's end of a socket: the fast one where the network offers it, else plain ASGI."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Protocol, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from vigil.tables.host.viewer import Wire

Socket: TypeAlias = WebSocket[Any, Any, Any]

EXTENSION: Final = "vigil.wire"
"""Where a connection that can be written to without waiting offers it in its scope."""
GOING_AWAY: Final = 1001
POLICY: Final = 1008
"""The reason given to a client that is cut off for too many requests."""


class SessionWire(Wire, Protocol):
    """A way to a viewer and back whose end can be waited for."""

    async def read(self) -> str:
        """The next message; ``WebSocketDisconnect`` when there will be none."""
        ...

    async def goodbye(self, code: int = GOING_AWAY) -> None:
        """End the connection after what waits, and wait for it."""
        ...


class AsgiWire:
    """Any ASGI server: messages wait in line, and a task sends them while there are any."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._messages: deque[bytes] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._leaving = False
        self._code = GOING_AWAY
        self.waiting = 0
        """How many bytes have not gone yet."""

    async def read(self) -> str:
        """The next message; ``WebSocketDisconnect`` when there will be none."""
        return await self._socket.receive_data(mode="text")

    def write(self, message: bytes) -> None:
        """Send a message; after the end nothing happens."""
        if not self._leaving:
            self._messages.append(message)
            self.waiting += len(message)
            self._wake()

    def close(self) -> None:
        """End the connection after what waits."""
        self._leave(GOING_AWAY)

    async def goodbye(self, code: int = GOING_AWAY) -> None:
        """The same, and wait for it."""
        self._leave(code)
        if self._sender is not None:
            await self._sender

    def _leave(self, code: int) -> None:
        if not self._leaving:
            self._leaving = True
            self._code = code
            self._wake()

    def _wake(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._messages:
                await self._socket.send_text(self._messages[0].decode())
                self.waiting -= len(self._messages.popleft())
            if self._leaving:
                await self._socket.close(self._code)
        except (WebSocketException, OSError):  # the client has gone
            self._leaving = True
            self._messages.clear()


def wire_of(socket: Socket) -> SessionWire:
    """The wire of a connection that this server has accepted."""
    return _offered(socket) or AsgiWire(socket)


def break_cycles(socket: Socket) -> None:
    """Take from a socket its ways in and out, which keep it, unless something waits for them."""
    if _offered(socket) is not None:
        del socket.receive, socket.send


def _offered(socket: Socket) -> SessionWire | None:
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(EXTENSION)
