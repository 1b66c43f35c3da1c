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

from vigil.server.common.rate_limiter import COUNTED
from vigil.server.wire.asgi_wire import EXTENSION, GOING_AWAY, POLICY
from vigil.server.wire.frames import end_of_frame, frame_of, leaves_open, text_in
from vigil.tables.limits import Bucket, Limits

LIMITS: Final = Limits()

MOST_UNREAD: Final = 8
"""Messages that may wait before reading from the network pauses."""


class SocketWire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which an application may also write to without waiting."""

    def __init__(
        self, *given: Any, limits: Limits = LIMITS, counted: bool = False, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self._counted = counted
        """Whether the handshake has been counted already."""
        self._frames: list[bytes] = []
        self._leaving = False
        self._rest = b""
        """What has been read from the network and not been heard yet."""
        self._is_open_message = False
        """Whether the parser has a part of a message and waits for the rest."""
        self._others = Bucket(limits.messages_per_second, limits.messages_at_once)
        """For frames that are not whole messages: pings, parts, and what comes after the end."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            if self._counted:
                extensions[COUNTED] = {}

    async def run_asgi(self) -> None:
        """Serve; afterwards forget what the application was told, for that leads back here."""
        await super().run_asgi()
        del self.scope
        self._abort_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the parser too: it would keep the connection that keeps it."""
        super().connection_lost(exc)
        self.conn.parser.close()

    # -- reading

    def data_received(self, data: bytes) -> None:
        """Read the frames that have arrived, one by one, and no more."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._rest += data
        self._hear()
        if not self.read_paused and (self.queue.qsize() >= MOST_UNREAD or not self._is_accepted):
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next event; when all have been taken, more is heard, and read."""
        if self.queue.empty():
            self._hear()
            if self.queue.empty() and self.read_paused and self._is_accepted:
                self.read_paused = False
                self.transport.resume_reading()
        return await self.queue.get()

    @property
    def _is_accepted(self) -> bool:
        return self.conn.state is not State.CONNECTING

    def _hear(self) -> None:
        """Hear frames that have come whole, until some wait for us."""
        at = 0
        while self._is_accepted and self.queue.qsize() < MOST_UNREAD:
            end = end_of_frame(self._rest, at, self.config.ws_max_size)
            if not end or self.transport.is_closing():
                break
            self._hear_frame(self._rest[at:end])
            at = end
        self._rest = self._rest[at:]

    def _hear_frame(self, frame: bytes) -> None:
        """Most frames are a whole message; others are left to the parser, while they are few."""
        text = None if self._is_open_message else text_in(frame, self.config.ws_max_size)
        if text is not None and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        elif self._others.take():
            self._is_open_message = leaves_open(frame, self._is_open_message)
            super().data_received(frame)
        else:
            self._send_away()

    def _send_away(self) -> None:
        """Close the connection of a client that sends empty frames."""
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.conn.fail(POLICY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._abort_later()
        self.transport.close()

    def keepalive_timeout(self) -> None:
        """No reply to a ping."""
        super().keepalive_timeout()
        self._abort_later()

    def _abort_later(self) -> None:
        """A client that does not read what is waiting for it is not waited for."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        if not self.disconnected:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

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
            goodbye = self.loop.create_task(self._say_goodbye(GOING_AWAY))
            goodbye.add_done_callback(self.on_task_complete)
            self.tasks.add(goodbye)

    async def goodbye(self, code: int = GOING_AWAY) -> None:
        """The same, and wait for it."""
        self._flush()
        self._leaving = True
        await self._say_goodbye(code)

    async def send(self, message: Any) -> None:
        """What the application sends itself follows what it has written."""
        self._flush()
        await super().send(message)

    async def _say_goodbye(self, code: int) -> None:
        self._abort_later()
        with suppress(ClientDisconnected):
            await self.writable.wait()
            if not self.close_sent:
                await super().send({"type": "websocket.close", "code": code, "reason": ""})
                self._abort_later()
            if code == POLICY:  # what is said to that is not waited for
                self.transport.close()
