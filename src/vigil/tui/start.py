"""Starts the application for a game on this machine, or at a server."""

from __future__ import annotations

import sys

from vigil.core.record import Record
from vigil.lessons import Lesson
from vigil.terminal.screen import Screen
from vigil.terminal.sitting import Sitting
from vigil.tui.app import TableApp
from vigil.tui.http import Address
from vigil.tui.place import LocalPlace
from vigil.words import Words


def play(sitting: Sitting, screen: Screen) -> str:
    """Play until somebody leaves; what is to be said then."""
    return TableApp(LocalPlace(sitting), screen, ascii_only=not speaks_unicode()).run() or ""


def join(address: Address, token: str, words: Words, name: str) -> str:
    """Sit at a table of a server until somebody leaves; what is to be said then."""
    from vigil.tui.network import NetworkPlace  # only here something is asked over sockets

    place = NetworkPlace(address, token, words, name)
    screen = Screen.of(place.table.setup, words)
    return TableApp(place, screen, ascii_only=not speaks_unicode()).run() or ""


def learn(name: str, lesson: Lesson, words: Words) -> str:
    """Play a lesson."""
    from vigil.tui.guiding import LessonApp  # few begin with it

    screen = Screen.of(lesson.origin.setup, words)
    return LessonApp(name, lesson, screen, ascii_only=not speaks_unicode()).run() or ""


def watch(record: Record, words: Words) -> None:
    """Watch a recorded game."""
    from vigil.tui.replaying import ReplayApp, ReplayPlace  # few begin with it

    screen = Screen.of(record.setup, words)
    ReplayApp(ReplayPlace(record), screen, ascii_only=not speaks_unicode()).run()


def speaks_unicode() -> bool:
    """Whether the terminal can show all signs."""
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
