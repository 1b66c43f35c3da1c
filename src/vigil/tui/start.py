"""Starts the application for a game on this machine."""

from __future__ import annotations

import sys

from vigil.terminal.screen import Screen
from vigil.terminal.sitting import Sitting
from vigil.tui.app import TableApp
from vigil.tui.place import LocalPlace


def play(sitting: Sitting, screen: Screen) -> str:
    """Play until somebody leaves; what is to be said then."""
    return TableApp(LocalPlace(sitting), screen, ascii_only=not speaks_unicode()).run() or ""


def speaks_unicode() -> bool:
    """Whether the terminal can show all signs."""
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
