"""The server as an application: routes, errors, limits and headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import ClientException, HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import Message, Scope

import vigil
from vigil.core.errors import VigilError
from vigil.server.api import boards, pages
from vigil.server.api.binding import bound
from vigil.server.api.caching import PACKED
from vigil.server.api.routes import ROUTES
from vigil.server.api.service import metrics
from vigil.server.api.static_files import StaticFiles
from vigil.server.common.address import address_of
from vigil.server.common.prices import PRICE, USUAL, body_price
from vigil.server.common.problems import problem_of, words_for
from vigil.server.common.rate_limiter import RateLimiter
from vigil.server.common.worker_thread import CALLER
from vigil.server.config import Config
from vigil.server.origin_checks import check_host, check_origin
from vigil.server.services import Services, open_services
from vigil.server.wire.asgi_wire import break_cycles
from vigil.server.wire.request_middleware import RequestMiddleware
from vigil.server.wire.viewer_session import ViewerSession
from vigil.tables.problems import Problem, status_of
from vigil.words.errors import shortened

BUSY: Final = (429, 503)
"""Statuses after which a request may be retried."""
LEFT: Final = "client disconnected prematurely"
"""The framework's error for a client that left in the middle of its request."""
RETRY: Final = 3
"""Seconds to wait, if nothing else is known."""
PACKING: Final = 5
"""The compression level of replies made for one request; the maximum costs three times as much."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Application(Litestar):
    """The application, behind the client's files and the middleware."""

    def __init__(
        self, client: StaticFiles, rate_limiter: RateLimiter, *given: Any, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self.rate_limiter = rate_limiter
        self._middleware = RequestMiddleware(
            rate_limiter, pages.Pages(client, rate_limiter, HEADERS, super().__call__)
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Start and stop, or handle a request."""
        outside = scope["type"] == "lifespan"
        await (super().__call__ if outside else self._middleware)(scope, receive, send)


def create_app(config: Config) -> Application:
    """The application of a server."""
    return Application(
        StaticFiles(config.client),
        RateLimiter(config.limits),
        HANDLERS,
        lifespan=[_lifespan(config)],
        guards=[_guard],
        exception_handlers={
            VigilError: _problem,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            Exception: _unexpected_problem,
        },
        after_exception=[_log_unexpected],
        logging_config=None,
        before_send=[_add_headers],
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=PACKING, exclude_opt_key=PACKED
        ),
        request_max_body_size=config.limits.record_bytes,
        openapi_config=OpenAPIConfig(
            "Vigil",
            vigil.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


def _lifespan(config: Config) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services: Services = app.state.get("services") or await open_services(config)
        app.state.services = services
        try:
            yield
        finally:
            await services.analyses.stop()
            await services.push.stop()
            await services.hub.stop()

    return lifespan


@websocket("/api/tables/{table:str}/socket", opt={PRICE: 0})
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A viewer's socket; charged once open, because pages learn nothing about a refused one."""
    await ViewerSession(socket, socket.app.state.services).run(table)
    break_cycles(socket)


HANDLERS: Final = [*map(bound, ROUTES), *pages.HANDLERS, *boards.HANDLERS, metrics, play]
"""All of any application; what the framework reads of them is read once."""


# -- who may ask


async def _guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse pages of other origins, and clients that ask for too much."""
    if handler.opt.get(pages.PUBLIC):
        return
    services: Services = connection.app.state.services
    host, origin = connection.headers.get("host", ""), connection.headers.get("origin")
    check_host(host, services.config)
    scheme = connection.scope["scheme"].replace("ws", "http")
    if origin:
        check_origin(origin, f"{scheme}://{host}", services.config)
    address = address_of(connection)
    CALLER.set(address)
    services.work.take(address, "too_many_requests", _price(connection, handler, services.config))


def _price(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler, config: Config
) -> float:
    """The price of a request: that of its handler, plus that of its body."""
    price: float = handler.opt.get(PRICE, USUAL)
    if connection.scope.get("method") not in ("POST", "PUT"):
        return price
    length = connection.headers.get("content-length", "")
    return price + body_price(length, config.limits.record_bytes)


# -- answers


def _problem(request: Request[Any, Any, Any], error: VigilError) -> Response[Problem]:
    """A refusal as JSON, in the browser's language."""
    status = status_of(error)
    headers = {"Retry-After": str(error.data.get("seconds", RETRY))} if status in BUSY else {}
    problem = problem_of(error, words_for(request.headers))
    return Response(problem, status_code=status, headers=headers)


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A refusal by the framework: a body of the wrong shape, an unknown path."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [error.detail, *(str(part.get("message", "")) for part in extra)]
    reason = shortened("; ".join(parts))
    text = words_for(request.headers).text("server-error-bad_request", reason=reason)
    problem = Problem("bad_request", text, {"reason": reason})
    return Response(problem, status_code=error.status_code)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """Input nested too deeply."""
    return _http_problem(request, ClientException("nested too deeply"))


def _unexpected_problem(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """A bug of the server."""
    text = words_for(request.headers).text("server-error-internal")
    return Response(Problem("internal", text, {}), status_code=500)


async def _log_unexpected(error: Exception, scope: Scope) -> None:
    """Log an unexpected error."""
    foreseen = isinstance(error, HTTPException) and (
        error.status_code < 500 or error.detail == LEFT
    )
    if not foreseen and not isinstance(error, VigilError | RecursionError):
        logging.getLogger("vigil").error("unexpected at %s", scope["path"], exc_info=error)


async def _add_headers(message: Message, _: Scope) -> None:
    """Add the headers that every reply has, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
