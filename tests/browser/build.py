"""The client, as its sources are now."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fasteners import InterProcessLock

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src" / "vigil" / "client"
BUILDING: Final = ROOT / "web" / "node_modules" / ".building"
SOURCES: Final = ("web/src", "web/public", "web/index.html", "web/vite.config.ts")
DATA: Final = ("*.ftl", "games/*/lessons/*.json")
"""What the client takes from the package: texts and lessons."""


def build_client() -> None:
    """Build it unless it is newer than everything it is made of; other workers wait meanwhile."""
    page, listing = CLIENT / "index.html", CLIENT / "files.json"
    with InterProcessLock(BUILDING):
        changed = max(file.stat().st_mtime for file in sources())
        if listing.exists() and page.stat().st_mtime >= changed:
            return
        _run("npm.py", "run", "build")
        _run("engine.py")  # pages ask for it, and building has swept it away
        _run("packing.py")
        page.touch()


def build_engine() -> None:
    """Put the engine into the client; what has not changed is not compiled again."""
    with InterProcessLock(BUILDING):
        _run("engine.py")
        _run("packing.py")


def _run(program: str, *arguments: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / program), *arguments]
    subprocess.run(command, check=True, capture_output=True)


def sources() -> Iterator[Path]:
    """The files that it is built from."""
    for source in map(ROOT.joinpath, SOURCES):
        yield from filter(Path.is_file, source.rglob("*")) if source.is_dir() else (source,)
    for pattern in DATA:
        yield from (ROOT / "src" / "vigil").rglob(pattern)
