"""A game on this machine at a prompt."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import Final

from vigil.core.decision import Decision
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.terminal.danger import DangerGuard
from vigil.terminal.files import (
    file_trouble,
    keep,
    playable,
    read_table,
    save_text,
    warn_of_rules,
)
from vigil.terminal.prompt import Prompt
from vigil.terminal.screen import Screen
from vigil.terminal.sitting import Sitting

PROMPT: Final = "> "


class Session(Prompt):
    """A game in the terminal, until its player leaves."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        super().__init__(screen)
        self.sitting = sitting
        self.danger = DangerGuard(screen)
        self.commands = {**self.commands, "save": self.save, "load": self.load, "why": self.why}

    @property
    def table(self) -> Table:
        """The current table."""
        return self.sitting.table

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return self.sitting.people

    def run(self) -> None:
        """Play until the player leaves; a game of bots runs to its end."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # line editing, if the platform has it
                import_module("readline")
        self.screen.say("cli-welcome")
        while not self.left:
            decision = self.present()
            if decision is None and not self.people:
                return
            while not self.obey(self.read(), decision):
                pass
        self.stand_up()

    def stand_up(self) -> None:
        """Save an unfinished game of a person, and say goodbye."""
        if sys.stdin.isatty():
            try:
                self.screen.say("tui-kept", file=str(keep(self.table, self.sitting.names)))
            except OSError as error:
                self.screen.line(file_trouble(error, self.screen.words))
        if self.table.decision is not None:
            self.screen.say("cli-left")

    def present(self) -> Decision | None:
        """Let the bots play, print the events, draw the table and show the question."""
        self.sitting.let_bots_play()
        self.tell()
        self.screen.board(self.table)
        if self.table.decision is None:
            self.screen.outcome(self.table)
            if self.people:
                self.screen.say("cli-end-how")
        else:
            self.screen.question(self.table, self.table.decision)
        return self.table.decision

    def read(self) -> str:
        """The next line; the end of the input means leaving."""
        try:
            line = input(PROMPT)
            while self.is_surplus(line):
                line = input()
        except EOFError:
            self.screen.line("")
            return "quit"
        if not sys.stdin.isatty():
            self.screen.line(line)
        return line

    # -- commands

    def take(self, index: int) -> bool:
        """Take an option; warn once before one that loses."""
        if self.objects(index):
            return False
        self.sitting.answer(index)
        return True

    def objects(self, answer: int) -> bool:
        """Warn once about a losing answer, though not when input is piped."""
        objection = self.danger.objection(self.table, answer) if sys.stdin.isatty() else None
        for line in objection or ():
            self.screen.line(line, "bold red")
        return objection is not None

    def go_back(self, depth: Depth) -> bool:
        """Undo to a depth."""
        if said := self.sitting.undo(depth, self.screen.words):
            self.screen.line(said)
        self.told = len(self.table.events)
        return True

    def redo(self, _: str) -> bool:
        """Redo the last undo."""
        self.sitting.redo()
        self.told = len(self.table.events)
        return True

    def save(self, path: str) -> bool:
        """Write a save."""
        return self.write(path, save_text(self.table, self.sitting.names))

    def load(self, path: str) -> bool:
        """Resume a saved game."""
        if not path:
            self.screen.say("cli-which-file")
            return False
        table = playable(read_table(path))
        self.sitting = Sitting(table, self.sitting.bots, self.sitting.names)
        self.screen = Screen.of(table.setup, self.screen.words, self.screen.console)
        self.told = len(table.events)
        self.screen.say("cli-loaded", file=path)
        warn_of_rules(table.record, self.screen.words)
        return True

    def why(self, _: str) -> bool:
        """Print the reasoning of the last bot."""
        asked = self.sitting.before_last_bot()
        if asked is None:
            self.screen.say("cli-why-no-bot")
            return False
        from vigil.terminal.advice import show_thoughts  # NumPy is slow to import

        show_thoughts(self.screen, self.sitting.bots, *asked)
        return False
