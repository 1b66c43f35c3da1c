"""What the files of the client are, whatever the machine thinks of their endings."""

from __future__ import annotations

import mimetypes

import pytest

from vigil.server.api.static_files import StaticFile


@pytest.mark.parametrize(
    ("name", "kind", "packs"),
    [
        ("index.html", "text/html", True),
        ("index-4f1c.js", "text/javascript", True),
        ("index.css", "text/css", True),
        ("python.asm.mjs", "text/javascript", True),
        ("python.asm.wasm", "application/wasm", True),
        ("library.zip", "application/zip", False),
        ("robots.txt", "text/plain", True),
        ("lesson.json", "application/json", True),
        ("icons.svg", "image/svg+xml", True),
        ("site.webmanifest", "application/manifest+json", True),
        ("favicon.ico", "image/x-icon", False),
        ("moon.png", "image/png", False),
        ("moon.webp", "image/webp", False),
        ("title-0b0b.woff2", "font/woff2", False),
        ("unknown", "application/octet-stream", False),
        ("a.strange", "application/octet-stream", False),
    ],
)
def test_the_kind_of_a_file_and_whether_it_is_packed(name: str, kind: str, packs: bool) -> None:
    file = StaticFile(name, b"x" * 100)
    assert (file.kind, file.packed is not None) == (kind, packs)


def test_what_the_machine_says_of_an_ending_does_not_count() -> None:
    mimetypes.add_type("text/strange", ".css")
    try:
        assert StaticFile("index.css", b"").kind == "text/css"
    finally:
        mimetypes.add_type("text/css", ".css")
