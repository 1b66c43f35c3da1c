"""The history of a table: every answer with its mark, and occasional snapshots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from vigil.core.event import Event, new_tuple
from vigil.core.state import GameState

Mark: TypeAlias = tuple[int, int, int] | None
"""The turn and action in which a seat answered, and the seat; ``None`` for an answer of chance."""

SNAPSHOT_EVERY: Final = 12
"""One snapshot in twelve is kept; an undo replays from the nearest one."""
MOST_SEGMENTS: Final = 3 * SNAPSHOT_EVERY
"""Segments that a table keeps complete when memory is short."""


class Segment(NamedTuple):
    """A closed segment of the game: an answered step, and earlier steps that asked nothing."""

    previous: Segment | None
    number: int
    start: int
    base: GameState | None
    """The state at its start; ``None`` if it is replayed from earlier segments."""
    answers: tuple[int, ...]
    marks: tuple[Mark, ...]
    events: tuple[Event, ...]


class Bookmark(NamedTuple):
    """How far a reader has read the events."""

    last: Segment | None
    told: int


class History:
    """Closed segments, which forks share, and the answers of the segment that is open."""

    __slots__ = (
        "answers",
        "base",
        "fork_base",
        "last",
        "marks",
        "non_asking_steps",
        "number",
        "start",
    )

    def __init__(self, base: GameState) -> None:
        self.last: Segment | None = None
        self.number = 0
        self.start = 0
        self.base = base
        self.fork_base: GameState | None = None
        """The state right before the open step, from which forks start; made by the first fork."""
        self.non_asking_steps = 0
        """Steps of the open segment that asked nothing."""
        self.answers: list[int] = []
        self.marks: list[Mark] = []

    @property
    def ply(self) -> int:
        """How many answers have been given, chance included."""
        return self.start + len(self.answers)

    def branch(self) -> History:
        """A history that continues from the first question of the open segment."""
        twin = History(self.base)
        twin.last = self.last
        twin.number = self.number
        twin.start = self.start
        twin.fork_base = self.fork_base
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the segments as a list: a long chain would be nested too deeply."""
        chain = [segment._replace(previous=None) for segment in self.segments()]
        opened = (
            self.number,
            self.start,
            self.fork_base,
            self.non_asking_steps,
            self.answers,
            self.marks,
        )
        return _rebuilt, (chain, self.base, opened)

    # -- growing

    def step_done(self, state: GameState) -> None:
        """Note that a step is done; a step with an answer ends the segment."""
        if self.answers:
            self.close(state)
        else:
            self.non_asking_steps += 1

    def close(self, state: GameState) -> None:
        """Close the open segment and begin the next one."""
        number, events = self.number, tuple(state.events or ())
        base = None if number % SNAPSHOT_EVERY else self.base
        given = (tuple(self.answers), tuple(self.marks), events)
        self.last = new_tuple(Segment, (self.last, number, self.start, base, *given))
        self.number = number + 1
        self.start += len(self.answers)
        self.base = state.copy()
        self.fork_base = None
        self.non_asking_steps = 0
        self.answers = []
        self.marks = []
        state.events = []

    def remember_answers(self, answers: list[int], marks: list[Mark] | None) -> None:
        """Start from answers alone, with marks if they are known."""
        known = (None,) * len(answers) if marks is None else tuple(marks)
        self.last = Segment(None, -1, 0, None, tuple(answers), known, ())
        self.start = len(answers)

    # -- shrinking

    def forget(self) -> bool:
        """Keep the last segments whole, and only answers and marks of earlier ones; whether it did.

        The first segment kept has a snapshot, so an undo to it is cheap.
        """
        chain = self.segments()
        if len(chain) <= MOST_SEGMENTS:
            return False
        first = next(
            (n for n in range(len(chain) - SNAPSHOT_EVERY, 0, -1) if chain[n].base is not None), 0
        )
        if first < SNAPSHOT_EVERY:
            return False
        self.last = self._merged(chain[:first])
        for segment in chain[first:]:
            self.last = segment._replace(previous=self.last)
        return True

    def _merged(self, chain: Sequence[Segment]) -> Segment:
        """Merge segments with known answers and marks; equal marks are one object."""
        shared: dict[Mark, Mark] = {}
        answers = tuple(index for segment in chain for index in segment.answers)
        marks = tuple(shared.setdefault(mark, mark) for one in chain for mark in one.marks)
        return Segment(None, -1, 0, None, answers, marks, ())

    def go_back(self, ply: int) -> list[int]:
        """Reopen the last segment with a snapshot before a ply; return the answers since then."""
        if ply >= self.start:
            return self.answers[: ply - self.start]
        self.fork_base = None
        answers: list[int] = []
        segment = self.last
        while True:
            assert segment is not None
            answers = [*segment.answers, *answers]
            if segment.base is not None and segment.start <= ply:
                break
            segment = segment.previous
        self.last, self.number = segment.previous, segment.number
        self.start, self.base = segment.start, segment.base
        return answers[: ply - self.start]

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

    def past_marks(self) -> list[Mark]:
        """The marks of all closed segments."""
        return [mark for segment in self.segments() for mark in segment.marks]

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
        """The number of early answers whose segments are no longer kept."""
        first = next(iter(self.segments()), None)
        return len(first.answers) if first is not None and first.number < 0 else 0

    # -- events; those of the open segment are still with the state

    def all_events(self, newest: list[Event]) -> list[Event]:
        """Everything that happened."""
        closed = [event for segment in self.segments() for event in segment.events]
        return [*closed, *newest]

    def bookmark(self, newest: list[Event]) -> Bookmark:
        """A mark at this moment."""
        return Bookmark(self.last, len(newest))

    def events_since(self, bookmark: Bookmark, newest: list[Event]) -> list[Event]:
        """The events since a bookmark of this game, if nothing was undone in between."""
        segment = self.last
        while segment is not bookmark.last:
            assert segment is not None
            newest = [*segment.events, *newest]
            segment = segment.previous
        return newest[bookmark.told :]


def _rebuilt(chain: list[Segment], base: GameState, opened: tuple[Any, ...]) -> History:
    """The history, unpickled."""
    history = History(base)
    for segment in chain:
        history.last = segment._replace(previous=history.last)
    history.number, history.start, history.fork_base, history.non_asking_steps = opened[:4]
    history.answers, history.marks = opened[4:]
    return history
