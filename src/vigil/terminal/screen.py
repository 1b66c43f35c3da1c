"""Printing the text table: the console, the language and the words."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from vigil.core.decision import Decision, Option
from vigil.core.event import Event
from vigil.core.game import Setup
from vigil.core.plugin import find_plugin
from vigil.core.table import Table
from vigil.insight.foresight import effects, forecast, odds_by_answer
from vigil.terminal.canvas import Canvas
from vigil.terminal.face import Face, face_of
from vigil.terminal.style import LOUD, OPTION
from vigil.words import Speaker, Words, speaker_for
from vigil.words.phrases import AND, View
from vigil.words.plain_speaker import PlainSpeaker
from vigil.words.vocabulary import read_vocabulary

PLAIN_WIDTH: Final = 100
"""Columns if the output is not a terminal and ``COLUMNS`` is not set."""
WIDEST: Final = 120
ENDLESS: Final = 1000
"""Lines if the output is not a terminal."""
OF_A_QUESTION: Final = 10
"""Lines taken by a question with its options."""
FORESEEN: Final = 6
"""Lines of the forecast."""
MANY: Final = 6
"""More options than this are listed in two columns."""


def make_console() -> Console:
    """The console of standard output: plain text unless it is a terminal."""
    terminal = sys.stdout.isatty()
    columns = os.environ.get("COLUMNS", "")
    width = None if terminal else int(columns.isdigit() and columns) or PLAIN_WIDTH
    return Console(width=width, markup=False, highlight=False, emoji=False)


@dataclass(frozen=True)
class Screen:
    """A console, a language, and the speaker, the face and the setup of the game."""

    console: Console
    words: Words
    speaker: Speaker
    face: Face
    setup: Setup

    @classmethod
    def of(cls, setup: Setup, words: Words, console: Console | None = None) -> Screen:
        """The screen for a game with that setup."""
        own, face = words.of(setup.game), face_of(setup.game)
        return cls(console or make_console(), own, speaker_for(setup, own), face, setup)

    def name_people(self, people: Mapping[int, str]) -> None:
        """Use these names for people, if the game has no names of seats."""
        if isinstance(self.speaker, PlainSpeaker):
            self.speaker.people = people

    @property
    def width(self) -> int:
        """Columns that drawings may use."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """Lines that a drawing may use, so that its question fits on the screen too."""
        return self.console.height - OF_A_QUESTION if self.console.is_terminal else ENDLESS

    def say(self, key: str, **args: str | int) -> None:
        """Print a text from the catalogue."""
        self.console.print(self.words.text(key, **args), width=self.width)

    def line(self, text: str, style: str = "") -> None:
        """Print a text unchanged."""
        self.console.print(Text(text, style), width=self.width)

    def board(self, table: Table) -> None:
        """Draw the table."""
        view = table.view()
        canvas = Canvas(self.width, self.height)
        self.console.print(self.face.draw(view, self.speaker, self.words, canvas))

    def events(self, table: Table, events: list[Event]) -> None:
        """Print events."""
        view = table.view()
        for event in events:
            if (line := self.speaker.event(event, view)) is not None:
                self.log_line(line, heading=event.tag == self.face.heading)

    def log_line(self, line: str, heading: bool) -> None:
        """A line of the log: turns as headings, the rest indented."""
        if heading:
            self.line(line, "bold")
        else:
            self.line(fill(line, self.width, initial_indent="  ", subsequent_indent="    "))

    def outlook(self, table: Table, decision: Decision) -> None:
        """Print what happens before the choosing player acts again."""
        seats = decision.seats()
        events = forecast(table, seats[0] if len(seats) == 1 else None)
        if events:
            self.line("")
            if defeat := defeat_in(events):
                self.line(self.headline(table, defeat), LOUD)
            self.line(self.speaker.outlook(), "bold")
            self.events(table, events[:FORESEEN])
        if len(events) > FORESEEN:
            self.say("cli-foreseen-more", count=len(events) - FORESEEN)

    def headline(self, table: Table, reason: str) -> str:
        """The warning of a forecast defeat, above everything else."""
        prefix = read_vocabulary(find_plugin(table.game.name)).prefix
        key = f"{prefix}-danger-{reason}"
        return self.words.text(key if self.words.has(key) else "game-danger-coming")

    def question(
        self, table: Table, decision: Decision, own: tuple[int, ...] | None = None
    ) -> None:
        """Print the forecast, the question and its numbered options, of some seats or all."""
        self.outlook(table, decision)
        view, chances = table.view(), self.chances(table)
        self.line("")
        if not decision.parts:
            self.line(self.asked(decision, view), OPTION)
        for seat in decision.seats():
            if own is not None and seat not in own:
                continue
            if decision.parts:
                self.line(self.asked(decision.put_to(seat), view), OPTION)
            elif len(decision.seats()) > 1:
                self.line(self.face.player(view, self.speaker, seat), "bold")
            options = self.labels(decision, seat, view, chances)
            self.console.print(self._listed(options), width=self.width)

    def asked(self, decision: Decision, view: View) -> str:
        """The question and its subject, after the player's name if several play."""
        question, topic = self.speaker.question(decision, view), self.speaker.topic(decision, view)
        alone = self.setup.players == 1 or decision.chance
        who = "" if alone else ", ".join(self.speaker.seat(one, view) for one in decision.seats())
        return AND.join(filter(None, ("" if who in question else who, topic, question)))

    def rule(self, decision: Decision) -> None:
        """Print the rule behind a question."""
        rule = self.speaker.rule(decision)
        self.line(rule or self.words.text("cli-no-rule"))

    def chances(self, table: Table) -> dict[int, str]:
        """The odds of answers, or their immediate effects, in words."""
        view = table.view()
        chances = {
            answer: "; ".join(self.speaker.chance(chance, view) for chance in chances)
            for answer, chances in odds_by_answer(table).items()
        }
        done = {answer: self.speaker.event(event, view) for answer, event in effects(table).items()}
        return chances | {answer: text for answer, text in done.items() if text}

    def labels(
        self, decision: Decision, seat: int, view: View, chances: dict[int, str]
    ) -> list[tuple[int, str]]:
        """The options of a seat with their numbers, worded as if no other seat were asked."""
        own, alone = decision.options_of(seat), decision.put_to(seat)
        return [
            (
                index + 1,
                " — ".join(filter(None, (*self._said(option, alone, view), chances.get(index)))),
            )
            for index, option in zip(own, alone.options, strict=True)
        ]

    def _said(self, option: Option, decision: Decision, view: View) -> tuple[str, str]:
        """An option and its effects."""
        return self.speaker.option(option, decision, view), self.speaker.note(
            option, decision, view
        )

    def _listed(self, options: list[tuple[int, str]]) -> Grid:
        """Options with their numbers, column by column."""
        columns = 2 if len(options) > MANY else 1
        rows = -(-len(options) // columns)
        table = Grid.grid(padding=(0, 2), expand=columns > 1)
        for _ in range(columns):
            table.add_column(ratio=1)
        cells = [self._numbered(number, text) for number, text in options]
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def _numbered(self, number: int, text: str) -> Grid:
        cell = Grid.grid(padding=(0, 1))
        cell.add_column(width=4, justify="right")
        cell.add_row(Text(f"[{number}]", OPTION), Text(text))
        return cell

    def outcome(self, table: Table) -> None:
        """Print how the game ended."""
        self.console.print(Padding(Text(self.speaker.outcome(table.view()), "bold"), (1, 0, 0, 0)))


def defeat_in(events: list[Event]) -> str | None:
    """The reason for the defeat at the end of a forecast."""
    lost = (event for event in events if event.tag == "game_ended" and not event.data["won"])
    return next((str(event.data["reason"]) for event in lost), None)
