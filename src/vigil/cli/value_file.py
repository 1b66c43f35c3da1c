"""Values read from a file named on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from vigil.cli.parser import UsageError
from vigil.core.errors import IllegalSetup


def read_value_file(path: str, read: Callable[[str], Any]) -> Any:
    """The value that a file describes; a mistake names the file and the line."""
    data = Path(path).read_bytes()
    try:
        return read(data.decode())
    except UnicodeDecodeError as cause:
        line = data.count(b"\n", 0, cause.start) + 1
        raise UsageError("file_not_text", file=path, line=line) from cause
    except IllegalSetup as cause:
        raise UsageError("value_file", file=path, problem=str(cause)) from cause
