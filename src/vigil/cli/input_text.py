"""The input of a command: a file or stdin."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from vigil.core.errors import VigilError
from vigil.terminal.files import read_text

STDIN: Final = "-"
"""The file name that stands for stdin."""


@contextmanager
def about(path: str) -> Iterator[None]:
    """Name the file in any mistake found in it."""
    try:
        yield
    except VigilError as error:
        error.data.setdefault("file", path)
        raise


def input_text(path: str) -> str:
    """A whole file; ``-`` is the standard input."""
    return sys.stdin.read() if path == STDIN else read_text(path)
