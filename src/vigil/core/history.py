"""What a table remembers: every answer with its mark, and a snapshot for each step that asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Self, TypeAlias

from vigil.core.event import Event
from vigil.core.state import GameState

Mark: TypeAlias = tuple[int, int, int] | None
"""The turn and action in which a seat answered, and the seat; ``None`` for an answer of chance."""


class Segment(NamedTuple):
    """A closed stretch of the game: an answered step and the silent ones before it."""

    previous: Segment | None
    start: int
    base: GameState | None
    """The state right before the step; ``None`` for what is known as answers only."""
    answers: tuple[int, ...]
    marks: tuple[Mark, ...]
    events_before: tuple[Event, ...]
    """What happened before the step was opened."""
    events: tuple[Event, ...]


class Bookmark(NamedTuple):
    """How far a reader of the events has come."""

    last: Segment | None
    told: int


class History:
    """Closed segments, which forks share, and the answers of the step that is open."""

    __slots__ = ("answers", "base", "events_before", "last", "marks", "start")

    def __init__(self, base: GameState) -> None:
        self.last: Segment | None = None
        self.start = 0
        self.base = base
        self.answers: list[int] = []
        self.marks: list[Mark] = []
        self.events_before: tuple[Event, ...] = ()

    @property
    def ply(self) -> int:
        """How many answers have been given, chance included."""
        return self.start + len(self.answers)

    def branch(self) -> Self:
        """A history that goes on from the start of the open step by itself."""
        twin = object.__new__(type(self))
        twin.last = self.last
        twin.start = self.start
        twin.base = self.base
        twin.answers = []
        twin.marks = []
        twin.events_before = self.events_before
        return twin

    # -- growing

    def take_snapshot(self, state: GameState) -> None:
        """Remember the state; the events so far happened before it."""
        self.base = state.copy()
        self.events_before += tuple(state.events or ())
        state.events = []

    def close(self, state: GameState) -> None:
        """The open step is done: what was answered and what happened becomes a segment."""
        answers, marks, events = tuple(self.answers), tuple(self.marks), tuple(state.events or ())
        self.last = Segment(
            self.last, self.start, self.base, answers, marks, self.events_before, events
        )
        self.start += len(answers)
        self.answers = []
        self.marks = []
        self.events_before = ()
        state.events = []

    def remember_answers(self, answers: tuple[int, ...]) -> None:
        """Begin with answers of which nothing else is known."""
        self.last = Segment(None, 0, None, answers, (None,) * len(answers), (), ())
        self.start = len(answers)

    # -- shrinking

    def go_back(self, ply: int) -> tuple[Sequence[int], Sequence[Mark]]:
        """Reopen the segment in which a ply lies; the answers and marks before it there."""
        answers: Sequence[int] = self.answers
        marks: Sequence[Mark] = self.marks
        while ply < self.start:
            segment = self.last
            assert segment is not None
            assert segment.base is not None
            self.last, self.start, self.base = segment.previous, segment.start, segment.base
            answers, marks = segment.answers, segment.marks
            self.events_before = segment.events_before
        keep = ply - self.start
        return answers[:keep], marks[:keep]

    # -- reading

    def segments(self) -> list[Segment]:
        """The closed segments, the first one first."""
        chain: list[Segment] = []
        segment = self.last
        while segment is not None:
            chain.append(segment)
            segment = segment.previous
        return chain[::-1]

    def all_answers(self) -> tuple[int, ...]:
        """Every answer from the beginning."""
        closed = [index for segment in self.segments() for index in segment.answers]
        return (*closed, *self.answers)

    def answers_since(self, ply: int) -> tuple[int, ...]:
        """The answers given from a ply on."""
        found, segment, start = self.answers[:], self.last, self.start
        while segment is not None and start > ply:
            found = [*segment.answers, *found]
            start = segment.start
            segment = segment.previous
        return tuple(found[ply - start :])

    def marks_backwards(self) -> Iterator[tuple[int, Mark]]:
        """The marks of all answers with their plies, the last one first."""
        marks: Sequence[Mark] = self.marks
        start, segment = self.start, self.last
        while True:
            for offset in range(len(marks) - 1, -1, -1):
                yield start + offset, marks[offset]
            if segment is None:
                return
            marks, start, segment = segment.marks, segment.start, segment.previous

    @property
    def answers_only(self) -> int:
        """How many answers at the beginning are known as answers only."""
        first = next(iter(self.segments()), None)
        return len(first.answers) if first is not None and first.base is None else 0

    # -- events; those of the open step are still with the state

    def all_events(self, open_step: Sequence[Event]) -> list[Event]:
        """Everything that happened."""
        found: list[Event] = []
        for segment in self.segments():
            found += segment.events_before + segment.events
        return [*found, *self.events_before, *open_step]

    def bookmark(self, open_step: Sequence[Event]) -> Bookmark:
        """A mark at this moment."""
        return Bookmark(self.last, len(self.events_before) + len(open_step))

    def events_since(self, bookmark: Bookmark, open_step: Sequence[Event]) -> list[Event]:
        """What happened since a bookmark of this game, if nothing was undone in between."""
        newest = [*self.events_before, *open_step]
        segment = self.last
        while segment is not bookmark.last:
            assert segment is not None
            newest = [*segment.events_before, *segment.events, *newest]
            segment = segment.previous
        return newest[bookmark.told :]
