"""Keys for looking things up: rules, cards, the log, hints, a bot's reasoning."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, ClassVar

from rich.console import Group
from rich.text import Text
from textual.binding import BindingType

from vigil.terminal.app.board import Board
from vigil.terminal.app.dialogs import SearchDialog, TextDialog
from vigil.terminal.app.inspection import inspected, name_of, piece_text
from vigil.terminal.app.keys import key
from vigil.terminal.app.table_view_app import TableViewApp
from vigil.terminal.meaning import meaning_of, rules_for
from vigil.terminal.sitting import Sitting


class LookupKeys(TableViewApp):
    """Looking things up at a table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("h", "hint"),
        key("w", "why"),
        key("question_mark", "help"),
        key("e", "rules"),
        key("slash", "search"),
        key("x", "inspect"),
        key("l", "log"),
    ]

    def on_board_asked(self, event: Board.Asked) -> None:
        """Show the thing clicked on the board."""
        self.playback.stop()
        name = name_of(self.voice, event.kind, event.id)
        text = piece_text(self.voice, self.table, event.kind, event.id)
        self.push_screen(TextDialog(name, text))

    def action_log(self) -> None:
        """Show the whole log."""
        lines = [line.below() for line in self.log_lines.lines()]
        self.push_screen(TextDialog(self.words.text("tui-title-log"), Group(*lines), at_end=True))

    def action_help(self) -> None:
        """Show the keys and the symbols."""
        say, setup = self.words.text, self.table.setup
        signs = [f"cli-signs-{name}" for name in (setup.game, *setup.to_data().get("modules", ()))]
        parts = [say("tui-help"), *(say(one) for one in signs if self.words.has(one))]
        self.push_screen(TextDialog(say("tui-title-help"), Text("\n\n".join(parts))))

    def action_rules(self) -> None:
        """Show the rule behind the question."""
        if (decision := self.table.decision) is not None:
            seats = self.own_asked
            asked = decision.put_to(seats[0]) if seats else decision
            rules = rules_for(self.voice, self.table.setup, asked)
            self.push_screen(TextDialog(self.words.text("tui-title-rules"), rules))

    def action_search(self) -> None:
        """Search for a word."""
        say = self.words.text

        def find(word: str) -> Any:
            return meaning_of(self.voice, self.table, word)

        self.push_screen(SearchDialog(say("tui-title-search"), say("tui-search-prompt"), find))

    def action_inspect(self) -> None:
        """Show what the option under the cursor and its question name: cards, ghosts, places."""
        number = self.choices.chosen
        if self.table.decision is None or number is None:
            return
        found = inspected(self.voice, self.table, number, self.board.pieces_of(number))
        if found is None:
            self.say_aloud(self.words.text("tui-nothing-named"))
        else:
            self.push_screen(TextDialog(found.names, found.text))

    def action_hint(self) -> None:
        """Try the options and show the best, with updates as more is known."""
        seats = self.own_asked
        if seats:
            sheet = TextDialog(self.words.text("tui-title-hint"), self.words.text("tui-thinking"))
            self.push_screen(sheet)
            self.beside(partial(self._advise, sheet, seats[0]), "hint")

    async def _advise(self, sheet: TextDialog, seat: int) -> None:
        from vigil.terminal.app.hints import advice_for  # NumPy is slow to import

        portions = advice_for(self.voice, self.table.fork(), seat)
        while sheet.is_current and (shown := await asyncio.to_thread(next, portions, None)):
            sheet.update(*shown)

    def action_why(self) -> None:
        """Show the reasoning of the last bot."""
        sitting: Sitting | None = getattr(self.backend, "sitting", None)
        asked = None if sitting is None else sitting.before_last_bot()
        if sitting is None or asked is None:
            self.say_aloud(self.words.text("cli-why-no-bot"))
            return
        from vigil.terminal.advice import thought  # NumPy is slow to import

        shown = thought(self.voice, sitting.bots, *asked)
        self.push_screen(TextDialog(self.words.text("tui-title-why"), shown))
