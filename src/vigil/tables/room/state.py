"""What a room stores in addition to the game, and how both are saved."""

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
"""Seats of one person: all of them, or the others beside the seat that acts."""

GIVE_UP: Final = -1
"""A proposal to go back to no ply at all."""

STAND_IN: Final = -2
"""A proposal that does not change the game."""


class Vote(Struct):
    """Whether a bot is to play for an absent player; the majority of those present decides."""

    absent: int
    bot: str
    """Empty if they are to pass."""
    voters: list[int]
    """The seats of the people who are present."""
    until: float
    """When the votes given so far decide, in seconds since 1970."""
    opposed: list[int] = field(default_factory=list)

    def outcome(self, agreed: set[int], opposed: set[int]) -> bool | None:
        """What the voters want, as soon as one side has most of them."""
        voters = set(self.voters)
        if 2 * len(agreed & voters) > len(voters):
            return True
        return False if 2 * len(opposed & voters) >= len(voters) else None


class PastChoice(Struct):
    """What a seat has chosen: the kind of the question, and the option."""

    seat: int
    kind: str
    option: list[str | int]


class Proposal(Struct):
    """What one player wants and the others have to agree to: all, or most where it is a vote."""

    seat: int
    to: int
    agreed: list[int]
    vote: Vote | None = None
    whose: list[int] = field(default_factory=list)
    """The seats whose choices are to go, and what depends on them; none where everything goes."""
    gone: list[PastChoice] = field(default_factory=list)
    """What would go back; empty where it is too much to be named."""
    stays: list[PastChoice] = field(default_factory=list)
    """Later choices that would stay."""

    def check_open_to(self, seats: Collection[int]) -> None:
        """Refuse the agreement of a player who has agreed."""
        if set(seats) <= set(self.agreed):
            raise Refused("agreed_already")

    def count(self, *seats: int, agrees: bool) -> None:
        """Note what a player thinks of it; in a vote the last word counts."""
        self.agreed = [seat for seat in self.agreed if seat not in seats]
        if self.vote is not None:
            opposed = [seat for seat in self.vote.opposed if seat not in seats]
            self.vote.opposed = opposed if agrees else [*opposed, *seats]
        if agrees:
            self.agreed += seats

    def forget(self, seat: int) -> None:
        """The player of a seat has left: that opinion does not count."""
        self.count(seat, agrees=True)
        self.agreed.remove(seat)
        if self.vote is not None:
            self.vote.voters = [voter for voter in self.vote.voters if voter != seat]

    def is_of(self, seat: int) -> bool:
        """Whether it is the wish of that seat, or about it."""
        return seat == self.seat or (self.vote is not None and seat == self.vote.absent)


class RoomState(Struct):
    """What a room stores in addition to the game."""

    seats: list[Seat]
    picks: list[Pick] = field(default_factory=list)
    """What the seats play with, in order; none until one has picked."""
    luck: list[str] = field(default_factory=list)
    """What the players of the seats added to the server's luck; none until one has."""
    entries: int = 0
    """How many entries of the log are in."""
    paused: bool = False
    conceded: bool = False
    proposal: Proposal | None = None
    reopened: Reopened | None = None
    """Where later rules took up a game they could not follow."""
    rematch: str = ""
    """The table at which the same players play again."""
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
        """What one player wants."""
        if self.proposal is None:
            raise Refused("nothing_proposed")
        return self.proposal

    @property
    def humans(self) -> list[int]:
        """The seats that people have."""
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
        """A way through answers of these seats: at once where it is harmless and one's own."""
        others = sorted(set(self.humans).intersection(answered).difference(seats))
        bots = sum(bool(self.seats[seat].bot) for seat in answered)
        alone = set(self.humans) <= set(seats)
        return UndoTarget(to, alone or (harmless and not others), others, bots)

    @property
    def picked(self) -> list[Pick]:
        """What each seat plays with."""
        return self.picks or [NOTHING] * len(self.seats)


class Snapshot(Struct):
    """A room at one entry of its log, as plain data."""

    state: RoomState = field(name="facts")
    rules: int
    table: str | None = None
    """The game as ``Table.save`` writes it; ``None`` before it starts."""

    def check(self, players: int) -> None:
        """Refuse what no room of this many players has written; ``BadSave``."""
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
    """The state of a snapshot, what is played and how far, and whether its open step still fits.

    ``BadSave`` where it is damaged, or of a table that offered another game or has another seed.
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
    """Where an undo or a redo leads, at once or by agreement, and whose answers it moves."""

    to: int
    free: bool
    others: list[int]
    """The seats of the other people whose answers go along."""
    bots: int
    """How many answers of bots go along."""
    gone: list[PastChoice] = field(default_factory=list)
    """What is undone or redone; empty if it is too much to name."""
    stays: list[PastChoice] = field(default_factory=list)
    """Later choices that stay."""


class UndoTargets(Struct):
    """Where an undo would go by its depth, and a redo; ``None`` where there is nothing to do."""

    choice: UndoTarget | None
    action: UndoTarget | None
    turn: UndoTarget | None
    redo: UndoTarget | None
