"""Who leaves a server leaves its memory: it searches for what keeps itself very seldom."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server import leaving


def test_a_socket_that_is_closed_leaves_nothing_that_keeps_itself(tmp_path: Path) -> None:
    command = [sys.executable, str(leaving.__file__), str(tmp_path / "vigil.db")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "{}\n", "")
