"""Starts the application for a game on this machine or on a server."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from vigil.core.record import Record
from vigil.teaching.lessons import Lesson
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.backend import LocalBackend
from vigil.terminal.screen import Screen
from vigil.terminal.sitting import Sitting
from vigil.words import Words

if TYPE_CHECKING:
    from vigil.terminal.app.lobby import Lobby


def play(sitting: Sitting, screen: Screen) -> str:
    """Play until the player leaves; return the text to print then."""
    return (
        TableApp(LocalBackend(sitting, screen.words), screen, ascii_only=not speaks_unicode()).run()
        or ""
    )


def join(lobby: Lobby) -> tuple[str, str]:
    """Wait for the game and play it; return the text to print then, and the link to follow."""
    from vigil.terminal.app.lobby_screen import (
        LobbyApp,  # only here sockets are used
    )
    from vigil.terminal.app.network import NetworkBackend

    words = lobby.words
    if not lobby.has_begun and not LobbyApp(lobby).run():
        return words.text("tui-left-table", link=lobby.address.link), ""
    backend = NetworkBackend(lobby.address, lobby.connection.token, words, lobby.name)
    screen = Screen.of(backend.table.setup, words)
    said = TableApp(backend, screen, ascii_only=not speaks_unicode()).run() or ""
    return said, backend.onward


def learn(name: str, lesson: Lesson, words: Words) -> str:
    """Play a lesson."""
    from vigil.terminal.app.lesson_app import LessonApp  # rarely used first

    screen = Screen.of(lesson.origin.setup, words)
    return LessonApp(name, lesson, screen, ascii_only=not speaks_unicode()).run() or ""


def watch(record: Record, words: Words) -> None:
    """Watch a recorded game."""
    from vigil.terminal.app.replay_app import ReplayApp, ReplayBackend  # rarely used first

    screen = Screen.of(record.setup, words)
    ReplayApp(ReplayBackend(record), screen, ascii_only=not speaks_unicode()).run()


def speaks_unicode() -> bool:
    """Whether the terminal can show all characters."""
    return (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
