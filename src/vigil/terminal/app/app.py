"""The application for one game: its screen, keys, undo and end."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from vigil.core.undo import Depth
from vigil.insight.report import report_of
from vigil.terminal.app.backend import Backend
from vigil.terminal.app.dialogs import TextDialog
from vigil.terminal.app.file_keys import FileKeys
from vigil.terminal.app.keys import key
from vigil.terminal.app.lookup_keys import LookupKeys
from vigil.terminal.app.shared_table_keys import SharedTableKeys
from vigil.terminal.report import drawn as drawn_report
from vigil.terminal.screen import Screen


class TableApp(LookupKeys, SharedTableKeys, FileKeys):
    """One game in the terminal; its return value is printed at the end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("u", "undo('choice')"),
        key("a", "undo('action')"),
        key("U", "undo('turn')"),
        key("r", "redo"),
    ]

    def __init__(
        self, backend: Backend, voice: Screen, beat: float = 0.6, ascii_only: bool = False
    ) -> None:
        super().__init__(backend, voice, beat, ascii_only)
        self._over = False

    def arrived(self) -> None:
        """Show the forecast, or how the game ended."""
        super().arrived()
        if self.table.decision is not None:
            self._over = False
        else:
            self.show_end()

    def action_undo(self, depth: Depth) -> None:
        """Undo."""
        self.do(partial(self.backend.undo, depth))

    def action_redo(self) -> None:
        """Redo what was undone."""
        self.do(self.backend.redo)

    def show_end(self) -> None:
        """Show once how the game ended, with the report."""
        if not self._over:
            self._over = True
            self.beside(self._report, "end")

    async def _report(self) -> None:
        report = await asyncio.to_thread(report_of, self.table.record)
        title = self.voice.speaker.outcome(self.table.view())
        keys = self.words.text("tui-end-keys" if self.backend.chat is None else "tui-end-join-keys")
        head = Text(f"{title}\n", "bold").append(keys, "not bold")
        sheet = TextDialog(self.words.text("tui-title-end"), head, keys="uoqm")
        sheet.update("", head, drawn_report(report, self.voice.speaker, self.words))

        def closed(pressed: str | None) -> None:
            if pressed == "u":
                self.action_undo("choice")
            elif pressed == "o":
                self.action_record()
            elif pressed == "q":
                self.action_leave()
            elif pressed == "m":
                self.action_deeds()

        self.push_screen(sheet, closed)
