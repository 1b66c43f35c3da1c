"""uvloop makes servers faster where it exists; where it does not they run without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LOAD = "from vigil.bench.network import load; print(load(0.1, tables=1).answers_per_second > 0)"


@pytest.mark.long_form
def test_a_server_is_played_at_and_measured_without_uvloop(tmp_path: Path) -> None:
    (tmp_path / "uvloop.py").write_text("raise ImportError('there is no uvloop')\n")
    command = [sys.executable, "-W", "error", "-c", LOAD]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")
