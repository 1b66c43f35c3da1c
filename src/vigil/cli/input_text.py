"""What a command reads: a file, or what is piped into it."""

from __future__ import annotations

import sys
from typing import Final

from vigil.terminal.files import read_text

STDIN: Final = "-"
"""The name that stands for the standard input."""


def input_text(path: str) -> str:
    """A whole file; ``-`` is the standard input."""
    return sys.stdin.read() if path == STDIN else read_text(path)
