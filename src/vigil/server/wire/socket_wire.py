"""Messages straight to the network, without a task in between: uvicorn's WebSocket with a way in.

It builds on parts of uvicorn that are not promised; ``pyproject.toml`` has the versions it fits.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from vigil.server.wire.asgi_wire import EXTENSION, GOING_AWAY

TEXT: Final = b"\x81"
"""A whole message of text in one frame."""


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which an application may also write to without waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames: list[bytes] = []
        self._leaving = False

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def _is_open(self) -> bool:
        return not (self._leaving or self.close_sent or self.transport.is_closing())

    @property
    def waiting(self) -> int:
        """How many bytes the network has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, message: bytes) -> None:
        """Send a text, together with others of this moment; after the end nothing happens."""
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames += (TEXT, _length(message), message)

    def _flush(self) -> None:
        if self._frames and self._is_open:
            self.transport.write(b"".join(self._frames))
        self._frames.clear()

    def close(self) -> None:
        """End the connection after what waits."""
        if self._is_open:
            self._flush()
            self._leaving = True
            goodbye = self.loop.create_task(self._say_goodbye())
            goodbye.add_done_callback(self.on_task_complete)
            self.tasks.add(goodbye)

    async def goodbye(self) -> None:
        """The same, and wait for it."""
        self._flush()
        self._leaving = True
        await self._say_goodbye()

    async def send(self, message: Any) -> None:
        """What the application sends by itself comes after what it has written."""
        self._flush()
        await super().send(message)

    async def _say_goodbye(self) -> None:
        with suppress(ClientDisconnected):
            await self.writable.wait()
            if not self.close_sent:
                await super().send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


def _length(message: bytes) -> bytes:
    """The length as a frame has it, from a server: nothing is masked."""
    size = len(message)
    if size < 126:
        return size.to_bytes()
    return b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8)
