"""What every request passes first, whichever server brings it: limits, order, and ``HEAD``."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vigil.server.common.address import caller_of
from vigil.server.common.rate_limiter import COUNTED, RateLimiter, is_for_pages
from vigil.server.common.refusals import refuse
from vigil.server.wire.address_queue import AddressQueue


class RequestMiddleware:
    """Limits requests, puts them in order, and answers ``HEAD``; the application does the rest."""

    def __init__(self, rate_limiter: RateLimiter, app: ASGIApp) -> None:
        self._rate_limiter = rate_limiter
        self._app = app
        self._queue = AddressQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request too many, unless the network has counted it; pass the others on."""
        address, path = caller_of(scope), scope["path"]
        seconds = 0 if _is_counted(scope) else self._rate_limiter.count(address, path)
        if seconds:
            await refuse(scope, send, seconds)
            return
        if not is_for_pages(path):
            await self._queue.wait(address)
        if scope.get("method") == "HEAD":
            as_get: Any = {**scope, "method": "GET"}
            await self._app(as_get, receive, _without_body(send))
        else:
            await self._app(scope, receive, send)


def _is_counted(scope: Scope) -> bool:
    extensions: Any = scope.get("extensions") or {}
    return COUNTED in extensions


def _without_body(send: Send) -> Send:
    """The answer to ``GET``, of which only the head goes out."""

    async def pass_on(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return pass_on
