"""The log, the forecast, and how an option would change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from vigil.core.event import Event
from vigil.core.table import Table
from vigil.insight.foresight import consequences, forecast, gravity
from vigil.terminal.app.line_filters import without_breaks
from vigil.terminal.screen import Screen, defeat_in
from vigil.terminal.style import DANGER, FAINT, LOUD
from vigil.words.phrases import View

FORESEEN: Final = 8
"""Lines of the forecast."""
MILD: Final = 1
"""The seriousness of routine events, such as the next ghost."""
PREVENTED: Final = "#6fb35f"
NOW: Final = "bold"


class Line(NamedTuple):
    """One line of the log."""

    text: str
    heading: bool

    def shown(self) -> Text:
        """The line as shown in the log."""
        return Text(self.text, "bold") if self.heading else Text(self.text)

    def below(self) -> RenderableType:
        """The line with its continuation lines indented."""
        return Padding(self.shown(), (0, 0, 0, 0 if self.heading else 1))


class EventLog:
    """The log lines of a game, each worded once; undone lines are dropped."""

    def __init__(self, voice: Screen) -> None:
        self._voice = voice
        self._events: list[Event] = []
        self._lines: list[Line | None] = []

    def follow(self, table: Table) -> int:
        """Add new events; return how many of the earlier ones are still valid."""
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
        return (
            None
            if text is None
            else Line(without_breaks(text), event.tag == self._voice.face.heading)
        )

    def lines(self, since: int = 0, until: int | None = None) -> list[Line]:
        """The lines of a range of events."""
        return [line for line in self._lines[since:until] if line is not None]

    def recalled(self, tags: Sequence[str]) -> list[str]:
        """The last event of the first of these tags, and those of the others since."""
        found: list[str] = []
        for event, line in zip(self._events, self._lines, strict=True):
            if line is not None and event.tag in tags:
                found = [line.text] if event.tag == tags[0] else [*found, line.text]
        return found

    @property
    def length(self) -> int:
        """The number of events so far."""
        return len(self._events)


def _differ(one: Event, other: Event) -> bool:
    return one is not other and one != other


def outlook(voice: Screen, table: Table) -> Text:
    """What will happen before the choosing player acts again; empty if nothing."""
    decision, view = table.decision, table.view()
    if decision is None:
        return Text()
    events = forecast(table, _one(decision.seats()))
    lines = list(_foretold(voice, events, view))
    shown = Text("\n").join(lines[:FORESEEN])
    if defeat := defeat_in(events):
        shown = Text("\n").join([Text(voice.headline(table, defeat), LOUD), shown])
    if len(lines) > FORESEEN:
        shown.append(
            "\n" + voice.words.text("cli-foreseen-more", count=len(lines) - FORESEEN), FAINT
        )
    return shown


def _foretold(voice: Screen, events: Iterable[Event], view: View) -> Iterator[Text]:
    """Events below their turns; a turn without any is left out."""
    heading = ""
    for event in events:
        if not (line := without_breaks(voice.speaker.event(event, view) or "")):
            continue
        if event.tag == voice.face.heading:
            heading = line
            continue
        if heading:
            yield Text(heading, FAINT)
        heading = ""
        yield Text(f"• {line}")


def difference(voice: Screen, table: Table, index: int) -> Text:
    """The immediate effects of an answer, and what it prevents and causes before chance."""
    decision, view = table.decision, table.view()
    assert decision is not None
    change = consequences(table, index, _one(decision.seats()))
    lines = [*_said(voice, "tui-now", _gravest(table, change.now), view, NOW)]
    lines += _said(voice, "tui-prevents", _gravest(table, change.prevented), view, PREVENTED)
    lines += _said(voice, "tui-causes", _gravest(table, change.caused), view, DANGER)
    return Text("\n").join(lines)


def _gravest(table: Table, events: Iterable[Event]) -> list[Event]:
    """The serious events, the most serious first."""
    weighed = [(gravity(table, event), event) for event in events]
    grave = [(weight, event) for weight, event in weighed if weight > MILD]
    return [event for _, event in sorted(grave, key=lambda one: -one[0])]


def _said(voice: Screen, key: str, events: Iterable[Event], view: View, style: str) -> list[Text]:
    """The events after their common heading."""
    told = [
        line for event in events if (line := without_breaks(voice.speaker.event(event, view) or ""))
    ]
    return [
        Text(f"{voice.words.text(key)} " if not number else "", style).append(
            line, "not bold default"
        )
        for number, line in enumerate(told)
    ]


def _one(seats: tuple[int, ...]) -> int | None:
    return seats[0] if len(seats) == 1 else None
