"""Lantern as a stranger would have it: installed by pip, without a network."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "examples" / "lantern"
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
OFFLINE: Final = ("--no-index", "--no-deps", "--no-build-isolation")


def install(folder: Path, package: Path = SOURCE) -> Path:
    """Build the package in a folder and install it there; where it was put."""
    source, target = folder / package.name, folder / "site"
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    subprocess.run([*PIP, *OFFLINE, "--target", str(target), str(source)], check=True)
    return target
