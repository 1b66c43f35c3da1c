"""What happened is told step by step: each moment on the board with its sentence."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

from vigil.core.film import Frame, film
from vigil.core.table import Table
from vigil.words.phrases import View

if TYPE_CHECKING:
    from vigil.terminal.app.table_view_app import TableViewApp

LONGEST: Final = 8.0
"""Seconds that a telling takes at most."""
WORTH: Final = 2
"""Fewer moments than this are seen without being told."""


class EventPlayback:
    """Shows what led to the table, moment by moment; any answer ends it."""

    def __init__(self, app: TableViewApp, beat: float) -> None:
        self.is_on = beat > 0
        self._app = app
        self._beat = beat
        self._frames: deque[tuple[str, View]] = deque()
        self._shown: Table | None = None
        """The table as it was when it was last told of."""
        self._timer: Timer | None = None
        self.view: View | None = None
        """The moment that is being shown; nothing when the table is."""

    def follow(self, table: Table, rewound: bool) -> None:
        """Tell what happened since, unless the game went back."""
        before, self._shown = self._shown, table.fork()
        if rewound or before is None or before.ply >= table.ply:
            self.stop()
        elif self.is_on:
            answers = table.answers_since(before.ply)
            self._app.beside(partial(self._shoot, before, answers), "film", exclusive=False)

    def forget(self) -> None:
        """Tell nothing of what led to the next table."""
        self._shown = None

    async def _shoot(self, before: Table, answers: Sequence[int]) -> None:
        frames = await asyncio.to_thread(self._worded, before, answers)
        if self._app.is_running and (len(frames) >= WORTH or self._frames):
            self._frames.extend(frames)
            if self._timer is None:
                self._play()

    def _worded(self, before: Table, answers: Sequence[int]) -> list[tuple[str, View]]:
        frames = film(before, answers)
        told = [(self._said(frame), frame.view) for frame in frames]
        return [(text, view) for text, view in told if text]

    def _said(self, frame: Frame) -> str:
        return self._app.voice.speaker.event(frame.event, frame.view) or ""

    def _play(self) -> None:
        pace = min(self._beat, LONGEST / max(len(self._frames), 1))
        self._timer = self._app.set_interval(pace, self._next)
        self._app.screen_stack[0].add_class("telling")
        self._next()

    def _next(self) -> None:
        if not self._frames:
            self.stop()
            return
        text, self.view = self._frames.popleft()
        told, skip = Text(f"▶ {text}", no_wrap=True), self._app.words.text("tui-skip")
        told.truncate(self._app.size.width - len(skip) - 3, overflow="ellipsis", pad=True)
        self._app.query_one("#told", Static).update(told.append(f"   {skip}", "dim"))
        self._app.draw()

    def stop(self) -> None:
        """Show the table as it stands."""
        self._frames.clear()
        if self._timer is not None:
            self._timer.stop()
            self._timer, self.view = None, None
            self._app.screen_stack[0].remove_class("telling")
            self._app.draw()
