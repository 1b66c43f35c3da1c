"""The browser client: the files built by ``make client``, kept in memory."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from vigil.server.api.caching import CachedBody, cached_body

KINDS: Final = MimeTypes()
"""Media types by extension: Python's own list, whatever the machine's says."""

for _ending, _kind in {
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}.items():  # missing or different in some versions of Python
    KINDS.add_type(_kind, _ending)

PAGE: Final = "index.html"
LIST: Final = "files.json"
"""The last file written by ``tools/packing.py``."""


class Listed(Struct):
    """The build's data about a file."""

    tag: str
    packed: bool


class StaticFiles:
    """All files by path; nothing else can be requested."""

    def __init__(self, folder: str = "") -> None:
        self._folder = Path(folder) if folder else files("vigil").joinpath("client")
        self._files: dict[str, CachedBody] = {}
        self.read()

    def read(self) -> None:
        """Read the built files, if there are any."""
        listing = self._folder.joinpath(LIST)
        if listing.is_file():
            listed = msgspec.json.decode(listing.read_bytes(), type=dict[str, Listed])
            self._files = {name: _read(self._folder, name, one) for name, one in listed.items()}

    def find(self, path: str) -> CachedBody | None:
        """A file by its path."""
        return self._files.get(path)

    @property
    def page(self) -> CachedBody | None:
        """The page of the client; ``None`` if the client has not been built."""
        if not self._files:
            self.read()
        return self.find(PAGE)


def kind_of(name: str) -> str:
    """The media type of a file."""
    kind = KINDS.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _read(folder: Traversable, name: str, listed: Listed) -> CachedBody:
    body = folder.joinpath(name).read_bytes()
    packed = folder.joinpath(f"{name}.gz").read_bytes() if listed.packed else None
    return cached_body(kind_of(name), body, listed.tag, packed)
