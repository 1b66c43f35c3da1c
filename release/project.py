"""What the project says of itself, and how a program is run for it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
EPOCH: Final = "SOURCE_DATE_EPOCH"


def project() -> dict[str, Any]:
    """The table ``project`` of ``pyproject.toml``."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(found["project"])


def epoch() -> str:
    """The moment that built files bear: the one of the environment, else of the last change."""
    given = os.environ.get(EPOCH)
    if given:
        return given
    command = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "1700000000"


def run(*command: object, folder: Path = ROOT, **environment: str) -> None:
    """Run a program; where it fails, say what it said and stop."""
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env={**os.environ, EPOCH: epoch(), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        shown = " ".join(Path(str(word)).name for word in command[:4])
        raise SystemExit(f"{done.stdout[-4000:]}\n{shown} … failed")
