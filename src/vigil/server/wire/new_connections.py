"""New connections, until their first bytes: they cost next to nothing.

It builds on parts of uvicorn that are not promised; ``pyproject.toml`` has the versions it fits.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import uniform
from typing import Any, Final

from uvicorn.config import Config as UvicornConfig
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.server import ServerState

from vigil.server.common.address import address_prefix
from vigil.server.common.rate_limiter import RateLimiter
from vigil.server.config import Config
from vigil.server.wire.idle_connections import IdleConnections
from vigil.tables.limits import Limits

HEAD_END: Final = b"\r\n\r\n"
MOST_ASKING: Final = 50
"""Connections of one address that may wait for their pause to end with a request in hand."""
PAUSE: Final = 1.0
"""Average pause in seconds before an address that has asked for too much is read again."""
SPREAD: Final = 0.5
"""A pause varies by this share, so that many connections do not wake at once."""


def pause() -> float:
    """Seconds until a connection of an address that has asked for too much is read."""
    return PAUSE * uniform(1 - SPREAD, 1 + SPREAD)


class ConnectionContext:
    """What the connections of one server share."""

    def __init__(self, config: Config, rate_limiter: RateLimiter) -> None:
        self.limits: Limits = config.limits
        self.rate_limiter = rate_limiter
        self.idle = IdleConnections(config.limits)
        self.proxies = _TrustedHosts(list(config.trusted_proxies))
        """Those whose word is taken for where a request comes from, as uvicorn takes it."""
        self.asking: Counter[str] = Counter()
        """By address, those that have asked and are heard after a pause."""
        self.first_bytes = memoryview(bytearray(config.limits.header_bytes))
        """Receives the first bytes of a connection: at most the head of one request."""


class NewConnection(asyncio.BufferedProtocol):
    """A connection that has said nothing; the first bytes make it one that speaks HTTP."""

    __slots__ = (
        *("_address", "_context", "_early", "_has_to_wait", "_is_asking", "_loop"),
        *("_make", "_state", "_transport"),
    )

    def __init__(
        self, context: ConnectionContext, make: Callable[[], Any], state: ServerState
    ) -> None:
        self._context = context
        self._make = make
        self._state = state
        self._loop = asyncio.get_running_loop()
        self._has_to_wait = False
        self._is_asking = False
        self._early = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for what comes, and listen later to an address that has asked for too much."""
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]
        host = (transport.get_extra_info("peername") or ("",))[0]
        self._address = "" if host in self._context.proxies else address_prefix(host)
        self._context.idle.begin(self, self._address, self._loop)
        if self._address and not self._context.rate_limiter.has_room(self._address):
            self._has_to_wait = True
            self._loop.call_later(pause(), self._listen)

    def get_buffer(self, _: int) -> memoryview:
        """Room for the first bytes; all connections share it, since they are taken out at once."""
        return self._context.first_bytes

    def buffer_updated(self, size: int) -> None:
        """Hand the connection over, now or later."""
        data = bytes(self._context.first_bytes[:size])
        if self._has_to_wait:  # uvloop begins to read whatever is said when a connection is made
            self._early += data
            self._transport.pause_reading()
            if HEAD_END in data:
                self._ask()
        else:
            self._hand_over(data)

    def _hand_over(self, data: bytes) -> None:
        self._leave()
        protocol = self._make()
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        protocol.data_received(data)

    def connection_lost(self, _: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._leave()

    def cut(self) -> None:
        """End at once."""
        self._transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        self._transport.close()

    def _listen(self) -> None:
        self._has_to_wait = False
        if self._early and not self._transport.is_closing():
            self._transport.resume_reading()
            self._hand_over(self._early)

    def _ask(self) -> None:
        """It has asked, and waits for us: it is not to be cut for those that never ask."""
        asking = self._context.asking
        if asking[self._address] < MOST_ASKING:
            asking[self._address] += 1
            self._is_asking = True
            self._context.idle.end(self)

    def _leave(self) -> None:
        if self._is_asking:
            self._is_asking = False
            self._context.asking -= Counter((self._address,))
        self._context.idle.end(self)
        self._state.connections.discard(self)


class ConnectionFactory:
    """What uvicorn calls for each connection; the first bytes decide what handles it."""

    def __init__(self, context: ConnectionContext, http: Callable[..., Any]) -> None:
        self._context = context
        self._http = http

    def __call__(
        self, config: UvicornConfig, server_state: ServerState, **others: Any
    ) -> NewConnection:
        """Begin to handle a connection."""

        def make() -> Any:
            return self._http(self._context, config=config, server_state=server_state, **others)

        return NewConnection(self._context, make, server_state)
