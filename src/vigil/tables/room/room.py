"""A room: one table with its seats, as a machine without input or output.

Each request is a method that checks, changes the room, and returns the entry for the log; whoever
reads the log calls ``follow``. A refused request raises ``Refused`` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from vigil.core.commitment import commitment, mixed
from vigil.core.dealer import SeededDealer
from vigil.core.decision import Decision
from vigil.core.errors import BadRecord, IllegalAnswer, NothingToUndo
from vigil.core.game import Setup, find_game
from vigil.core.record import Record
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.tables.errors import Forbidden, Refused
from vigil.tables.room.changes import (
    NEEDS_THE_GAME,
    Agreed,
    Answered,
    AnyChange,
    BotSeated,
    Change,
    Claimed,
    Conceded,
    Declined,
    HostTokenReissued,
    Lucky,
    Opposed,
    Paused,
    Picked,
    Proposed,
    Redone,
    Reissued,
    Rematched,
    Reopened,
    Resumed,
    Returned,
    Rewound,
    SeatChange,
    StandInProposed,
    Started,
    StoodIn,
    Vacated,
    event_data,
)
from vigil.tables.room.late_answers import Given, LateAnswers
from vigil.tables.room.luck import fair_record, with_luck
from vigil.tables.room.passing import pass_of
from vigil.tables.room.picks import Pick, check_picks, settled, with_pick
from vigil.tables.room.redo_stack import Reply
from vigil.tables.room.seats import Seat, check_name, check_taken, check_unowned
from vigil.tables.room.state import (
    GIVE_UP,
    STAND_IN,
    Proposal,
    RoomState,
    Snapshot,
    UndoTarget,
    UndoTargets,
    Vote,
    restored,
)

C = TypeVar("C", bound=Change)

Seats: TypeAlias = Collection[int]
"""The other seats of a person who has several; what he wants, they want too."""

DEPTHS: Final[tuple[Depth, ...]] = ("choice", "action", "turn")


class Room:
    """A table that people sit at."""

    def __init__(self, setup: Setup, seed: int, origin: Record | None = None) -> None:
        self.offered = setup
        """The game as the table offers it, before the seats have picked."""
        self.setup = setup
        self.seed = seed
        self.commitment = commitment(seed)
        self.origin = origin
        """The answers of another game with which this one begins."""
        self.state = RoomState([Seat() for _ in range(setup.players)])
        self.table: Table | None = None
        self._late = LateAnswers()

    # -- looking

    @property
    def game(self) -> Table:
        """The game in progress."""
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
        """The last ply that can be looked at: of the game, or of the record it is to go on from."""
        return len(self.origin.answers) if self.table is None and self.origin else self.ply

    @property
    def decision(self) -> Decision | None:
        """The pending question."""
        return None if self.table is None or self.over else self.table.decision

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answer the table awaits."""
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
        """The seats that people have."""
        return self.state.humans

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat that a bot has and that is asked now, with its name; a proposal comes first."""
        if self.status != "playing" or self.game.decision is None or self.state.proposal:
            return None
        for number in self.game.decision.seats():
            if self.state.seats[number].bot:
                return number, self.state.seats[number].bot
        return None

    def view(self) -> Mapping[str, Any] | None:
        """The table as all may see it; the question goes apart, whole to whoever is asked."""
        table = self.table
        return None if table is None else table.game.view(table.state, None, None)

    def record(self) -> Record:
        """The game as a record; what was dealt by is shown only when it is over."""
        return fair_record(self)

    # -- seats

    def claim(self, number: int, name: str, own: Seats = ()) -> Claimed:
        """Sit down where no player has the seat, under a name that is nobody else's."""
        seat = self.state.seat(number)
        check_unowned(number, seat)
        check_name(self.state.seats, name, own)
        return self._note(Claimed(number, name, seat.generation + 1))

    def vacate(self, number: int) -> Vacated:
        """Stand up."""
        self.state.seat(number)
        return self._note(Vacated(number))

    def seat_bot(self, number: int, bot: str) -> BotSeated:
        """Let a program play a seat."""
        self.state.seat(number)
        return self._note(BotSeated(number, bot))

    def fill(self, number: int, bot: str) -> BotSeated:
        """Let a program play a seat that nobody has."""
        check_unowned(number, self.state.seat(number))
        return self.seat_bot(number, bot)

    def reissue(self, number: int) -> Reissued:
        """Make a new token for a player, so that the old one is worth nothing."""
        seat = self.state.seat(number)
        if not seat.owned:
            raise Refused("seat_free", seat=number)
        return self._note(Reissued(number, seat.generation + 1))

    def rehost(self) -> HostTokenReissued:
        """Make a new token for the host, so that the old one is worth nothing."""
        return self._note(HostTokenReissued(self.state.host + 1))

    def pick(self, number: int, pick: Pick) -> Picked:
        """Choose what a seat plays with, before the game; first come, first served."""
        self.state.seat(number)
        if self.table is not None:
            raise Refused("already_started")
        picks = with_pick(self.state.picked, number, pick)
        check_picks(self.offered, picks, fixed=self.origin is not None)
        return self._note(Picked(number, pick))

    # -- the game

    def start(self) -> Started:
        """Begin, once every seat has somebody."""
        if self.table is not None:
            raise Refused("already_started")
        check_taken(self.state.seats)
        self._open()
        return self._noted(Started(self.game.record.answers, event_data(self.game.events)))

    @property
    def dealt(self) -> int:
        """What is dealt by: the server's seed and the luck of the players."""
        return mixed(self.seed, self.state.luck)

    def _open(self) -> None:
        dealer = SeededDealer(self.dealt)
        self.setup = settled(self.offered, self.state.picks, self.dealt)
        if self.origin is None:
            self.table = Table.start(self.setup, dealer)
            return
        self.table = Table.replay(self.origin)
        self.table.dealer = dealer
        self.table.rewind(self.table.ply)

    def answer(self, number: int, ply: int, index: int) -> Answered:
        """Answer the pending question."""
        self._check_playing()
        table, decision = self.game, self.game.decision
        if ply != table.ply or decision is None:
            late = None if decision is None else self._late.now(number, ply, index, decision)
            if decision is None or late is None:
                raise Refused("stale", ply=ply, now=table.ply)
            index = late
        if index not in decision.options_of(number):
            if number not in decision.seats():
                raise Forbidden("not_asked", seat=number)
            raise Refused("no_such_option", answer=index, last=len(decision.options) - 1)
        return self._noted(self._answer(number, index))

    def answer_as_bot(self, number: int, ply: int, index: int) -> Answered:
        """Answer for a bot, unless people have to agree first or one has its seat now."""
        if self.state.proposal is not None or not self.state.seat(number).bot:
            raise Forbidden("not_asked", seat=number)
        return self.answer(number, ply, index)

    def _answer(self, number: int, index: int) -> Answered:
        table = self.game
        ply, mark, decision = table.ply, table.bookmark(), table.decision
        table.apply(index)
        if decision is not None:
            self._late.note(Given(ply, decision, number))
        answers = table.answers_since(ply)
        self.state.undone.note(answers, table)
        made = Answered(number, ply, answers, event_data(table.events_since(mark)))
        table.forget()
        return made

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise Refused(
                {"waiting": "not_started", "over": "game_over"}.get(self.status, "paused")
            )

    def pause(self, number: int) -> Paused:
        """Stop the clock of nobody: bots wait, questions stay open."""
        self._check_playing()
        return self._note(Paused(number))

    def resume(self, number: int) -> Resumed:
        """Go on."""
        if self.status != "paused":
            raise Refused("not_paused")
        return self._note(Resumed(number))

    # -- going back and giving up

    def undo(
        self, number: int, depth: Depth = "choice", to: int | None = None, other_seats: Seats = ()
    ) -> AnyChange:
        """Take back one's own choices at once where nothing is revealed, else propose it.

        Whoever plays alone takes back anything.
        """
        target = self._undo_targets({number, *other_seats})[depth] if to is None else to
        if not 0 <= target < self.game.ply:
            raise Refused("no_such_ply", ply=target, last=self.game.ply)
        if self._told_target(target, {number, *other_seats}, self.game.last_reveal).free:
            return self._go_back(target, number)
        return self._note(Proposed(number, target, tuple(sorted(other_seats))))

    def undo_targets(self, seats: Seats) -> UndoTargets | None:
        """Where the undos of whoever has these seats would go; ``None`` before the game."""
        if self.table is None:
            return None
        redo = self._redo_target(seats)
        try:
            targets = self._undo_targets(seats)
        except Refused:
            return UndoTargets(None, None, None, redo)
        reveal = self.game.last_reveal
        told = {to: self._told_target(to, seats, reveal) for to in set(targets.values())}
        choice, action, turn = (told[targets[depth]] for depth in DEPTHS)
        return UndoTargets(choice, action, turn, redo)

    def _told_target(self, to: int, seats: Seats, last_reveal: int) -> UndoTarget:
        """What going back to a ply means for whoever has these seats."""
        answered, harmless = self.game.answered_since(to), to >= last_reveal and not self.over
        return self.state.undo_target(to, answered, seats, harmless=harmless)

    def _undo_targets(self, seats: Seats) -> Mapping[Depth, int]:
        """Where the last choice of these seats, its action and its turn began; else of anybody."""
        people = [number for number, seat in enumerate(self.state.seats) if not seat.bot]
        with suppress(NothingToUndo, BadRecord):
            return self.game.undo_targets(seats)
        try:
            return self.game.undo_targets(people)
        except (NothingToUndo, BadRecord) as cause:
            raise Refused(cause.code, **cause.data) from cause

    def _go_back(self, to: int, number: int) -> Rewound:
        """Go back; chance answers again as it did, so the game may stand further on."""
        try:
            self._rewind(to)
        except BadRecord as cause:
            raise Refused(cause.code, **cause.data) from cause
        return self._noted(Rewound(self.game.ply, number))

    def _rewind(self, to: int) -> None:
        self.state.undone.rewind(self.game, to)
        self.state.conceded = False

    # -- doing again

    def redo(self, number: int, other_seats: Seats = ()) -> AnyChange:
        """Do again what was undone last, at once where it was one's own, else propose it."""
        target = self._redo_target({number, *other_seats})
        if target is None:
            raise Refused("nothing_to_redo")
        if target.free:
            return self._do_again(number)
        return self._note(Proposed(number, target.to, tuple(sorted(other_seats))))

    def _redo_target(self, seats: Seats) -> UndoTarget | None:
        """Where a redo leads; chance answers as it did, so it reveals nothing."""
        undone = self.state.undone
        if not undone.stops:
            return None
        answered = [reply.seat for reply in undone.next(self.game)]
        return self.state.undo_target(undone.stops[-1], answered, seats, harmless=True)

    def _do_again(self, number: int) -> Redone:
        undone = self.state.undone
        given = [undone.give(self.game, reply) for reply in undone.next(self.game)]
        return self._noted(Redone(number, tuple(given)))

    def _is_alone(self, number: int, other_seats: Seats) -> bool:
        """Whether no person but this one plays."""
        return set(self.humans) <= {number, *other_seats}

    def concede(self, number: int, other_seats: Seats = ()) -> AnyChange:
        """Give up, with the agreement of all."""
        self._check_playing()
        if self._is_alone(number, other_seats):
            return self._note(Conceded())
        return self._note(Proposed(number, GIVE_UP, tuple(sorted(other_seats))))

    # -- somebody is away

    def stand_in(
        self,
        number: int,
        absent: int,
        bot: str,
        present: Seats,
        until: float,
        other_seats: Seats = (),
    ) -> AnyChange:
        """Let a bot play for somebody who is asked and away; alone at once, else by a vote.

        Without a bot he passes, where the rules let him.
        """
        self._check_playing()
        if not self.state.seat(absent).human or absent not in self.asked:
            raise Forbidden("not_asked", seat=absent)
        if not bot:
            pass_of(self.decision, absent)
        own = {number, *other_seats}
        voters = set(self.humans).intersection(present).difference((absent,)) | own
        if voters == own:
            return self._replace(absent, bot)
        along = tuple(sorted(other_seats))
        return self._note(StandInProposed(number, absent, bot, tuple(sorted(voters)), until, along))

    def count_votes(self) -> AnyChange:
        """The time is up: more votes for than against decide."""
        proposal = self.state.proposed
        if proposal.vote is None:
            raise Refused("nothing_proposed")
        if len(proposal.agreed) > len(proposal.vote.opposed):
            return self._replace(proposal.vote.absent, proposal.vote.bot)
        return self._note(Declined(proposal.seat))

    def may_come_back(self, number: int) -> bool:
        """Whether a bot plays for the person of this seat, or is about to."""
        seat, proposal = self.state.seat(number), self.state.proposal
        voted_on = proposal is not None and proposal.vote and proposal.vote.absent == number
        return bool(voted_on or (seat.owned and seat.bot))

    def come_back(self, number: int) -> AnyChange:
        """Take one's seat again from the bot that played it, or end the vote about it."""
        seat = self.state.seat(number)
        if not self.may_come_back(number):
            raise Refused("seat_taken", seat=number, name=seat.name)
        return self._note(Returned(number) if seat.bot else Declined(number))

    def _vote(self, vote: Vote, agreed: set[int], opposed: set[int]) -> AnyChange | None:
        outcome = vote.outcome(agreed, opposed)
        if outcome is None:
            return None
        if outcome:
            return self._replace(vote.absent, vote.bot)
        return self._note(Declined(min(opposed)))

    def _replace(self, absent: int, bot: str) -> AnyChange:
        """A bot plays for somebody who is away; without one he passes."""
        if bot:
            return self._note(StoodIn(absent, bot))
        return self._noted(self._answer(absent, pass_of(self.decision, absent)))

    # -- agreeing

    def agree(self, number: int, other_seats: Seats = ()) -> AnyChange:
        """Agree to what is proposed; with the last one it happens."""
        proposal, own = self.state.proposed, {number, *other_seats}
        proposal.check_open_to(own)
        if proposal.vote is not None:
            opposed = set(proposal.vote.opposed) - own
            decided = self._vote(proposal.vote, own.union(proposal.agreed), opposed)
            return decided or self._note(Agreed(number, tuple(sorted(other_seats))))
        if not self._is_alone(number, (*other_seats, *proposal.agreed)):
            return self._note(Agreed(number, tuple(sorted(other_seats))))
        if proposal.to == GIVE_UP:
            return self._note(Conceded())
        if proposal.to > self.game.ply:
            return self._do_again(proposal.seat)
        return self._go_back(proposal.to, proposal.seat)

    def decline(self, number: int, other_seats: Seats = ()) -> AnyChange:
        """Decline what is proposed; in a vote others may be more."""
        proposal, own = self.state.proposed, {number, *other_seats}
        if proposal.vote is None or proposal.seat in own:
            return self._note(Declined(number))
        agreed = set(proposal.agreed) - own
        decided = self._vote(proposal.vote, agreed, own.union(proposal.vote.opposed))
        return decided or self._note(Opposed(number, tuple(sorted(other_seats))))

    def rematch(self, table: str) -> Rematched:
        """Note where the same players play again."""
        self.check_rematch()
        return self._note(Rematched(table))

    def check_rematch(self) -> None:
        """Refuse a rematch before the end, and a second one."""
        if not self.over:
            raise Refused("not_over")
        if self.state.rematch:
            raise Refused("rematch_exists", table=self.state.rematch)

    # -- the log

    def _note(self, change: C) -> C:
        self.follow(change)
        return change

    def _noted(self, change: C) -> C:
        """An entry whose change has been made already."""
        self.state.entries += 1
        self.state.proposal = None
        return change

    def follow(self, change: Change) -> None:
        """Make the change that an entry of the log describes."""
        self._make(change)
        self.state.entries += 1

    def follow_seats(self, change: Change) -> None:
        """Follow an entry behind one that the rules could not follow: the game stays as it is."""
        if isinstance(change, Rewound):
            self.state.conceded = False
        if isinstance(change, Rewound | Reopened):
            self.state.undone.turn_back()
        if isinstance(change, NEEDS_THE_GAME):
            self._noted(change)
        else:
            self.follow(change)

    def _make(self, change: Change) -> None:
        state = self.state
        match change:
            case StoodIn(seat):
                state.seats[seat] = change.seated(state.seats[seat])
                state.proposal = None
            case SeatChange(seat):
                state.seats[seat] = change.seated(state.seats[seat])
            case HostTokenReissued(generation):
                state.host = generation
            case Picked(seat, pick):
                state.picks = with_pick(state.picked, seat, pick)
            case Lucky(seat, luck):
                state.luck = with_luck(state.luck, len(state.seats), seat, luck)
            case Proposed(seat, to, other_seats):
                state.proposal = Proposal(seat, to, [seat, *other_seats])
            case StandInProposed(seat, absent, bot, voters, until, other_seats):
                vote = Vote(absent, bot, list(voters), until)
                state.proposal = Proposal(seat, STAND_IN, [seat, *other_seats], vote)
            case Agreed(seat, other_seats):
                self.state.proposed.count(seat, *other_seats, agrees=True)
            case Opposed(seat, other_seats):
                self.state.proposed.count(seat, *other_seats, agrees=False)
            case Paused() | Resumed():
                state.paused = isinstance(change, Paused)
            case Rematched(table):
                state.rematch = table
            case _:
                self._play(change)
                state.proposal = None

    def _play(self, change: Change) -> None:
        """Make a change of the game itself; any proposal is then void."""
        match change:
            case Started(answers):
                self._open()
                if self.game.record.answers != answers:
                    raise BadRecord("no_longer_replays", ply=0)
            case Answered(seat, ply, answers):
                self._answer_again(seat, ply, answers)
            case Rewound(to):
                self._rewind(to)
            case Redone(_, answered):
                for one in answered:
                    self._check_ply(one.ply)
                    self.state.undone.give(self.game, Reply(one.seat, one.answers))
            case Conceded():
                self.state.conceded = True
                self.state.undone.forget()
            case Reopened(to):
                self.game.rewind(min(to, self.game.ply))
                self.state.reopened = change
                self.state.undone.turn_back()
            case _:
                assert isinstance(change, Declined), change

    def _answer_again(self, seat: int, ply: int, answers: tuple[int, ...]) -> None:
        """Answer as the log says; if chance does not answer as it did then, nothing changes."""
        game = self.game
        self._check_ply(ply)
        try:
            made = self._answer(seat, answers[0])
        except IllegalAnswer as cause:
            raise BadRecord("no_longer_replays", ply=ply) from cause
        if made.answers != answers:
            game.rewind(ply)
            raise BadRecord("no_longer_replays", ply=ply)

    def _check_ply(self, ply: int) -> None:
        """Refuse an entry for another moment of the game."""
        if self.game.ply != ply:
            raise BadRecord("no_longer_replays", ply=self.game.ply)

    # -- snapshots

    def snapshot(self) -> bytes:
        """The room as plain data: opening it again does not depend on its length."""
        rules = find_game(self.setup.game).rules_version
        save = None if self.table is None else self.table.save()
        return msgspec.json.encode(Snapshot(self.state, rules, save))

    def restore(self, data: bytes) -> bool:
        """Go on from a snapshot; say whether its open step still fits, else go to its start.

        ``BadSave`` where it is damaged or of another table; then nothing has changed.
        """
        self.state, self.setup, self.table, fits = restored(data, self.offered, self.seed)
        return fits

    def reopen(self) -> Reopened:
        """Note that later rules could follow the game no further than it stands now."""
        rules = find_game(self.setup.game).rules_version
        return self._note(Reopened(self.game.ply, rules))
