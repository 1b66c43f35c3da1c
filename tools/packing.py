"""Lists the files of the client with a tag for each content, and compresses those that shrink.

Run ``python tools/packing.py`` when everything is built. The server sends what ``files.json`` lists
and computes nothing: the compressed form of ``NAME`` is ``NAME.gz``.
"""

from __future__ import annotations

import gzip
import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

CLIENT: Final = Path(__file__).parent.parent / "src" / "vigil" / "client"
LIST: Final = "files.json"
PACKED: Final = ".gz"
SHRINKING: Final = (
    *(".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml"),
)
"""Endings of files that packing makes smaller; pictures, fonts and archives are packed already."""


def main(client: Path = CLIENT) -> int:
    """Write the list, and compress the files it marks; unchanged files are left alone."""
    listing = client / LIST
    earlier = json.loads(listing.read_bytes()) if listing.exists() else {}
    files = {path.relative_to(client).as_posix(): path for path in contents(client)}
    listed = {name: entry(path, earlier.get(name)) for name, path in files.items()}
    for path in set(client.rglob(f"*{PACKED}")) - {packed_form(path) for path in files.values()}:
        path.unlink()
    if listed != earlier:
        written = listing.with_suffix(".written")
        written.write_text(json.dumps(listed, indent=1), encoding="utf-8")
        written.replace(listing)
    return 0


def contents(client: Path) -> list[Path]:
    """All files of a client except generated ones."""
    found = (path for path in client.rglob("*") if path.is_file())
    return sorted(path for path in found if path.name != LIST and path.suffix != PACKED)


def entry(path: Path, earlier: dict[str, Any] | None) -> dict[str, Any]:
    """The tag of a file, and whether it is compressed."""
    body = path.read_bytes()
    made = {"tag": blake2b(body, digest_size=12).hexdigest(), "packed": path.suffix in SHRINKING}
    if made["packed"] and not (made == earlier and packed_form(path).exists()):
        packed_form(path).write_bytes(gzip.compress(body, 9, mtime=0))
    return made


def packed_form(path: Path) -> Path:
    """The path of a file's compressed form."""
    return path.with_name(path.name + PACKED)


if __name__ == "__main__":
    sys.exit(main())
