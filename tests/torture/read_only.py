"""A server whose database cannot be written while a file exists, as on a disk mounted read-only.

SQLite refuses every change with the same error as on such a disk; reading goes on.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event


def refuse_while(file: Path) -> None:
    """From now on connections may write only while the file does not exist."""

    def look(_: Any, cursor: Any, *__: Any) -> None:
        cursor.execute(f"PRAGMA query_only = {'ON' if file.exists() else 'OFF'}")

    event.listen(Engine, "before_cursor_execute", look)


if __name__ == "__main__":  # like ``server/runner.py``, with the file that is named
    import msgspec

    from vigil.server.config import Config
    from vigil.server.run import serve

    refuse_while(Path(sys.argv[2]))
    serve(msgspec.json.decode(sys.argv[1], type=Config), lambda at: print(at, flush=True))
