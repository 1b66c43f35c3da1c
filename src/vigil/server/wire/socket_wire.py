"""Messages straight to the network, without a task in between: uvicorn's WebSocket with a way in.

It builds on parts of uvicorn that are not promised; ``pyproject.toml`` has the versions it fits.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from vigil.server.wire.asgi_wire import EXTENSION, GOING_AWAY
from vigil.server.wire.frames import are_whole, frame_of, text_in

MOST_UNREAD: Final = 8
"""Messages that may wait for us before no more is read from the network."""


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which an application may also write to without waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames: list[bytes] = []
        self._leaving = False
        self._is_between_frames = True
        """Whether the parser has had whole messages only."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        """Serve; afterwards forget what the application was told, for that leads back here."""
        await super().run_asgi()
        del self.scope

    def connection_lost(self, exc: Exception | None) -> None:
        """End the parser too: it would keep the connection that keeps it."""
        super().connection_lost(exc)
        self.conn.parser.close()

    # -- reading

    def data_received(self, data: bytes) -> None:
        """Most data are one message in one frame; all others are left to the parser."""
        if self.conn.state is not State.OPEN or not self._is_between_frames:
            super().data_received(data)
            return
        text = text_in(data, self.config.ws_max_size)
        if text is None:
            self._is_between_frames = are_whole(data)
            super().data_received(data)
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
                self.read_paused = True
                self.transport.pause_reading()

    async def read(self) -> str:
        """The next message; ``WebSocketDisconnect`` when there will be none."""
        event: Any = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event["code"])
        return event.get("text") or ""

    # -- writing

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
        self._frames += frame_of(message)

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
