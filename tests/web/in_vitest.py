"""Runs a test of the client on what the program has written down for it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"


def check_in_vitest(config: str, **files: Path) -> None:
    """Run the tests of a configuration; each file is named to them by a variable."""
    run = subprocess.run(
        [WEB / "node_modules" / ".bin" / "vitest", "run", "--config", config],
        cwd=WEB,
        env={**os.environ, **{name: str(file) for name, file in files.items()}, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
