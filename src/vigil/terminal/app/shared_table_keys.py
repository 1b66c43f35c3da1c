"""Keys for a table with other people: votes, chat, suggestions, the menu."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from textual.binding import BindingType

from vigil.terminal.app.dialogs import InputDialog, MenuDialog
from vigil.terminal.app.keys import key
from vigil.terminal.app.table_view_app import TableViewApp

CHATTED: Final = 15
"""Lines of chat shown."""


class SharedTableKeys(TableViewApp):
    """Talking and voting at a table with others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("c", "chat"),
        key("m", "deeds"),
        key("i", "suggest"),
        key("y", "agree(True)"),
        key("n", "agree(False)"),
    ]

    def action_agree(self, agrees: bool) -> None:
        """Answer a proposal."""
        self.do(partial(self.backend.agree, agrees))

    def action_chat(self) -> None:
        """The chat, and a line to write."""
        if self.backend.chat is None:
            self.say_aloud(self.words.text("tui-no-others"))
            return

        def said(text: str | None) -> None:
            if text:
                self.do(partial(self.backend.say, text))

        lines = "\n".join(self.backend.chat[-CHATTED:])
        self.push_screen(InputDialog(self.words.text("tui-title-chat"), lines), said)

    def action_suggest(self) -> None:
        """List the options of the choosing players, to suggest one."""
        decision = self.table.decision
        if self.backend.chat is None:
            self.say_aloud(self.words.text("tui-no-others"))
        elif decision is not None and self.backend.own and not self.choices.numbers:
            self.suggest(True)

    def action_deeds(self) -> None:
        """Show the menu of actions with other players."""
        menu_actions = self.backend.menu_actions()
        if not menu_actions:
            self.say_aloud(self.words.text("tui-no-others"))
            return

        def chosen(index: int | None) -> None:
            if index is not None and index >= 0:
                self.do(menu_actions[index].do)

        lines = [action.text for action in menu_actions]
        self.push_screen(MenuDialog(self.words.text("tui-title-deeds"), lines), chosen)
