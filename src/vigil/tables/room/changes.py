"""The log of a table: everything that ever changed it, in order.

Opening a table means following its entries from its last snapshot; servers that share a database
follow each other's entries. An answer includes the chance answers after it and the events, so that
a game stays readable when its rules are gone.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct, field

from vigil.core.event import Event
from vigil.tables.room.picks import Pick
from vigil.tables.room.seats import Seat

EventData: TypeAlias = tuple[str, dict[str, Any]]
"""An event as plain data: its tag and its values."""

PlyEvents: TypeAlias = tuple[int, list[EventData], int]
"""The ply after an answer, what happened then, and the seat that answered; -1 at the beginning."""


def event_data(events: list[Event]) -> tuple[EventData, ...]:
    """Events as plain data."""
    return tuple((event.tag, event.data) for event in events)


class Change(Struct, tag_field="kind", tag=str.lower):
    """An entry of the log."""


class SeatChange(Change):
    """An entry that gives a seat another player or a newer token."""

    seat: int

    def seated(self, before: Seat) -> Seat:
        """The new occupant of the seat."""
        raise NotImplementedError


class Claimed(SeatChange):
    """A player took a seat under a name; earlier tokens of the seat become invalid."""

    name: str
    generation: int

    def seated(self, before: Seat) -> Seat:
        """The person."""
        return Seat(self.name, "", self.generation)


class Reserved(SeatChange):
    """A seat is reserved for a player of an earlier table, who takes it with that table's token."""

    name: str

    def seated(self, before: Seat) -> Seat:
        """No one yet, in that name."""
        return Seat(self.name, "", before.generation + 1, reserved=True)


class Vacated(SeatChange):
    """A seat is free again."""

    def seated(self, before: Seat) -> Seat:
        """No one."""
        return Seat("", "", before.generation + 1)


class BotSeated(SeatChange):
    """A bot plays a seat, in place of its player."""

    bot: str

    def seated(self, before: Seat) -> Seat:
        """The program."""
        return Seat("", self.bot, before.generation + 1)


class StoodIn(SeatChange):
    """A bot plays for an absent player, whose token stays valid."""

    bot: str

    def seated(self, before: Seat) -> Seat:
        """The program, in his name."""
        return Seat(before.name, self.bot, before.generation, before.reserved)


class Returned(SeatChange):
    """A player returns to the seat that a bot was playing."""

    def seated(self, before: Seat) -> Seat:
        """The person again."""
        return Seat(before.name, "", before.generation)


class Reissued(SeatChange):
    """The host gave out a new token for a seat."""

    generation: int

    def seated(self, before: Seat) -> Seat:
        """The same, by the new token alone."""
        return Seat(before.name, before.bot, self.generation)


class Renamed(Change):
    """The player of these seats has another name."""

    seats: tuple[int, ...]
    name: str


class HostTokenReissued(Change, tag="rehosted"):
    """The host has a new token."""

    generation: int


class Picked(Change):
    """A seat has picked what it plays, or leaves it to chance again."""

    seat: int
    pick: Pick


class Lucky(Change):
    """The player of a seat has added entropy to that of the server."""

    seat: int
    luck: str


class Started(Change):
    """The game began, from the setup or from the answers of an earlier game."""

    answers: tuple[int, ...]
    events: tuple[EventData, ...] = field(name="told")


class Answered(Change):
    """A seat answered at a ply, with the chance answers and events that followed."""

    seat: int
    ply: int
    answers: tuple[int, ...]
    events: tuple[EventData, ...] = field(name="told")


class Proposed(Change):
    """A player proposes to go back to a ply, to redo, or to resign (-1)."""

    seat: int
    to: int
    other_seats: tuple[int, ...] = field(default=(), name="along")
    """The other seats of the same person."""


class WithdrawalProposed(Proposed):
    """A player proposes to undo choices of some seats from a ply; the rest stays."""

    whose: tuple[int, ...] = ()
    """The seats whose choices are to go, and what depends on them."""


class StandInProposed(Change):
    """A player proposes that a bot plays for an absent player; those present vote."""

    seat: int
    absent: int
    bot: str
    voters: tuple[int, ...]
    until: float
    other_seats: tuple[int, ...] = field(default=(), name="along")


class Opposed(Change):
    """A player votes against the proposal; the others may still outvote them."""

    seat: int
    other_seats: tuple[int, ...] = field(default=(), name="along")


class Agreed(Change):
    """A player agrees to the proposal."""

    seat: int
    other_seats: tuple[int, ...] = field(default=(), name="along")


class Declined(Change):
    """A player declines a proposal, or withdraws it."""

    seat: int


class Rewound(Change):
    """The game went back to a ply, at the request of a seat; -1 where it is unknown."""

    to: int
    seat: int = -1


class Withdrawn(Change):
    """Choices of some seats from a ply on were undone, with what depended on them.

    What others had answered since then stays: it was given again from that ply on.
    """

    to: int
    seat: int
    """The seat that undid; -1 where it is unknown."""
    kept: tuple[Answered, ...]


class Redone(Change, omit_defaults=True):
    """A player redid what was undone."""

    seat: int
    answered: tuple[Answered, ...]
    to: int | None = None
    """Where the game went back to first: from that ply, choices had been undone alone."""


class Conceded(Change):
    """The players resigned."""


class Paused(Change):
    """A player paused the game."""

    seat: int


class Resumed(Change):
    """A player took the game up again."""

    seat: int


class Reopened(Change):
    """Newer rules could not replay the log beyond this ply; play continues from there."""

    to: int
    rules: int


class Rematched(Change):
    """The same players play again at another table."""

    table: str


AnyChange: TypeAlias = (
    Claimed
    | Reserved
    | Vacated
    | BotSeated
    | StoodIn
    | Returned
    | Reissued
    | Renamed
    | HostTokenReissued
    | Picked
    | Lucky
    | Started
    | Answered
    | Proposed
    | WithdrawalProposed
    | StandInProposed
    | Opposed
    | Agreed
    | Declined
    | Rewound
    | Withdrawn
    | Redone
    | Conceded
    | Paused
    | Resumed
    | Reopened
    | Rematched
)

NEEDS_THE_GAME: Final = (
    Started,
    Answered,
    Rewound,
    Withdrawn,
    Redone,
    Reopened,
    Proposed,
    StandInProposed,
    Agreed,
    Opposed,
)
"""Entries that are meaningless if the rules could not replay the game."""
