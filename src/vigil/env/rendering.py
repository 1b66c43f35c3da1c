"""The table of an environment as text: the terminal's drawing without colours."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console

from vigil.env.episode import Episode
from vigil.terminal.canvas import Canvas
from vigil.terminal.face import face_of
from vigil.words import Words, speaker_for

WIDTH: Final = 100
HEIGHT: Final = 60


def text_of(episode: Episode) -> str:
    """The table as plain text, in English."""
    setup, page = episode.state.setup, StringIO()
    words = Words("en").of(setup.game)
    view = episode.game.view(episode.state, episode.seat, episode.decision)
    canvas = Canvas(WIDTH, HEIGHT)
    drawn = face_of(setup.game).draw(view, speaker_for(setup, words), words, canvas)
    Console(file=page, width=WIDTH, markup=False, highlight=False, emoji=False).print(drawn)
    return page.getvalue()
