"""Builds a source distribution, and wheels out of nothing but that."""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path
from typing import Final

from archives import settle
from project import PIP, epoch, run

SOURCE: Final = (
    "import sys; sys.path[:0] = ['tools']; import backend; backend.build_sdist(sys.argv[1])"
)


def build_source(target: Path) -> Path:
    """The source distribution, the same on every machine."""
    target.mkdir(parents=True, exist_ok=True)
    run(sys.executable, "-c", SOURCE, target)
    (made,) = target.glob("*.tar.gz")
    settle(made, int(epoch()))
    return made


def unpacked(source: Path, folder: Path) -> Path:
    """A source distribution, unpacked in a folder."""
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    (made,) = folder.iterdir()
    return made


def build_wheel(tree: Path, target: Path, *, compiled: bool = False) -> Path:
    """A wheel of unpacked sources, pure or with the compiled engine."""
    before = {*target.glob("*.whl")}
    form = {"VIGIL_COMPILED": "1"} if compiled else {"VIGIL_COMPILED": ""}
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", target, tree, folder=target, **form)
    (made,) = {*target.glob("*.whl")} - before
    return made
