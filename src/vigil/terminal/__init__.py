"""The table in plain text: drawings, looking up cards, and the game at a prompt."""

from vigil.terminal.screen import Screen, make_console
from vigil.terminal.session import Session
from vigil.terminal.sitting import Sitting

__all__ = ["Screen", "Session", "Sitting", "make_console"]
