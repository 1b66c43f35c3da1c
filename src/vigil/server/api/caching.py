"""Replies that a browser stores and revalidates.

Their tags and compressed forms are made once, never for a single request.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from litestar import Request, Response
from msgspec import Struct

PACKED: Final = "packed"
"""The option of handlers whose replies are compressed in advance."""

WORTH_PACKING: Final = 500
"""Bytes from which compression saves more than it costs."""

ANSWERS: Final = 64
"""Replies kept in memory; a server usually has about fifty."""


class EncodedBody(Struct, frozen=True):
    """A body as sent over the network, and its tag."""

    body: bytes
    tag: str
    encoding: str = ""


class CachedBody(Struct, frozen=True):
    """A constant body, plain and compressed."""

    kind: str
    plain: EncodedBody
    packed: EncodedBody | None

    def form(self, accepted: str) -> EncodedBody:
        """The form for a browser that accepts certain encodings."""
        return self.packed if self.packed is not None and "gzip" in accepted else self.plain


def cached_body(kind: str, body: bytes, tag: str, packed: bytes | None) -> CachedBody:
    """A body with a tag for each of its forms."""
    form = None if packed is None else EncodedBody(packed, f'"{tag}-gzip"', "gzip")
    return CachedBody(kind, EncodedBody(body, f'"{tag}"'), form)


def tag_of(body: bytes) -> str:
    """A tag that changes with a body."""
    return blake2b(body, digest_size=12).hexdigest()


def is_known(form: EncodedBody, known: str) -> bool:
    """Whether the browser's header has the tag of one of the forms."""
    return form.tag in known


@lru_cache(maxsize=ANSWERS)
def answer(make: Callable[..., Any], *given: Hashable) -> CachedBody:
    """The constant result of a function for some arguments, as JSON."""
    body = msgspec.json.encode(make(*given))
    packed = gzip.compress(body, mtime=0) if len(body) >= WORTH_PACKING else None
    return cached_body("application/json", body, tag_of(body), packed)


def if_new(request: Request[Any, Any, Any], found: CachedBody) -> Response[Any]:
    """A body with its tag, or nothing if the browser has it already."""
    form = found.form(request.headers.get("accept-encoding", ""))
    known = is_known(form, request.headers.get("if-none-match", ""))
    headers = {"ETag": form.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if form.encoding:
        headers["Content-Encoding"] = form.encoding
    return Response(
        b"" if known else form.body,
        status_code=304 if known else 200,
        media_type=found.kind,
        headers=headers,
    )
