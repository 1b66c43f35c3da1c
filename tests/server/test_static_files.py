"""What the files of the client are, whatever the machine thinks of their endings."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path

import packing
import pytest

from vigil.server.api.static_files import StaticFiles, kind_of


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
def test_the_kind_of_a_file_and_whether_it_is_packed(
    tmp_path: Path, name: str, kind: str, packs: bool
) -> None:
    (tmp_path / name).write_bytes(b"x" * 100)
    packing.main(tmp_path)
    found = StaticFiles(str(tmp_path)).find(name)
    assert found is not None
    assert (found.kind.removesuffix("; charset=utf-8"), found.packed is not None) == (kind, packs)


def test_what_the_machine_says_of_an_ending_does_not_count() -> None:
    mimetypes.add_type("text/strange", ".css")
    try:
        assert kind_of("index.css") == "text/css; charset=utf-8"
    finally:
        mimetypes.add_type("text/css", ".css")


def test_each_form_of_a_file_has_a_tag_that_changes_with_its_content(tmp_path: Path) -> None:
    tags = []
    for text in ("the gong", "the gong", "the bell"):
        (tmp_path / "index.js").write_text(text)
        packing.main(tmp_path)
        found = StaticFiles(str(tmp_path)).find("index.js")
        assert found is not None
        assert found.packed is not None
        assert gzip.decompress(found.packed.body) == found.plain.body == text.encode()
        tags.append((found.plain.tag, found.packed.tag))
    assert tags[0] == tags[1]
    assert len({tag for pair in tags for tag in pair}) == 4


def test_what_has_not_changed_is_not_written_again(tmp_path: Path) -> None:
    (tmp_path / "index.js").write_text("the gong")
    packing.main(tmp_path)
    written = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    packing.main(tmp_path)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == written
    (tmp_path / "index.js").unlink()
    packing.main(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["files.json"]


def test_what_is_not_listed_is_not_handed_out(tmp_path: Path) -> None:
    (tmp_path / "index.js").write_text("the gong")
    packing.main(tmp_path)
    (tmp_path / "later.js").write_text("the bell")
    client = StaticFiles(str(tmp_path))
    assert [client.find(name) for name in ("later.js", "index.js.gz", "files.json")] == [None] * 3
