"""Which entries can follow each other in a log, without knowing the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vigil.tables.room.changes import (
    NEEDS_THE_GAME,
    Answered,
    Change,
    Conceded,
    Redone,
    Reopened,
    Rewound,
    StandInProposed,
    Started,
    Withdrawn,
)

NOT_STARTED: Final = -1
NO_SEAT: Final = -1


class Misplaced(Exception):
    """No table has written this entry here."""


class LogOrder:
    """The seats of a table, and the ply to which the entries so far have led."""

    def __init__(self, seats: int, ply: int | None) -> None:
        self._seats = seats
        self._ply = ply
        """``None`` if unknown."""

    def note(self, change: Change) -> None:
        """Take the next entry; ``Misplaced`` if it is impossible here."""
        if not all(0 <= seat < self._seats for seat in _seats_in(change)):
            raise Misplaced
        if self._ply is not None and isinstance(change, (*NEEDS_THE_GAME, Conceded)):
            is_start = isinstance(change, Started)
            if is_start != (self._ply == NOT_STARTED):
                raise Misplaced
        match change:
            case Started(answers):
                self._ply = len(answers)
            case Answered():
                self._answered(change)
            case Redone(answered=()) | Withdrawn(kept=()):
                raise Misplaced
            case Redone(_, answered, to):
                if to is not None:
                    self._went_back(to)
                for one in answered:
                    self._answered(one)
            case Rewound(to) | Reopened(to):
                self._went_back(to)
            case Withdrawn(to, kept=kept):
                self._went_back(to)
                for one in kept:
                    self._answered(one)

    def _went_back(self, to: int) -> None:
        if to < 0 or (self._ply is not None and to > self._ply):
            raise Misplaced
        self._ply = to

    def _answered(self, change: Answered) -> None:
        if not change.answers or self._ply not in (None, change.ply):
            raise Misplaced
        self._ply = change.ply + len(change.answers)


def _seats_in(change: Change) -> Iterator[int]:
    """The seats named in an entry."""
    seat = getattr(change, "seat", None)
    if seat is not None and not (isinstance(change, Rewound) and seat == NO_SEAT):
        yield seat
    yield from getattr(change, "seats", ())
    yield from getattr(change, "other_seats", ())
    yield from getattr(change, "whose", ())
    if isinstance(change, StandInProposed):
        yield change.absent
        yield from change.voters
