"""Run a server until it is stopped."""

from __future__ import annotations

import errno
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, Final

import uvicorn

from vigil.bots import bots_for
from vigil.core.errors import VigilError
from vigil.core.game import find_game, game_names
from vigil.server.app import Application, create_app
from vigil.server.common.problems import words_in
from vigil.server.common.rate_limiter import RateLimiter
from vigil.server.config import Config
from vigil.server.json_logging import log_to_stderr
from vigil.server.services import Services, open_services
from vigil.tables.errors import TooMuch
from vigil.tables.limits import Limits
from vigil.teaching.lessons import lessons
from vigil.words import LANGUAGES
from vigil.words.errors import explain

DRAIN_SECONDS: Final = 3
"""Seconds for open requests to finish at shutdown."""
WAITING: Final = 2048
"""Connections that may wait until the server has started; they are served in order."""
SYSTEM_BYTES: Final = 65_536
"""Socket buffer each way for a side that does not read: not megabytes."""
WHY_NOT: Final = {errno.EADDRINUSE: "address_in_use", errno.EACCES: "not_allowed"}


class CannotListen(VigilError):
    """The server cannot listen on the address."""

    template = "the server cannot listen: {code}"


def listening_socket(config: Config) -> socket.socket:
    """A socket that listens for a server, before anything else is opened."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for option in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        listener.setsockopt(socket.SOL_SOCKET, option, SYSTEM_BYTES)
    try:
        _bind(listener, config)
        listener.listen(WAITING)
    except (OSError, UnicodeError) as cause:
        listener.close()
        number = cause.errno if isinstance(cause, OSError) else None
        code = WHY_NOT.get(number or 0, "no_such_address")
        raise CannotListen(code, host=config.host, port=str(config.port)) from cause
    return listener


def _bind(listener: socket.socket, config: Config) -> None:
    try:
        listener.bind((config.host, config.port))
    except OSError as cause:
        if not config.any_port or cause.errno != errno.EADDRINUSE:
            raise
        listener.bind((config.host, 0))


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; then connections are drained and everything is saved."""
    with listening_socket(config) as listener, suppress(KeyboardInterrupt):
        log_to_stderr()
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        server = Server(create_app(config), config)
        server.announce = lambda: ready(_address(listener))
        server.run([listener])


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _requests(config: Config, rate_limiter: RateLimiter) -> Any:
    """Our own HTTP protocol if uvicorn has the parts it needs, else uvicorn's."""
    try:
        http = import_module("vigil.server.wire.timeout_http").TimeoutHttp
        wire = import_module("vigil.server.wire.new_connections")
    except ImportError:
        return "auto"
    return wire.ConnectionFactory(wire.ConnectionContext(config, rate_limiter), http)


def _sockets(limits: Limits, *, counted: bool) -> Any:
    """Our own WebSocket protocol if uvicorn has the parts it needs, else uvicorn's."""
    try:
        made = import_module("vigil.server.wire.socket_wire").SocketWire
    except ImportError:
        return "auto"
    return partial(made, limits=limits, counted=counted)


def read_games() -> None:
    """Load rules, bots and texts in advance, so that no client waits for them."""
    for name in game_names():
        find_game(name)
        bots_for(name)
    lessons()
    for language in LANGUAGES:
        explain(TooMuch("too_many_requests", seconds=1), words_in(language))


def _collect_garbage_seldom() -> None:
    """Rooms are large with few cycles: collect old objects rarely, new ones often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    announce: Callable[[], None]

    def __init__(self, app: Application, config: Config) -> None:
        self._app = app
        self._config = config
        http = _requests(config, app.rate_limiter)
        super().__init__(
            uvicorn.Config(
                app,
                loop="auto",  # uvloop, if available
                http=http,
                ws=_sockets(config.limits, counted=http != "auto"),
                forwarded_allow_ips=",".join(config.trusted_proxies),
                ws_per_message_deflate=False,
                ws_max_size=config.limits.message_bytes * 4,
                ws_ping_interval=config.limits.ping_seconds,
                ws_ping_timeout=config.limits.ping_seconds,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=DRAIN_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Load the games and open the database, which may fail, then start and report ready."""
        read_games()
        self._app.state.services = await open_services(self._config)
        await super().startup(sockets)
        _collect_garbage_seldom()
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the bots, so that nothing waits for them, then close all connections."""
        services: Services = self._app.state.services
        await services.hub.bots.stop()
        await super().shutdown(sockets)
