"""A room: one table with its seats, as a machine without input or output.

Each request is a function of a room, in the module of its topic, that checks, changes the room, and
returns the entry for the log; a reader of the log calls ``follow``. A refused request raises
``Refused`` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from vigil.core.commitment import commitment, mixed
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.game import Setup, find_game
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.tables.errors import Refused
from vigil.tables.room.changes import (
    NEEDS_THE_GAME,
    Answered,
    Change,
    Reopened,
    Rewound,
    Withdrawn,
    event_data,
)
from vigil.tables.room.following import make_change
from vigil.tables.room.late_answers import Given, LateAnswers
from vigil.tables.room.luck import fair_record
from vigil.tables.room.picks import settled
from vigil.tables.room.redo_stack import Reply
from vigil.tables.room.seats import Seat
from vigil.tables.room.state import RoomState, Snapshot, restored

C = TypeVar("C", bound=Change)


class Room:
    """A table with its players."""

    def __init__(self, setup: Setup, seed: int, origin: Record | None = None) -> None:
        self.offered = setup
        """The setup of the table, before the seats have picked."""
        self.setup = setup
        self.seed = seed
        self.commitment = commitment(seed)
        self.origin = origin
        """The answers of another game from which this one continues."""
        self.state = RoomState([Seat() for _ in range(setup.players)])
        self.table: Table | None = None
        self.late = LateAnswers()
        self.remembers = False
        """Whether all of a long game stays in memory, for frequent undos."""
        self._revealed: Table | None = None
        """The game after the last answer of chance, once a request needed it."""

    @classmethod
    def going_on(cls, table: Table, seats: list[Seat]) -> Room:
        """A room that continues a game begun elsewhere."""
        dealer = table.dealer
        room = cls(table.setup, dealer.seed if isinstance(dealer, SeededDealer) else 0)
        room.table, room.state.seats = table, seats
        return room

    # -- looking

    @property
    def game(self) -> Table:
        """The current game."""
        if self.table is None:
            raise Refused("not_started")
        return self.table

    @property
    def is_new(self) -> bool:
        """Whether nothing has happened yet."""
        return self.table is None and not self.state.entries

    @property
    def ply(self) -> int:
        """The ply of the pending question; -1 before the game starts."""
        return -1 if self.table is None else self.table.ply

    @property
    def last_ply(self) -> int:
        """The last ply that can be viewed: of the game, or of the record it continues."""
        return len(self.origin.answers) if self.table is None and self.origin else self.ply

    @property
    def decision(self) -> Decision | None:
        """The pending question."""
        return None if self.table is None or self.over else self.table.decision

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are to answer."""
        if self.decision is None or self.status != "playing":
            return ()
        return self.decision.seats()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.conceded or (self.table is not None and self.table.outcome is not None)

    @property
    def status(self) -> str:
        """``waiting``, ``playing``, ``paused`` or ``over``."""
        if self.over:
            return "over"
        if self.table is None:
            return "waiting"
        return "paused" if self.state.paused else "playing"

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return self.state.humans

    def bot_to_move(self) -> tuple[int, str] | None:
        """A bot's seat with the current choice, and its name; a proposal comes first."""
        if self.status != "playing" or self.game.decision is None or self.state.proposal:
            return None
        for number in self.game.decision.seats():
            if self.state.seats[number].bot:
                return number, self.state.seats[number].bot
        return None

    def view(self) -> Mapping[str, Any] | None:
        """The public view; the question is sent separately, complete to those who are asked."""
        table = self.table
        return None if table is None else table.game.view(table.state, None, None)

    def record(self) -> Record:
        """The game as a record; the seed is revealed only when it is over."""
        return fair_record(self)

    # -- the game

    @property
    def dealt(self) -> int:
        """The seed of the deal: the server's seed mixed with the players' entropy."""
        return mixed(self.seed, self.state.luck)

    def open(self) -> None:
        """Start the game, from the setup or from another record."""
        dealer = SeededDealer(self.dealt)
        self.setup = settled(self.offered, self.state.picks, self.dealt)
        if self.origin is None:
            self.table = Table.start(self.setup, dealer)
            return
        self.table = Table.replay(self.origin)
        self.table.dealer = dealer
        self.table.rewind(self.table.ply)

    def apply(self, number: int, index: int) -> Answered:
        """Answer for a seat, followed by chance."""
        table = self.game
        ply, mark, decision = table.ply, table.bookmark(), table.decision
        table.apply(index)
        if decision is not None:
            self.late.note(Given(ply, decision, number))
        answers = table.answers_since(ply)
        self.state.undone.note(answers, table)
        made = Answered(number, ply, answers, event_data(table.events_since(mark)))
        self._forget()
        return made

    def rewind(self, to: int) -> None:
        """Rewind the game."""
        self.state.undone.rewind(self.game, to)
        self._forget()
        self._went_back(to)

    def copy_at(self, ply: int) -> Table:
        """A copy of the game at an earlier ply; that of the last reveal is kept in memory."""
        game, reveal = self.game, self.game.last_reveal
        if ply < reveal:
            return game.copy_at(ply)
        if self._revealed is None or self._revealed.ply != reveal:
            self._revealed = game.copy_at(reveal)
        twin = self._revealed.fork(self._revealed.dealer)
        twin.follow(game.answers_since(reveal)[: ply - reveal])
        return twin

    def _forget(self) -> None:
        """Free memory in a long game."""
        if not self.remembers:
            self.game.forget()

    def _went_back(self, to: int) -> None:
        """Answers after a ply may change."""
        self.state.conceded = False
        if self._revealed is not None and to < self._revealed.ply:
            self._revealed = None

    def take_back(self, to: int, kept: Iterable[Reply]) -> tuple[Answered, ...]:
        """Rewind the game and replay the answers that stay; return their events."""
        given = self.state.undone.take_back(self.game, to, kept)
        self._forget()
        self._went_back(to)
        self.late = LateAnswers()
        return given

    def do_again(self, replies: Iterable[Reply], to: int | None) -> tuple[Answered, ...]:
        """Redo what was undone, from the given ply if choices were undone alone."""
        undone = self.state.undone
        if to is not None:
            undone.go_back(self.game, to)
            self._went_back(to)
            self.late = LateAnswers()
        return tuple([undone.give(self.game, reply) for reply in replies])

    # -- the log

    def make(self, change: C) -> C:
        """Apply a change and return its entry."""
        self.follow(change)
        return change

    def noted(self, change: C) -> C:
        """The entry of a change already applied."""
        self.state.entries += 1
        self.state.proposal = None
        return change

    def follow(self, change: Change) -> None:
        """Apply the change in a log entry."""
        make_change(self, change)
        self.state.entries += 1

    def follow_seats(self, change: Change) -> None:
        """Apply an entry after one that the rules could not replay: only seats change."""
        if isinstance(change, Rewound | Withdrawn):
            self.state.conceded = False
        if isinstance(change, Rewound | Withdrawn | Reopened):
            self.state.undone.turn_back()
        if isinstance(change, NEEDS_THE_GAME):
            self.noted(change)
        else:
            self.follow(change)

    # -- snapshots

    def snapshot(self) -> bytes:
        """The room as plain data: opening it takes the same time for any length."""
        rules = find_game(self.setup.game).rules_version
        save = None if self.table is None else self.table.save()
        return msgspec.json.encode(Snapshot(self.state, rules, save))

    def restore(self, data: bytes) -> bool:
        """Continue from a snapshot; return whether its open step still fits, else go to its start.

        ``BadSave`` if it is damaged or of another table; then nothing has changed.
        """
        self.state, self.setup, self.table, fits = restored(data, self.offered, self.seed)
        self._revealed = None
        return fits

    def reopen_at(self, to: int) -> None:
        """Move to the ply where newer rules resume the game, or before it."""
        self.game.rewind(min(to, self.game.ply))
        self._revealed = None

    def reopen(self) -> Reopened:
        """Note that newer rules could replay the game only up to here."""
        rules = find_game(self.setup.game).rules_version
        return self.make(Reopened(self.game.ply, rules))
