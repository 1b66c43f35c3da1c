"""The Chromium of this machine, and the client it shows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src" / "vigil" / "client" / "index.html"
SOURCES: Final = ("web/src", "web/index.html", "web/vite.config.ts", "src/vigil/locale")
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_chromium() -> str | None:
    """The program named by ``VIGIL_CHROMIUM``, or one from the path."""
    named = os.environ.get("VIGIL_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def build_client() -> None:
    """Build the client unless it is newer than everything it is made of."""
    if CLIENT.exists() and CLIENT.stat().st_mtime >= max(file.stat().st_mtime for file in sources()):
        return
    command = [sys.executable, str(ROOT / "web" / "npm.py"), "run", "build"]
    subprocess.run(command, check=True, capture_output=True)


def sources() -> Iterator[Path]:
    """The files that the client is built from."""
    for source in map(ROOT.joinpath, SOURCES):
        yield from filter(Path.is_file, source.rglob("*")) if source.is_dir() else (source,)
