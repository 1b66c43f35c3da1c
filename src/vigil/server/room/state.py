"""What a room remembers besides the game itself, and how both are kept."""

from __future__ import annotations

from msgspec import Struct, field

from vigil.server.room.changes import Reopened
from vigil.server.room.seats import Seat


class Proposal(Struct):
    """What one player wants and all the others have to agree to."""

    seat: int
    to: int
    agreed: list[int]


class RoomState(Struct):
    """What a room remembers besides the game itself."""

    seats: list[Seat]
    entries: int = 0
    """How many entries of the log are in."""
    paused: bool = False
    conceded: bool = False
    proposal: Proposal | None = None
    reopened: Reopened | None = None
    """Where later rules took up a game they could not follow."""
    rematch: str = ""
    """The table at which the same players play again."""


class Snapshot(Struct):
    """A room at one entry of its log, as plain data."""

    state: RoomState = field(name="facts")
    rules: int
    table: str | None = None
    """The game as ``Table.save`` writes it; ``None`` before it starts."""


class UndoTarget(Struct):
    """Where an undo would go, whether at once or by agreement, and whose answers it takes."""

    to: int
    free: bool
    others: list[int]
    """The seats of the other people whose answers go back too."""
    bots: int
    """How many answers of bots go back too."""


class UndoTargets(Struct):
    """Where an undo would go by its depth; ``None`` where there is nothing to take back."""

    choice: UndoTarget | None
    action: UndoTarget | None
    turn: UndoTarget | None
