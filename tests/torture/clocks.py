"""A server whose clock on the wall jumps: by as many seconds as a file says."""

from __future__ import annotations

import sys
import time
from pathlib import Path


def jump_by(file: Path) -> None:
    """From now on the time is what the clock says, and what the file says on top of it."""
    truly = time.time

    def jumped() -> float:
        return truly() + float(file.read_text() or 0)

    time.time = jumped


if __name__ == "__main__":  # like ``server/runner.py``, with the file that is named
    import msgspec

    from vigil.server.config import Config
    from vigil.server.run import serve

    jump_by(Path(sys.argv[2]))
    serve(msgspec.json.decode(sys.argv[1], type=Config), lambda at: print(at, flush=True))
