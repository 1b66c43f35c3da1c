"""The browser client: its page is served at every address that is not something else.

Its files go straight from memory to the network; the application handles only missing ones.
"""

from __future__ import annotations

from asyncio import sleep
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from vigil.server.api.caching import CachedBody, is_known
from vigil.server.api.static_files import StaticFiles
from vigil.server.common.address import caller_of
from vigil.server.common.problems import words_for
from vigil.server.common.rate_limiter import RateLimiter, is_for_pages
from vigil.server.common.refusals import refuse

NOT_PAGES: Final = ("api", "assets")
"""Paths below these exist or not; the page has nothing to show for them."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""How long a file may be cached whose name changes with its content."""

FOR_ENGINE: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""A permission for the engine's worker, not for pages: compiling WebAssembly."""

PUBLIC: Final = "public"
"""The option of handlers that answer under any host name and to pages of any origin."""

AT_ONCE: Final = 1 << 16
"""Bytes written before waiting for the network."""


class Pages:
    """The files of the client; every other request is passed on."""

    def __init__(
        self,
        client: StaticFiles,
        rate_limiter: RateLimiter,
        headers: Mapping[str, str],
        app: ASGIApp,
    ) -> None:
        self._client = client
        self._rate_limiter = rate_limiter
        self._headers = tuple(headers.items())
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file, or pass the request on."""
        if scope.get("method") not in ("GET", "HEAD") or not is_for_pages(scope["path"]):
            await self._app(scope, receive, send)
            return
        name = scope["path"].strip("/")
        if found := self._client.find(name):
            await self._send(scope, send, name, found)
        elif not _is_file(name) and (page := self._client.page):
            await self._send(scope, send, "", page)
        else:
            await self._app(scope, receive, send)

    async def _send(self, scope: Scope, send: Send, name: str, file: CachedBody) -> None:
        """Send a file, compressed if the browser accepts it, as fast as the network takes it."""
        asked = dict(scope["headers"])
        form = file.form(asked.get(b"accept-encoding", b"").decode("latin-1"))
        known = is_known(form, asked.get(b"if-none-match", b"").decode("latin-1"))
        length = -1 if known else len(form.body)
        body = b"" if known or scope.get("method") == "HEAD" else form.body
        if seconds := self._rate_limiter.count_bytes(caller_of(scope), len(body)):
            await refuse(scope, send, seconds)
            return
        named = form.tag, form.encoding, length
        headers = list(_headers(name, file.kind, named, self._headers))
        status = 304 if known else 200
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await _send_body(body, send)


async def _send_body(body: bytes, send: Send) -> None:
    for start in range(0, len(body) or 1, AT_ONCE):
        part, rest = body[start : start + AT_ONCE], start + AT_ONCE < len(body)
        await send({"type": "http.response.body", "body": part, "more_body": rest})
        if rest:
            await sleep(0)  # let other tasks run in between


@lru_cache(maxsize=1024)
def _headers(
    name: str, kind: str, named: tuple[str, str, int], others: tuple[tuple[str, str], ...]
) -> tuple[tuple[bytes, bytes], ...]:
    tag, encoding, length = named
    made = dict(others) | {"Content-Type": kind, "ETag": tag, "Vary": "Accept-Encoding"}
    made["Cache-Control"] = FOR_EVER if name.startswith("assets/") else "no-cache"
    if name.startswith("assets/engine/"):
        made["Content-Security-Policy"] = FOR_ENGINE
    if encoding:
        made["Content-Encoding"] = encoding
    if length >= 0:
        made["Content-Length"] = str(length)
    return tuple((key.lower().encode(), value.encode()) for key, value in made.items())


def _is_file(name: str) -> bool:
    return name.partition("/")[0] in NOT_PAGES or "." in name.rpartition("/")[2]


@get(["/", "/{path:path}"], opt={PUBLIC: True}, include_in_schema=False)
async def missing(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """The file, or the whole client, does not exist."""
    if _is_file(path.strip("/")):
        raise NotFoundException
    text = words_for(request.headers).text("server-no-client")
    return Response(text, status_code=503, media_type="text/plain")


@route("/{path:path}", http_method=["DELETE", "PATCH", "POST", "PUT"], include_in_schema=False)
async def nothing(path: FromPath[str]) -> None:
    """The path does not exist."""
    raise NotFoundException


HANDLERS: list[Any] = [missing, nothing]
