"""The reply to an excess request: made once for each language, so it costs next to nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from litestar.types import Scope, Send
from msgspec import Struct

from vigil.core.errors import VigilError
from vigil.server.common.metrics import REFUSALS
from vigil.server.common.problems import words_for
from vigil.tables.errors import TooMuch
from vigil.tables.problems import Problem
from vigil.words.errors import explain

CODE: Final = "too_many_requests"
LONGEST: Final = 100
"""The longest language header that is read."""


class Refusal(Struct, frozen=True):
    """An answer of status 429."""

    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


async def refuse(scope: Scope, send: Send, seconds: int) -> None:
    """Refuse a request, or a socket, of a client that has to wait this many seconds."""
    if "method" not in scope:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    found = refusal(seconds, dict(scope["headers"]).get(b"accept-language", b""))
    await send({"type": "http.response.start", "status": 429, "headers": list(found.headers)})
    body = b"" if scope.get("method") == "HEAD" else found.body
    await send({"type": "http.response.body", "body": body, "more_body": False})


def refusal(seconds: int, languages: bytes) -> Refusal:
    """The reply to a client that has to wait this many seconds; it is counted."""
    REFUSALS.labels(CODE).inc()
    return _refusal(seconds, languages[:LONGEST])


@lru_cache(maxsize=512)
def written(found: Refusal, *, closing: bool, head: bool) -> bytes:
    """The complete reply as sent over the network."""
    lines = [b"%s: %s\r\n" % pair for pair in found.headers]
    end = b"connection: close\r\n\r\n" if closing else b"\r\n"
    body = b"" if head else found.body
    return b"".join((b"HTTP/1.1 429 Too Many Requests\r\n", *lines, end, body))


@lru_cache(maxsize=512)
def _refusal(seconds: int, languages: bytes) -> Refusal:
    error: VigilError = TooMuch(CODE, seconds=seconds)
    words = words_for({"accept-language": languages.decode("latin-1")})
    body = msgspec.json.encode(Problem(CODE, explain(error, words), {"seconds": seconds}))
    headers = (
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(seconds).encode()),
        (b"cache-control", b"no-store"),
    )
    return Refusal(headers, body)
