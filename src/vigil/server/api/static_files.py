"""The client for browsers: the files that ``make client`` has built, kept in memory."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

KINDS: Final = MimeTypes()
"""Kinds of files by their endings: those that Python itself knows, whatever the machine knows."""

for _ending, _kind in {
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}.items():  # not every Python knows them, or calls them so
    KINDS.add_type(_kind, _ending)

LARGE: Final = 1 << 20
"""Bytes from which packing is to be quick rather than thorough."""

PAGE: Final = "index.html"


class StaticFile:
    """One file of the client."""

    def __init__(self, name: str, body: bytes) -> None:
        self.kind = KINDS.guess_type(name)[0] or "application/octet-stream"
        self.body = body

    @cached_property
    def packed(self) -> bytes | None:
        """Its content for browsers that can unpack; ``None`` where that saves nothing."""
        shrinks = self.kind.startswith("text/") or self.kind.endswith(("json", "xml", "wasm"))
        return (
            gzip.compress(self.body, 6 if len(self.body) > LARGE else 9, mtime=0)
            if shrinks
            else None
        )


class StaticFiles:
    """All files by their paths; nothing else can be asked for."""

    def __init__(self, folder: str = "") -> None:
        self._folder = Path(folder) if folder else files("vigil").joinpath("client")
        self._files: dict[str, StaticFile] = {}

    def find(self, path: str) -> StaticFile | None:
        """A file by its path, read once they are all there."""
        if PAGE not in self._files and self._folder.is_dir():
            self._files = dict(_read(self._folder, ""))
        return self._files.get(path)

    @property
    def page(self) -> StaticFile | None:
        """The page that shows everything; ``None`` when the client has not been built."""
        return self.find(PAGE)


def _read(folder: Traversable, path: str) -> Iterator[tuple[str, StaticFile]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _read(entry, f"{path}{entry.name}/")
        else:
            yield f"{path}{entry.name}", StaticFile(entry.name, entry.read_bytes())
