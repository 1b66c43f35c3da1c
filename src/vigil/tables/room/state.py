"""The state of a room besides the game, and how both are saved."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct, field

from vigil.core.commitment import mixed
from vigil.core.dealer import SeededDealer
from vigil.core.errors import BadSave
from vigil.core.game import Setup
from vigil.core.table import Table
from vigil.tables.errors import Refused
from vigil.tables.room.changes import Reopened
from vigil.tables.room.picks import NOTHING, Pick, settled
from vigil.tables.room.redo_stack import RedoStack
from vigil.tables.room.seats import Seat

Seats: TypeAlias = Collection[int]
"""Seats of one person: all of them, or the others besides the acting seat."""

GIVE_UP: Final = -1
"""The ply of a proposal to resign."""

STAND_IN: Final = -2
"""The ply of a proposal that does not change the game."""


class Vote(Struct):
    """Whether a bot is to play for an absent player; the majority of those present decides."""

    absent: int
    bot: str
    """Empty if the seat is to pass."""
    voters: list[int]
    """The seats of the people present."""
    until: float
    """When the votes so far decide, in seconds since 1970."""
    opposed: list[int] = field(default_factory=list)

    def outcome(self, agreed: set[int], opposed: set[int]) -> bool | None:
        """The result, as soon as one side has a majority."""
        voters = set(self.voters)
        if 2 * len(agreed & voters) > len(voters):
            return True
        return False if 2 * len(opposed & voters) >= len(voters) else None


class PastChoice(Struct):
    """A choice of a seat: the kind of the question, and the option."""

    seat: int
    kind: str
    option: list[str | int]


class Proposal(Struct):
    """A player's proposal, which needs everyone's agreement, or a majority if it is a vote."""

    seat: int
    to: int
    agreed: list[int]
    vote: Vote | None = None
    whose: list[int] = field(default_factory=list)
    """The seats whose choices would be undone, with what depends on them; none for everything."""
    gone: list[PastChoice] = field(default_factory=list)
    """What would be undone; empty if it is too much to name."""
    stays: list[PastChoice] = field(default_factory=list)
    """Later choices that would stay."""

    def check_open_to(self, seats: Collection[int]) -> None:
        """Refuse the agreement of a player who has agreed."""
        if set(seats) <= set(self.agreed):
            raise Refused("agreed_already")

    def count(self, *seats: int, agrees: bool) -> None:
        """Note a player's opinion; in a vote the last one counts."""
        self.agreed = [seat for seat in self.agreed if seat not in seats]
        if self.vote is not None:
            opposed = [seat for seat in self.vote.opposed if seat not in seats]
            self.vote.opposed = opposed if agrees else [*opposed, *seats]
        if agrees:
            self.agreed += seats

    def forget(self, seat: int) -> None:
        """Drop the opinion of a player who has left a seat."""
        self.count(seat, agrees=True)
        self.agreed.remove(seat)
        if self.vote is not None:
            self.vote.voters = [voter for voter in self.vote.voters if voter != seat]

    def is_of(self, seat: int) -> bool:
        """Whether that seat made the proposal, or is its subject."""
        return seat == self.seat or (self.vote is not None and seat == self.vote.absent)


class RoomState(Struct):
    """The state of a room besides the game."""

    seats: list[Seat]
    picks: list[Pick] = field(default_factory=list)
    """The picks of the seats in order; empty until one has picked."""
    luck: list[str] = field(default_factory=list)
    """The entropy of the seats; empty until one has added some."""
    entries: int = 0
    """The number of log entries followed."""
    paused: bool = False
    conceded: bool = False
    proposal: Proposal | None = None
    reopened: Reopened | None = None
    """The ply where newer rules resumed a game they could not replay."""
    rematch: str = ""
    """The table of the rematch."""
    undone: RedoStack = field(default_factory=RedoStack)
    """What can be redone."""

    host: int = 0
    """The generation of the host's token."""

    def seat(self, number: int) -> Seat:
        """The seat of that number."""
        if not 0 <= number < len(self.seats):
            raise Refused("no_such_seat", seat=number, last=len(self.seats) - 1)
        return self.seats[number]

    @property
    def proposed(self) -> Proposal:
        """The current proposal."""
        if self.proposal is None:
            raise Refused("nothing_proposed")
        return self.proposal

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    def forget_opinions(self, seat: int) -> None:
        """A player has left a seat for good: their votes and plans no longer count."""
        if self.proposal is not None and self.proposal.is_of(seat):
            self.proposal = None
        elif self.proposal is not None:
            self.proposal.forget(seat)

    def undo_target(
        self, to: int, answered: list[int], seats: Collection[int], *, harmless: bool
    ) -> UndoTarget:
        """The target of an undo through answers of these seats, and whether others must agree."""
        others = sorted(set(self.humans).intersection(answered).difference(seats))
        bots = sum(bool(self.seats[seat].bot) for seat in answered)
        alone = set(self.humans) <= set(seats)
        return UndoTarget(to, alone or (harmless and not others), others, bots)

    @property
    def picked(self) -> list[Pick]:
        """What each seat plays with."""
        return self.picks or [NOTHING] * len(self.seats)


class Snapshot(Struct):
    """A room at one log entry, as plain data."""

    state: RoomState = field(name="facts")
    rules: int
    table: str | None = None
    """The game as ``Table.save`` writes it; ``None`` before it starts."""

    def check(self, players: int) -> None:
        """Refuse data that no room of this size could have written; ``BadSave``."""
        state = self.state
        fits = (
            len(state.seats) == players
            and len(state.picks) in (0, players)
            and len(state.luck) in (0, players)
            and (bool(state.undone.stops) or not state.undone.replies)
            and all(reply.answers for reply in state.undone.replies)
        )
        if not fits:
            raise BadSave("damaged", part="room")


def restored(data: bytes, offered: Setup, seed: int) -> tuple[RoomState, Setup, Table | None, bool]:
    """The state of a snapshot, the game and its ply, and whether its open step still fits.

    ``BadSave`` if it is damaged, or of a table with another setup or seed.
    """
    try:
        found = msgspec.json.decode(data, type=Snapshot)
    except (msgspec.MsgspecError, ValueError, RecursionError) as cause:
        raise BadSave("damaged", part="room") from cause
    found.check(offered.players)
    if found.table is None:
        return found.state, offered, None, True
    dealt = mixed(seed, found.state.luck)
    table, fits = loaded(found.table)
    if not isinstance(table.dealer, SeededDealer) or table.dealer.seed != dealt:
        raise BadSave("damaged", part="seed")
    return found.state, settled(offered, found.state.picks, dealt), table, fits


def loaded(save: str) -> tuple[Table, bool]:
    """The game of a snapshot, and whether its open step still fits; else it is at its start."""
    try:
        return Table.load(save), True
    except BadSave as cause:
        if cause.code != "no_longer_replays":
            raise
        return Table.load(save, at_step=True), False


class UndoTarget(Struct):
    """The target of an undo or redo, at once or by agreement, and whose answers it affects."""

    to: int
    free: bool
    others: list[int]
    """The seats of other people whose answers are affected."""
    bots: int
    """The number of bot answers affected."""
    gone: list[PastChoice] = field(default_factory=list)
    """What is undone or redone; empty if it is too much to name."""
    stays: list[PastChoice] = field(default_factory=list)
    """Later choices that stay."""


class UndoTargets(Struct):
    """The targets of undo by depth, and of redo; ``None`` where there is nothing to do."""

    choice: UndoTarget | None
    action: UndoTarget | None
    turn: UndoTarget | None
    redo: UndoTarget | None
