"""Keys that write a game to a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType

from vigil.terminal.app.base_app import BaseApp
from vigil.terminal.app.dialogs import InputDialog
from vigil.terminal.app.keys import key
from vigil.terminal.files import file_trouble, save_text, write_text


class FileKeys(BaseApp):
    """Saving a table, and exporting its record."""

    BINDINGS: ClassVar[list[BindingType]] = [key("s", "save"), key("o", "record")]

    def action_save(self) -> None:
        """Save the game to a file."""
        self._write("tui-title-save", lambda: save_text(self.table, self.bots))

    def action_record(self) -> None:
        """Export the record of the game."""
        self._write("tui-title-record", lambda: self.table.record.to_json())

    def _write(self, title: str, text: Callable[[], str]) -> None:
        def written(path: str | None) -> None:
            if not path:
                return
            try:
                write_text(path, text())
                self.say_aloud(self.words.text("cli-written", file=path))
            except OSError as error:
                self.say_aloud(file_trouble(error, self.words))

        self.push_screen(InputDialog(self.words.text(title)), written)
