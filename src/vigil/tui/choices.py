"""The options of a question as a list that is chosen from by keys and mouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from vigil.core.decision import Decision
from vigil.core.table import Table
from vigil.terminal.screen import Screen
from vigil.terminal.style import OPTION

NUMBER: Final = 4


class Choice(NamedTuple):
    """An option with the number that answers it."""

    number: int
    label: str


class Group(NamedTuple):
    """The options of one seat below their heading, which is empty where it needs none."""

    heading: str
    choices: list[Choice]


def groups_of(
    voice: Screen, table: Table, seats: tuple[int, ...], suggested: Mapping[int, str]
) -> list[Group]:
    """What these seats may answer, each with what it brings about, and who suggests it."""
    decision = table.decision
    if decision is None:
        return []
    view, chances = table.view(), voice.chances(table)
    asked = [seat for seat in decision.seats() if seat in seats]
    return [
        Group(
            _heading(voice, decision, seat, view) if len(decision.seats()) > 1 else "",
            [
                Choice(number, f"{label} {_suggestion(suggested.get(number - 1, ''))}".rstrip())
                for number, label in voice.labels(decision, seat, view, chances)
            ],
        )
        for seat in asked
    ]


def _suggestion(names: str) -> str:
    return f"◀ {names}" if names else ""


def _heading(voice: Screen, decision: Decision, seat: int, view: object) -> str:
    return voice.face.player(view, voice.speaker, seat)


class Choices(OptionList):
    """The options; digits answer too, those of long numbers one after the other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("j", "cursor_down", show=False),
        Binding("k", "cursor_up", show=False),
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
    def cut(self) -> str:
        """The whole label of the option under the cursor, where its line shows only a part."""
        labels = {one.number: one.label for group in self._groups for one in group.choices}
        label = labels.get(self.chosen or 0, "")
        room = self.scrollable_content_region.width - NUMBER - 1
        return label if self._brief and cell_len(label) > room else ""

    def shorten(self, brief: bool) -> None:
        """Give every option one line, or as many as it needs."""
        if brief != self._brief:
            self._brief = brief
            self._list(self.chosen)

    @property
    def is_narrowed(self) -> bool:
        """Whether only some of the options are listed."""
        return bool(self._only)

    def ask(self, groups: list[Group], chosen: int | None = None) -> None:
        """List other options, with the cursor on one of them."""
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
        """One more digit; the number that is complete with it."""
        numbers = self.numbers
        typed = self._typed + digit
        fitting = [number for number in numbers if str(number).startswith(typed)]
        if not fitting:
            self._typed = ""
            return None
        self._typed = typed
        if int(typed) in numbers:
            self.point_at(int(typed))
        return int(typed) if fitting == [int(typed)] else None

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
                Option(_row(number, label, self._brief), str(number))
                for number, label in group.choices
            )
        if chosen in self.numbers:
            self.point_at(chosen or 0)
        elif self.numbers:
            self.point_at(self.numbers[0])


def _row(number: int, label: str, brief: bool) -> Grid:
    """A number and a label that is broken beside it, or cut."""
    row = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    row.add_column(width=NUMBER, justify="right")
    row.add_column(no_wrap=brief, overflow="ellipsis", ratio=1)
    row.add_row(Text(str(number), OPTION), Text(label))
    return row
