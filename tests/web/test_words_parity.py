"""The browser puts games into the same words as the program does."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

from words.parity import write

WEB: Final = Path(__file__).parents[2] / "web"


def test_the_browser_says_what_the_program_says(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    write(told)
    vitest = WEB / "node_modules" / ".bin" / "vitest"
    run = subprocess.run(
        [vitest, "run", "--config", "parity.config.ts"],
        cwd=WEB,
        env={**os.environ, "TOLD": str(told), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
