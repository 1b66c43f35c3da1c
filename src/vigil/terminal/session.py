"""A game at a prompt: numbers answer, words do the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Final, get_args

from vigil.advice.advise import FATES
from vigil.advice.thoughts import thoughts
from vigil.bots import Bot
from vigil.core.decision import EVERYONE, Decision
from vigil.core.errors import NothingToUndo, VigilError
from vigil.core.table import Depth, Table
from vigil.terminal.advice import show_hint, show_thoughts
from vigil.terminal.files import file_trouble, playable, read_table, warn_of_rules, write_text
from vigil.terminal.lookup import find, show_found
from vigil.terminal.screen import Screen
from vigil.words import explain

PROMPT: Final = "> "
MOST_FATES: Final = 1000
"""With so many fates a hint tries the options at most."""


class Session:
    """One game in the terminal, from its first question to its end or to ``quit``."""

    def __init__(self, table: Table, screen: Screen, bots: Mapping[int, Bot]) -> None:
        self.table = table
        self.screen = screen
        self.bots = bots
        self.told = 0
        """How many events have been narrated."""
        self.undone: list[Table] = []
        """The tables as they were before each undo, the last one last."""
        self.left = False
        self.commands: Final[Mapping[str, Callable[[str], bool]]] = {
            "u": self.undo,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "record": self.record,
            "load": self.load,
            "help": self.help,
            "?": self.explain,
            "hint": self.hint,
            "why": self.why,
            "board": self.draw,
            "log": self.log,
            "quit": self.quit,
        }
        """What each word does; true when the question is to be put anew."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # line editing, where the platform has it
                import_module("readline")
        self.screen.say("cli-welcome")
        while not self.left and (decision := self.present()) is not None:
            while not self.obey(self.read(), decision):
                pass
        if self.left:
            self.screen.say("cli-left")

    def present(self) -> Decision | None:
        """Let the bots play, tell what happened, draw the table and put the question."""
        self.let_bots_play()
        self.tell()
        self.screen.board(self.table)
        if self.table.decision is None:
            self.screen.outcome(self.table)
        else:
            self.screen.question(self.table, self.table.decision)
        return self.table.decision

    def tell(self) -> None:
        """Narrate what happened since the last question."""
        events = self.table.events
        self.screen.events(self.table, events[self.told :])
        self.told = len(events)

    def let_bots_play(self) -> None:
        """Answer for the bots; asked together with people, they come first."""
        while (decision := self.table.decision) is not None:
            seat = self.bot_asked(decision)
            if seat is None:
                return
            self.table.apply(self.bot_answer(seat, decision))

    def bot_asked(self, decision: Decision) -> int | None:
        """The seat of a bot that has an answer to give."""
        seats = [seat for seat in decision.seats() if seat in self.bots]
        if decision.seat == EVERYONE and seats:
            view, is_done = self.table.view(), self.screen.face.is_done
            seats = [seat for seat in seats if not is_done(view, seat)]
        return next(iter(seats), None)

    def bot_answer(self, seat: int, decision: Decision) -> int:
        """What a bot chooses among the options of its seat."""
        own = decision.options_of(seat)
        return own[self.bots[seat].choose(self.table, decision.put_to(seat))]

    def is_of_a_bot(self, decision: Decision | None, answer: int) -> bool:
        """Whether a bot gave that answer."""
        return decision is not None and any(
            answer in decision.options_of(seat) for seat in self.bots
        )

    # -- reading

    def read(self) -> str:
        """The next line; the end of the input is a wish to leave."""
        try:
            line = input(PROMPT)
        except EOFError:
            self.screen.line("")
            return "quit"
        if not sys.stdin.isatty():
            self.screen.line(line)
        return line

    def obey(self, line: str, decision: Decision) -> bool:
        """Do what a line says; true when the question is to be put anew."""
        word, _, rest = line.strip().partition(" ")
        if word.startswith("?"):
            word, rest = "?", f"{word[1:]} {rest}"
        try:
            if word.isdecimal():
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
        if not 1 <= number <= len(decision.options):
            self.screen.say("cli-no-such-number", last=len(decision.options))
            return False
        self.table.apply(number - 1)
        return True

    def undo(self, depth: str) -> bool:
        """Go back to the last choice of a person, or to the start of its action or turn."""
        if depth not in ("", *get_args(Depth)):
            self.screen.say("cli-undo-how")
            return False
        table = self.table.fork()
        answers = table.record.answers
        table.undo(depth or "choice")  # type: ignore[arg-type]  # checked above
        while self.is_of_a_bot(table.decision, answers[table.ply]):
            table.undo()
        self.undone.append(self.table)
        self.take(table)
        return True

    def redo(self, _: str) -> bool:
        """Do again what was undone last, as it was."""
        self.undone = [table for table in self.undone if self.leads_to(table)]
        if not self.undone:
            self.screen.say("cli-nothing-to-redo")
            return False
        self.take(self.undone.pop())
        return True

    def leads_to(self, table: Table) -> bool:
        """Whether another table is further on, and nobody has answered otherwise since."""
        given = self.table.record.answers
        return len(given) < table.ply and table.record.answers[: len(given)] == given

    def take(self, table: Table) -> None:
        """Go on with another table; what happened on it so far is not told again."""
        self.table = table
        self.told = len(table.events)

    def save(self, path: str) -> bool:
        """Write a save."""
        return self.write(path, self.table.save())

    def record(self, path: str) -> bool:
        """Write the record of the game so far."""
        return self.write(path, self.table.record.to_json())

    def write(self, path: str, text: str) -> bool:
        """Write a file and say so."""
        if not path:
            self.screen.say("cli-which-file")
            return False
        write_text(path, text)
        self.screen.say("cli-written", file=path)
        return False

    def load(self, path: str) -> bool:
        """Go on with a saved game."""
        if not path:
            self.screen.say("cli-which-file")
            return False
        table = playable(read_table(path))
        self.undone = []
        self.screen = Screen.of(table.setup, self.screen.words, self.screen.console)
        self.take(table)
        self.screen.say("cli-loaded", file=path)
        warn_of_rules(table.record, self.screen.words)
        return True

    def help(self, word: str) -> bool:
        """The rule behind the question and the commands, or what a word means."""
        self.explain(word)
        if not word:
            self.screen.say("cli-help")
            for name in (self.table.game.name, *self.table.setup.to_data().get("modules", ())):
                if self.screen.words.has(f"cli-signs-{name}"):
                    self.screen.say(f"cli-signs-{name}")
        return False

    def explain(self, word: str) -> bool:
        """The rule behind the question, or what a word means."""
        decision = self.table.decision
        assert decision is not None
        found = find(self.screen.setup, word) if word else []
        if found:
            show_found(self.screen, found)
        elif word:
            self.screen.say("cli-not-found", word=word, game=self.table.game.name)
        else:
            self.screen.rule(decision)
        return False

    def hint(self, fates: str) -> bool:
        """Try the options of the people who are asked, and say which are the best, and why."""
        if fates and not (fates.isdecimal() and 1 <= int(fates) <= MOST_FATES):
            self.screen.say("cli-hint-how", most=MOST_FATES)
            return False
        decision = self.table.decision
        assert decision is not None
        for seat in decision.seats():
            if seat not in self.bots:
                show_hint(self.screen, self.table, seat, int(fates) if fates else FATES)
        return False

    def why(self, _: str) -> bool:
        """Say what the last bot was thinking."""
        table, answers = self.table.fork(), self.table.record.answers
        try:
            table.undo()
            while not self.is_of_a_bot(table.decision, answers[table.ply]):
                table.undo()
        except NothingToUndo:
            self.screen.say("cli-why-nobody")
            return False
        decision, taken = table.decision, answers[table.ply]
        assert decision is not None
        seat = decision.seat_of(taken)
        show_thoughts(self.screen, table, taken, thoughts(self.bots[seat], table, seat))
        return False

    def draw(self, _: str) -> bool:
        """Draw the table and put the question again."""
        return True

    def log(self, _: str) -> bool:
        """Tell the whole game."""
        self.screen.events(self.table, self.table.events)
        return False

    def quit(self, _: str) -> bool:
        """Leave the game."""
        self.left = True
        return True

    def unknown(self, _: str) -> bool:
        """The line is neither a number nor a command."""
        decision = self.table.decision
        assert decision is not None
        self.screen.say("cli-what", last=len(decision.options))
        return False
