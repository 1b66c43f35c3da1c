"""Typed commands at a table: numbers answer, words do the rest."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final, get_args

from vigil.core.decision import Decision
from vigil.core.errors import VigilError
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.insight.report import report_of
from vigil.terminal.files import file_trouble, write_text
from vigil.terminal.meaning import meaning_of, sections_about
from vigil.terminal.report import drawn as drawn_report
from vigil.terminal.screen import Screen
from vigil.words import explain

MOST_SCENARIOS: Final = 1000
"""The most scenarios of a hint."""


class Prompt(ABC):
    """Reads lines about a table, until its player leaves."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.told = 0
        """The number of events narrated."""
        self.left = False
        self.commands: Mapping[str, Callable[[str], bool]] = {
            "u": self.undo,
            "undo": self.undo,
            "redo": self.redo,
            "record": self.record,
            "help": self.help,
            "?": self.explain,
            "hint": self.hint,
            "board": self.draw,
            "log": self.log,
            "report": self.report,
            "q": self.quit,
            "quit": self.quit,
        }
        """The effect of each word; true when the question must be shown again."""

    @property
    @abstractmethod
    def table(self) -> Table:
        """The current table."""

    @property
    @abstractmethod
    def people(self) -> tuple[int, ...]:
        """The seats of this terminal."""

    def tell(self) -> None:
        """Print the events since the last question."""
        events = self.table.events
        self.screen.events(self.table, events[self.told :])
        self.told = len(events)

    def is_surplus(self, line: str) -> bool:
        """Whether a piped line answers a question that did not come up."""
        over = self.table.decision is None
        return over and not sys.stdin.isatty() and (line.strip() or "0").isdecimal()

    def obey(self, line: str, decision: Decision | None) -> bool:
        """Carry out a line; true when the question must be shown again."""
        word, _, rest = line.strip().partition(" ")
        if word.startswith("?"):
            word, rest = "?", f"{word[1:]} {rest}"
        try:
            if word.isdecimal() and decision is not None:
                return self.answer(int(word), decision)
            command = self.commands.get(word.lower(), self.unknown)
            return command(rest.strip())
        except VigilError as error:
            self.screen.line(explain(error, self.screen.words))
        except OSError as error:
            self.screen.line(file_trouble(error, self.screen.words))
        return False

    # -- commands

    def answer(self, number: int, decision: Decision) -> bool:
        """Take the option with that number."""
        if 1 <= number <= len(decision.options):
            return self.take(number - 1)
        self.screen.say("cli-no-such-number", last=len(decision.options))
        return False

    @abstractmethod
    def take(self, index: int) -> bool:
        """Take an option."""

    def undo(self, depth: str) -> bool:
        """Go back to the last choice of a person, or to the start of its action or turn."""
        if depth not in ("", *get_args(Depth)):
            self.screen.say("cli-undo-how")
            return False
        return self.go_back(depth or "choice")  # type: ignore[arg-type]  # checked above

    @abstractmethod
    def go_back(self, depth: Depth) -> bool:
        """Undo to a depth."""

    @abstractmethod
    def redo(self, _: str) -> bool:
        """Redo the last undo."""

    def record(self, path: str) -> bool:
        """Write the record of the game so far."""
        return self.write(path, self.table.record.to_json())

    def write(self, path: str, text: str) -> bool:
        """Write a file, and say so."""
        if not path:
            self.screen.say("cli-which-file")
            return False
        write_text(path, text)
        self.screen.say("cli-written", file=path)
        return False

    def help(self, word: str) -> bool:
        """The rule behind the question and the commands, or the meaning of a word."""
        self.explain(word)
        if not word:
            self.screen.say("cli-help")
            for name in (self.table.game.name, *self.table.setup.to_data().get("modules", ())):
                if self.screen.words.has(f"cli-signs-{name}"):
                    self.screen.say(f"cli-signs-{name}")
        return False

    def explain(self, word: str) -> bool:
        """The rule behind the question, or the meaning of a word."""
        if word:
            found = meaning_of(self.screen, self.table, word)
            self.screen.console.print(found, width=self.screen.width)
        elif self.table.decision is None:
            self.screen.say("cli-end-how")
        else:
            self.screen.rule(self.table.decision)
            titles = sections_about(self.screen, self.table.setup, self.table.decision)
            if titles:
                self.screen.say("cli-more-in-rules", titles=", ".join(titles))
        return False

    def hint(self, scenarios: str) -> bool:
        """Try the options of the people asked, and print the best with reasons."""
        if scenarios and not (scenarios.isdecimal() and 1 <= int(scenarios) <= MOST_SCENARIOS):
            self.screen.say("cli-hint-how", most=MOST_SCENARIOS)
            return False
        from vigil.terminal.advice import (  # NumPy is slow to import
            SCENARIOS,
            show_hint,
        )

        decision = self.table.decision
        for seat in () if decision is None else decision.seats():
            if seat in self.people:
                show_hint(self.screen, self.table, seat, int(scenarios) if scenarios else SCENARIOS)
        return False

    def draw(self, _: str) -> bool:
        """Draw the table and show the question again."""
        return True

    def log(self, _: str) -> bool:
        """Print the whole log."""
        self.screen.events(self.table, self.table.events)
        return False

    def report(self, _: str) -> bool:
        """Print the report of the game: score, timeline, moments, actions and luck."""
        screen = self.screen
        shown = drawn_report(report_of(self.table.record), screen.speaker, screen.words)
        screen.console.print(shown, width=screen.width)
        return False

    def quit(self, _: str) -> bool:
        """Leave the game."""
        self.left = True
        return True

    def unknown(self, _: str) -> bool:
        """Handle a line that is neither a number nor a command."""
        decision = self.table.decision
        if decision is None:
            self.screen.say("cli-end-how")
        else:
            self.screen.say("cli-what", last=len(decision.options))
        return False
