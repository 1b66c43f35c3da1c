"""The client for browsers: its page at every address that is not something else."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from vigil.server.api.caching import if_new
from vigil.server.api.static_files import StaticFile, StaticFiles
from vigil.server.common.problems import words_for

NOT_PAGES: Final = ("api", "assets")
"""What lies below these is there or is not; the page has nothing to show for it."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""How long a file may be kept whose name changes with its content."""

FOR_ENGINE: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""What the worker with the engine may do, and no page: compile WebAssembly."""

UNCOUNTED: Final = "page"
"""The option of handlers that anybody may ask as often as he likes."""


@get(["/", "/{path:path}"], opt={UNCOUNTED: True}, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], client: NamedDependency[StaticFiles], path: FromPath[str] = "/"
) -> Response[Any]:
    """A file of the client, or its page, which finds out by itself what to show."""
    name = path.strip("/")
    found = client.find(name)
    if found is not None:
        return _sent(request, name, found)
    if name.partition("/")[0] in NOT_PAGES or "." in name.rpartition("/")[2]:
        raise NotFoundException
    shown = client.page
    return _not_built(request) if shown is None else _sent(request, "", shown)


@route("/{path:path}", http_method=["DELETE", "PATCH", "POST", "PUT"], include_in_schema=False)
async def nothing(path: FromPath[str]) -> None:
    """Nobody knows this path."""
    raise NotFoundException


def _sent(request: Request[Any, Any, Any], name: str, file: StaticFile) -> Response[Any]:
    """A file, packed if the browser can unpack it."""
    packs = file.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    reply = if_new(request, file.packed if packs and file.packed else file.body, file.kind)
    reply.headers["Vary"] = "Accept-Encoding"
    if packs:
        reply.headers["Content-Encoding"] = "gzip"
    if name.startswith("assets/engine/"):
        reply.headers["Content-Security-Policy"] = FOR_ENGINE
    if name.startswith("assets/"):
        reply.headers["Cache-Control"] = FOR_EVER
    return reply


def _not_built(request: Request[Any, Any, Any]) -> Response[Any]:
    """One sentence for whoever started the server without a client."""
    text = words_for(request.headers).text("server-no-client")
    return Response(text, status_code=503, media_type="text/plain")


HANDLERS: list[Any] = [page, nothing]
