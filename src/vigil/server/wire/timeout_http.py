"""HTTP for the open internet: whatever a client sends, it costs little and does not last for ever.

It builds on parts of uvicorn that are not promised; ``pyproject.toml`` has the versions it fits.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from vigil.server.common.address import address_prefix
from vigil.server.common.rate_limiter import COUNTED
from vigil.server.common.refusals import refusal, written
from vigil.server.wire.new_connections import ConnectionContext, pause

MOST_IN_LINE: Final = 4
"""Requests that may wait for the answer to an earlier one; browsers send none so."""

ANSWERED: Final[Any] = SimpleNamespace(response_complete=True, message_event=asyncio.Event())
"""In place of what answers a request, where the answer has gone already."""

CLOSING: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"

UNREADABLE: Final = "/api/"
"""Placeholder for the path of an unreadable request."""

BODIES: Final = (b"content-length", b"transfer-encoding")
"""Headers of requests that have a body."""


class Unwanted(Exception):
    """Nothing more of this connection is to be read."""


class TimeoutHttp(HttpToolsProtocol):
    """uvicorn's HTTP, which counts before it works, and does not wait for ever."""

    def __init__(self, context: ConnectionContext, **named: Any) -> None:
        super().__init__(**named)
        self._context = context
        self._most = context.limits.header_bytes + 4 * context.limits.record_bytes
        self._is_proxy = False
        self._address = ""
        self._fault = 0
        """The status with which a request is refused that cannot be read to its end."""
        self._is_over = False
        """Whether everything that still comes is thrown away."""
        self._is_paused = False
        self._unread: Any = None
        """What answers the request that is being read, from its head to its end."""
        self._is_whole = False
        self._has_head = False
        self._head_size = 0
        self._received = 0
        """Bytes of the request that is being read, but for those that came with an earlier one."""

    # -- beginning and end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._is_proxy = host in self._context.proxies
        self._address = address_prefix(host)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        super().connection_lost(exc)
        self._context.idle.end(self)

    def cut(self) -> None:
        """Cut off clients that do not finish, or do not read."""
        self.transport.abort()

    def _look(self) -> None:
        """Whether the next step is the client's, checked after each step."""
        if self.parser is None:  # it has ended, or is a socket
            return
        works = self._is_whole and self.cycle is not None and not self.cycle.response_complete
        if works and not self.flow.write_paused:
            self._context.idle.end(self)
        else:
            address = "" if self._is_proxy else self._address
            self._context.idle.begin(self, address, self.loop)

    # -- reading

    def data_received(self, data: bytes) -> None:
        """Read what comes, as far as there is not too much of it."""
        if self._is_over:
            return
        self._unset_keepalive_if_required()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._end(self._fault or 400)
        else:
            if not self._has_head and self._received > self._context.limits.header_bytes:
                self._end(431)
            elif self._received > self._most and not self._is_whole:
                self._end(413)

    def on_message_begin(self) -> None:
        """Another request begins; after a refusal it would have had to wait."""
        if self._is_paused:
            raise Unwanted
        super().on_message_begin()
        self._is_whole = self._has_head = False
        self._head_size = self._received = 0
        self._look()

    def on_url(self, url: bytes) -> None:
        """The path, or a part of it."""
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; there are not many, nor long ones."""
        super().on_header(name, value)
        self._count_head(len(name) + len(value))
        if len(self.headers) > self._context.limits.headers:
            self._fault = 431
            raise Unwanted

    def _count_head(self, size: int) -> None:
        self._head_size += size
        if self._head_size > self._context.limits.header_bytes:
            self._fault = 431
            raise Unwanted

    def on_headers_complete(self) -> None:
        """Count the request before anything is made of it."""
        self._has_head = True
        in_line = self.cycle is not None and not self.cycle.response_complete
        if in_line and len(self.pipeline) >= MOST_IN_LINE:
            raise Unwanted
        named = self._named()
        seconds = self._context.rate_limiter.count(
            named or self._address, self.url.partition(b"?")[0].decode("latin-1")
        )
        if not seconds:
            super().on_headers_complete()
            self._unread = self.cycle
            self.scope["extensions"] = {COUNTED: {}}
        elif in_line:
            raise Unwanted
        else:
            self._refuse(seconds, pausing=not named)

    def on_message_complete(self) -> None:
        """The request is whole; what follows is up to us."""
        self._is_whole = True
        self._has_head = False
        self._received = 0
        self._unread = None
        super().on_message_complete()
        self._look()

    def on_response_complete(self) -> None:
        """The answer has been given; the next request is awaited, or this one is not read on."""
        super().on_response_complete()
        self._look()

    def _named(self) -> str:
        """The address that a proxy names, as uvicorn reads it; empty where there is none."""
        if not self._is_proxy:
            return ""
        said = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for")
        host, _ = self._context.proxies.get_trusted_client_address(said.decode("latin-1"))
        return address_prefix(host)

    # -- refusing

    def _refuse(self, seconds: int, *, pausing: bool) -> None:
        """Answer at once, and read on when there is room again, or not at all."""
        headers = dict(self.headers)
        found = refusal(seconds, headers.get(b"accept-language", b""))
        closing = not self.parser.should_keep_alive() or self.parser.should_upgrade()
        closing = closing or any(name in headers for name in BODIES)
        self.transport.write(
            written(found, closing=closing, head=self.parser.get_method() == b"HEAD")
        )
        self.cycle = ANSWERED
        if closing:
            self._is_over = True
            self.transport.close()
        elif pausing:
            self._is_paused = True
            self.flow.pause_reading()
            self.loop.call_later(pause(), self._read_on)

    def _read_on(self) -> None:
        self._is_paused = False
        if not self.transport.is_closing():
            self.flow.resume_reading()

    def _end(self, status: int) -> None:
        """Stop reading; earlier requests are still answered.

        What cannot be read counts as a request: its address, too, has to wait if there are many.
        """
        self._is_over = True
        if not self._is_proxy:
            self._context.rate_limiter.count(self._address, UNREADABLE)
        if self._unread is None and self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False
            self.flow.pause_reading()
            return
        if not self._is_paused and not (self._unread and self._unread.response_started):
            self.transport.write(STATUS_LINE[status] + CLOSING)
        self.transport.close()

    # -- writing

    def pause_writing(self) -> None:
        """The client does not read: for so long it may."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._look()

    # -- sockets

    def _upgrade(self) -> None:
        if self._is_over:
            return
        if self._should_upgrade():
            self.handle_websocket_upgrade()
        else:
            self._end(400)

    def handle_websocket_upgrade(self) -> None:
        """What follows is a socket; the parser, which leads back here, has done its work."""
        self._context.idle.end(self)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end
