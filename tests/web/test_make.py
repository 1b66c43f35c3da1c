"""What ``make`` says to a Python that is too old."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Makefile", "pyproject.toml", "locks/server.txt", "locks/dev.txt", "tools/backend.py")


def python_of(folder: Path, version: str) -> Path:
    """A program that takes itself for a Python of some version."""
    program = folder / "some-python"
    numbers = f"({version.replace('.', ', ')}, 0, 'final', 0)"
    told = f"import sys; sys.version_info = {numbers}; exec(sys.argv.pop(1))"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{told}" "$2"\n', encoding="utf-8")
    program.chmod(0o755)
    return program


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_an_old_python_is_told_in_one_line(tmp_path: Path) -> None:
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    old = python_of(tmp_path, "3.10")
    done = subprocess.run(
        ["make", "install", f"PYTHON={old}"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if not line.startswith(("make", "find"))]
    wanted = f"Vigil needs Python 3.11 or newer, and {old} is 3.10"
    assert said == [f"{wanted}; name another one: make PYTHON=python3.12"]
    assert not (tmp_path / ".venv").exists()
