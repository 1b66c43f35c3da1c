"""The options of a question as a list for keys and mouse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text
from textual.binding import BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from vigil.core.decision import Decision
from vigil.core.table import Table
from vigil.terminal.app.keys import key
from vigil.terminal.app.line_filters import without_breaks
from vigil.terminal.screen import Screen
from vigil.terminal.style import OPTION
from vigil.words.phrases import View

NUMBER: Final = 4
WIDEST_MARK: Final = 14
"""Columns for the names of suggesters; the cursor shows all names."""
FEW_LINES: Final = 2
"""The most lines of an option; the one under the cursor is shown in full below."""


class Choice(NamedTuple):
    """An option with its number, and who suggests it."""

    number: int
    label: str
    mark: str = ""

    @property
    def whole(self) -> str:
        """All texts about it."""
        return f"{self.label} {self.mark}".rstrip()


class Group(NamedTuple):
    """The options of one seat below their heading, which is empty where it needs none."""

    heading: str
    choices: list[Choice]


def groups_of(
    voice: Screen, table: Table, seats: tuple[int, ...], suggested: Mapping[int, str]
) -> list[Group]:
    """The options of these seats, each with its effects and suggesters."""
    decision = table.decision
    if decision is None:
        return []
    view, chances = table.view(), voice.chances(table)
    asked = [seat for seat in decision.seats() if seat in seats]
    return [
        Group(
            without_breaks(_heading(voice, decision, seat, view))
            if len(decision.seats()) > 1
            else "",
            [
                Choice(number, without_breaks(label), _mark(suggested.get(number - 1, "")))
                for number, label in voice.labels(decision, seat, view, chances)
            ],
        )
        for seat in asked
    ]


def _mark(names: str) -> str:
    """A mark at an option that a player suggests, never cut off."""
    return without_breaks(f"◀ {names}") if names else ""


def _heading(voice: Screen, decision: Decision, seat: int, view: View) -> str:
    """The seat's heading, with its question if the questions differ."""
    if decision.parts:
        return voice.asked(decision.put_to(seat), view)
    return voice.face.player(view, voice.speaker, seat)


class Choices(OptionList):
    """The options; typed digits choose too, one after another for long numbers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("j", "cursor_down"),
        key("k", "cursor_up"),
        key("pagedown", "app.turn_board(1)"),
        key("pageup", "app.turn_board(-1)"),
    ]

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self._groups: list[Group] = []
        self._only: frozenset[int] = frozenset()
        self._typed = ""
        self._brief = False

    @property
    def numbers(self) -> list[int]:
        """The numbers that are listed."""
        return [choice.number for group in self._shown() for choice in group.choices]

    @property
    def chosen(self) -> int | None:
        """The number of the option under the cursor."""
        option = self.highlighted_option
        return None if option is None or option.id is None else int(option.id)

    @property
    def cut(self) -> Text:
        """The whole label of the option under the cursor, if its line shows only a part."""
        choice = self._choice(self.chosen or 0)
        mark = _shortened(choice.mark)
        room = self.scrollable_content_region.width - NUMBER - 1 - (len(mark) + 1 if mark else 0)
        broken = room > 0 and _broken(choice.label, room, self.app.console) > self._most
        return Text(choice.whole) if broken or mark != choice.mark else Text()

    def label(self, number: int) -> str:
        """The whole text of an option."""
        return self._choice(number).whole

    def _choice(self, number: int) -> Choice:
        found = {one.number: one for group in self._groups for one in group.choices}
        return found.get(number, Choice(number, ""))

    @property
    def _most(self) -> int:
        """The most lines of an option."""
        return 1 if self._brief else FEW_LINES

    def shorten(self, brief: bool) -> None:
        """Set options to one line, or to a few."""
        if brief != self._brief:
            self._brief = brief
            self._list(self.chosen)

    def ask(self, groups: list[Group], chosen: int | None = None) -> None:
        """List new options, with the cursor on one of them."""
        self._groups, self._only, self._typed = groups, frozenset(), ""
        self._list(chosen)

    def narrow(self, numbers: tuple[int, ...]) -> None:
        """List only these options; all of them when none is named."""
        self._only, self._typed = frozenset(numbers), ""
        self._list(None)

    def point_at(self, number: int) -> None:
        """Put the cursor on an option."""
        self.highlighted = self.get_option_index(str(number))

    def type(self, digit: str) -> int | None:
        """Take another digit; return the number it completes, if any."""
        numbers = self.numbers
        typed = self._typed + digit
        fitting = [number for number in numbers if str(number).startswith(typed)]
        if not fitting:
            self._typed = ""
            return None
        is_complete = fitting == [int(typed)]
        self._typed = "" if is_complete else typed
        if int(typed) in numbers:
            self.point_at(int(typed))
        return int(typed) if is_complete else None

    def _shown(self) -> list[Group]:
        if not self._only:
            return self._groups
        kept = [
            Group(group.heading, [one for one in group.choices if one.number in self._only])
            for group in self._groups
        ]
        return [group for group in kept if group.choices]

    def _list(self, chosen: int | None) -> None:
        self.clear_options()
        for group in self._shown():
            if group.heading:
                self.add_option(Option(Text(group.heading, "bold"), disabled=True))
            self.add_options(
                Option(_row(choice, self._most), str(choice.number)) for choice in group.choices
            )
        if chosen in self.numbers:
            self.point_at(chosen or 0)
        elif self.numbers:
            self.point_at(self.numbers[0])


def _row(choice: Choice, lines: int) -> Grid:
    """A number, a label wrapped beside it and cut after that many lines, and the mark."""
    row = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    row.add_column(width=NUMBER, justify="right")
    row.add_column(ratio=1)
    cells: list[RenderableType] = [Text(str(choice.number), OPTION), Cut(choice.label, lines)]
    if choice.mark:
        row.add_column(no_wrap=True)
        cells.append(Text(_shortened(choice.mark), OPTION))
    row.add_row(*cells)
    return row


def _shortened(mark: str) -> str:
    return mark if len(mark) <= WIDEST_MARK else f"{mark[: WIDEST_MARK - 1]}…"


@dataclass(frozen=True)
class Cut:
    """A text of at most that many lines; an ellipsis replaces the rest."""

    text: str
    lines: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The lines; the last one fills the width."""
        width, text = options.max_width, Text(self.text)
        broken = text.wrap(console, width)
        if len(broken) <= self.lines:
            yield Text("\n").join(broken)
            return
        done = sum(len(line) for line in broken[: self.lines - 1])
        rest = Text(self.text[done:].lstrip())
        rest.truncate(width, overflow="ellipsis")
        yield Text("\n", no_wrap=True).join([*broken[: self.lines - 1], rest])


def _broken(label: str, width: int, console: Console) -> int:
    """The number of lines of a label."""
    return len(Text(label).wrap(console, width))
