"""Answers that a browser keeps and asks for again only to learn that they still hold.

Their tags and packed forms are made once: no request has anything hashed or packed.
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
"""The option of handlers whose replies are compressed already on request."""

WORTH_PACKING: Final = 500
"""Bytes from which packing saves more than it costs."""

ANSWERS: Final = 64
"""Answers that are kept; all that this server usually gives are about fifty."""


class EncodedBody(Struct, frozen=True):
    """A body as it goes over the network, and the tag by which it is known."""

    body: bytes
    tag: str
    encoding: str = ""


class CachedBody(Struct, frozen=True):
    """A constant body, plain and compressed."""

    kind: str
    plain: EncodedBody
    packed: EncodedBody | None

    def form(self, accepted: str) -> EncodedBody:
        """The form for a browser that accepts some encodings."""
        return self.packed if self.packed is not None and "gzip" in accepted else self.plain


def cached_body(kind: str, body: bytes, tag: str, packed: bytes | None) -> CachedBody:
    """A body with a tag; each of its forms has its own."""
    form = None if packed is None else EncodedBody(packed, f'"{tag}-gzip"', "gzip")
    return CachedBody(kind, EncodedBody(body, f'"{tag}"'), form)


def tag_of(body: bytes) -> str:
    """What changes with a body."""
    return blake2b(body, digest_size=12).hexdigest()


def is_known(form: EncodedBody, known: str) -> bool:
    """Whether the header of a browser names a form that it has."""
    return form.tag in known


@lru_cache(maxsize=ANSWERS)
def answer(make: Callable[..., Any], *given: Hashable) -> CachedBody:
    """What a function says for some arguments, which is always the same, as JSON."""
    body = msgspec.json.encode(make(*given))
    packed = gzip.compress(body, mtime=0) if len(body) >= WORTH_PACKING else None
    return cached_body("application/json", body, tag_of(body), packed)


def if_new(request: Request[Any, Any, Any], found: CachedBody) -> Response[Any]:
    """A body with its tag, or nothing for a browser that has it already."""
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
