"""What happened, as lines; what is going to happen, and what an option would change in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.text import Text

from vigil.core.event import Event
from vigil.core.table import Table
from vigil.foresight import consequences, forecast
from vigil.terminal.screen import Screen
from vigil.terminal.style import DANGER, FAINT
from vigil.words.phrases import View

FORESEEN: Final = 8
"""Lines of what is to come."""
PREVENTED: Final = "#6fb35f"


class Line(NamedTuple):
    """One line of the log."""

    text: str
    heading: bool

    def shown(self) -> Text:
        """The line as it stands in the log."""
        return Text(self.text, "bold") if self.heading else Text(f" {self.text}")


class Log:
    """The lines of a game, each worded once; what was undone is forgotten."""

    def __init__(self, voice: Screen) -> None:
        self._voice = voice
        self._events: list[Event] = []
        self._lines: list[Line | None] = []

    def follow(self, table: Table) -> int:
        """Hear what happened; how many of the earlier events still hold."""
        events, view = table.events, table.view()
        same = next(
            (n for n, pair in enumerate(zip(events, self._events, strict=False)) if _differ(*pair)),
            min(len(events), len(self._events)),
        )
        new = [self._worded(event, view) for event in events[same:]]
        self._events, self._lines = events, [*self._lines[:same], *new]
        return same

    def _worded(self, event: Event, view: View) -> Line | None:
        text = self._voice.speaker.event(event, view)
        return None if text is None else Line(text, event.tag == self._voice.face.heading)

    def lines(self, since: int = 0) -> list[Line]:
        """The lines, from the event of that number on."""
        return [line for line in self._lines[since:] if line is not None]

    @property
    def length(self) -> int:
        """How many events have been heard of."""
        return len(self._events)


def _differ(one: Event, other: Event) -> bool:
    return one is not other and one != other


def outlook(voice: Screen, table: Table) -> Text:
    """What is going to happen before whoever is asked acts again; empty when nothing is."""
    decision, view = table.decision, table.view()
    if decision is None:
        return Text()
    seats = decision.seats()
    found = [
        line for event in forecast(table, _one(seats)) if (line := voice.speaker.event(event, view))
    ]
    shown = Text("\n").join(_bullets(found[:FORESEEN]))
    if len(found) > FORESEEN:
        shown.append(
            "\n" + voice.words.text("cli-foreseen-more", count=len(found) - FORESEEN), FAINT
        )
    return shown


def difference(voice: Screen, table: Table, index: int) -> Text:
    """What an answer prevents and causes."""
    decision, view = table.decision, table.view()
    assert decision is not None
    change = consequences(table, index, _one(decision.seats()))
    if change.uncertain:
        return Text(voice.words.text("tui-chance-decides"), FAINT)
    lines = [*_said(voice, "tui-prevents", change.prevented, view, PREVENTED)]
    lines += _said(voice, "tui-causes", change.caused, view, DANGER)
    return Text("\n").join(lines)


def _said(voice: Screen, key: str, events: Iterable[Event], view: View, style: str) -> list[Text]:
    told = [line for event in events if (line := voice.speaker.event(event, view))]
    head = voice.words.text(key)
    return [Text(f"{head} ", style).append(line, "not bold default") for line in told]


def _bullets(lines: Iterable[str]) -> list[Text]:
    return [Text(f"• {line}") for line in lines]


def _one(seats: tuple[int, ...]) -> int | None:
    return seats[0] if len(seats) == 1 else None
