"""A file in which an owner of a box puts the printed figures in place of our estimates."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vigil.cli.parser import UsageError
from vigil.core.errors import IllegalSetup
from vigil.games.ghost_stories.white_moon.own_cards import read_cards


def read_cards_file(path: str) -> dict[str, Any]:
    """The cards that a file describes; a mistake names the file and the line."""
    data = Path(path).read_bytes()
    try:
        return read_cards(data.decode())
    except UnicodeDecodeError as cause:
        line = data.count(b"\n", 0, cause.start) + 1
        raise UsageError("cards_not_text", file=path, line=line) from cause
    except IllegalSetup as cause:
        raise UsageError("cards_file", file=path, problem=str(cause)) from cause
