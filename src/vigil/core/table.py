"""The table: a game with its history, which can be forked, undone, saved and replayed."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from copy import deepcopy
from typing import Any, Self, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from vigil.core import undo
from vigil.core.dealer import Dealer, SeededDealer, forked_dealer
from vigil.core.decision import CHANCE
from vigil.core.errors import BadRecord, IllegalAnswer, NothingToUndo
from vigil.core.event import Event
from vigil.core.game import Game, Setup, find_game
from vigil.core.history import Bookmark, History, Mark
from vigil.core.loading import load_table
from vigil.core.past import Past, recall, recall_marks
from vigil.core.record import Record, dumps_checked
from vigil.core.saves import origin_of, save_data
from vigil.core.state import GameState
from vigil.core.state_kind import S
from vigil.core.step import Run, play
from vigil.core.table_text import table_text
from vigil.core.undo import Depth


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Run[S]):
    """A game in progress: it asks, takes answers, and can be forked, undone, saved and replayed.

    ``decision`` is the open question, ``None`` when the game is over and ``outcome`` says how it
    ended; ``apply`` answers it with the index of an option. With a ``dealer`` chance is answered
    for, so that every question is one of a player.
    """

    __slots__ = (
        "_forks",
        "_history",
        "_past",
        "dealer",
        "game",
        "setup",
    )

    def __init__(self, game: Game, setup: Setup, state: S, dealer: Dealer | None) -> None:
        super().__init__(game.steps, state)
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self._past = Past(game.rules_version)
        self._history = History(state.copy())
        self._forks = 0
        state.events = []

    # -- opening a table

    @classmethod
    def start(cls, setup: Setup, dealer: Dealer | None = None) -> Self:
        """Start a new game; without a dealer the caller answers for chance too."""
        game = find_game(setup.game)
        return cls._opened(game, setup, game.new(setup), dealer)

    @classmethod
    def at(cls, game: Game, state: GameState, dealer: Dealer | None = None) -> Self:
        """Start a table at a position; the given state does not change."""
        return cls._opened(game, state.setup, state.copy(), dealer, state.to_data())

    @classmethod
    def _opened(
        cls,
        game: Game,
        setup: Setup,
        state: GameState,
        dealer: Dealer | None,
        origin: dict[str, Any] | None = None,
    ) -> Self:
        table = cls(game, setup, cast(S, state), dealer)
        table._past.origin = origin
        table.advance()
        table._deal()
        return table

    # -- playing

    @property
    def ply(self) -> int:
        """How many answers have been given, chance included."""
        return self._history.ply

    def apply(self, index: SupportsIndex) -> None:
        """Answer the pending decision and advance to the next one that is not chance."""
        self._take(self._checked(index))
        self._deal()

    def _checked(self, index: SupportsIndex) -> int:
        """The answer as a Python integer, if it is one."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("game_over", answer=index)
        number = index if type(index) is int else whole(index)
        if not 0 <= number < len(decision.options):
            last = len(decision.options) - 1
            raise IllegalAnswer("no_such_option", decision=decision.kind, answer=index, last=last)
        return number

    def _take(self, index: int) -> None:
        history = self._history
        history.marks.append(self._mark(index))
        history.answers.append(index)
        self.send(index)

    def _mark(self, index: int) -> Mark:
        decision = self.decision
        if decision is None or decision.seat == CHANCE:
            return None
        return self.state.turn, self.state.action, decision.seat_of(index)

    def _deal(self) -> None:
        """Let the dealer answer for chance; the final state is remembered too."""
        dealer, history = self.dealer, self._history
        while (decision := self.decision) is not None:
            if dealer is None or decision.seat != CHANCE:
                return
            index = dealer.deal(decision, history.start + len(history.answers))
            history.marks.append(None)
            history.answers.append(index)
            self.send(index)
        if history.base.agenda:
            history.close(self.state)

    def advance(self) -> None:
        """Run steps until one asks; the history closes a segment when its step is done."""
        self._resume(play(self.steps, self.state, self._history), None)

    def _reopen(self) -> None:
        """Return to the first question of the open segment."""
        history = self._history
        self.state = cast(S, history.base.copy())
        self.state.events = []
        history.non_asking_steps = 0
        history.answers = []
        history.marks = []
        self.advance()

    # -- looking

    def __repr__(self) -> str:
        asked = "over" if self.decision is None else self.decision.kind
        return f"<{type(self).__name__} {self.game.name}, turn {self.state.turn}, {asked}>"

    def __str__(self) -> str:
        """The position before the open step, the answers given in it, and the question."""
        answers = self._history.answers if self.decision is not None else ()
        asked = self.outcome if self.decision is None else self.decision
        return table_text(self.game, self._before_the_open_step(), answers, asked)

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Plain data for the screen of a seat, or of a spectator."""
        return self.game.view(self.state, seat, self.decision)

    @property
    def events(self) -> list[Event]:
        """All events so far (after a load: since the save's open segment)."""
        if self._past.tells_all:
            recall(self)
        return self._history.all_events(self.state.events or [])

    def bookmark(self) -> Bookmark:
        """A mark at this moment, for a later ``events_since``."""
        return self._history.bookmark(self.state.events or [])

    def events_since(self, bookmark: Bookmark) -> list[Event]:
        """The events since a bookmark of this game, if nothing was undone in between."""
        return self._history.events_since(bookmark, self.state.events or [])

    def answers_since(self, ply: int) -> tuple[int, ...]:
        """The answers given from a ply on, chance included."""
        return self._history.answers_since(ply)

    # -- copying

    def fork(self, dealer: Dealer | None = None) -> Self:
        """An independent copy at the same decision, with fresh dice.

        Each fork has its own dice, drawn from the seed of this table and independent of what
        will really be dealt. Another ``dealer`` deals for the fork if one is given:
        ``table.fork(table.dealer)`` meets the same dice as the table. Without a dealer the caller
        answers for chance in both.
        """
        if dealer is None:
            dealer = forked_dealer(self.dealer, self.ply, self._forks)
            self._forks += 1
        return self._copied(dealer)

    def _copied(self, dealer: Dealer | None) -> Self:
        start, history = self._before_the_open_step(), self._history
        return self._twin(dealer, start, history, self.state.events or [])

    def _twin(
        self, dealer: Dealer | None, start: GameState, history: History, events: list[Event]
    ) -> Self:
        """A table of this game with the given history and the state before its open step."""
        twin = type(self).__new__(type(self))
        twin.steps = self.steps
        twin.game = self.game
        twin.setup = self.setup
        twin.dealer = dealer
        twin._forks = 0
        twin._past = self._past.copy()
        twin.state = cast(S, start.copy())
        twin._history = history.branch()
        twin.catch_up(history.answers)
        twin._history.non_asking_steps = history.non_asking_steps
        twin._history.answers = history.answers[:]
        twin._history.marks = history.marks[:]
        twin.state.events = events[:]
        return twin

    def remembers(self, ply: int) -> bool:
        """Whether a copy of that moment is in memory."""
        return ply >= self._history.answers_only

    def copy_at(self, ply: int) -> Self:
        """A copy at an earlier moment; ``BadRecord`` if these rules cannot replay it."""
        if ply < self._history.answers_only:
            recall(self)  # once for all copies
        twin = self._copied(self.dealer)
        twin.rewind(ply)
        return twin

    def __copy__(self) -> Self:
        return self._copied(self.dealer)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self._copied(deepcopy(self.dealer, memo))

    def __reduce__(self) -> tuple[Any, ...]:
        start, events = self._before_the_open_step(), self.state.events or []
        game = type(self), self.setup, self.dealer, self._past
        return _unpickled, (*game, start, self._history, events)

    def bare_run(self) -> Run[S]:
        """The game from this decision on, without history and dealer."""
        run = Run(self.steps, cast(S, self._before_the_open_step().copy()))
        run.catch_up(self._history.answers)
        return run

    def _before_the_open_step(self) -> GameState:
        """The state from which copies of this table start."""
        history = self._history
        if history.fork_base is None:
            history.fork_base = history.base
            if history.non_asking_steps and self.decision is not None:
                history.fork_base = history.base.copy()
                Run(self.steps, history.fork_base).run_non_asking_steps(history.non_asking_steps)
        return history.fork_base

    # -- going back

    def undo(self, depth: Depth = "choice") -> None:
        """Go back to the last choice, or to the start of its action or of its turn."""
        self.rewind(self.undo_target(depth))

    def undo_target(self, depth: Depth, seats: Container[int] | None = None) -> int:
        """The ply of the last choice of these seats, or of any, or where its action or turn began.

        Raises when there is no such choice, or none that these rules can follow.
        """
        return self.undo_targets(seats)[depth]

    def undo_targets(self, seats: Container[int] | None = None) -> dict[Depth, int]:
        """The targets of all depths."""
        error = recall_marks(self)
        found = undo.undo_targets(self._history, seats)
        if not found:
            raise error.with_traceback(None) if error else NothingToUndo("no_answers")
        return found

    @property
    def last_reveal(self) -> int:
        """The ply after the last answer of chance: an undo to there reveals nothing."""
        recall_marks(self)
        return undo.last_reveal(self._history)

    def answered_since(self, ply: int) -> list[int]:
        """The seats of the players' answers from a ply on, the last one first."""
        recall_marks(self)
        return undo.seats_since(self._history, ply)

    def replies_since(self, ply: int) -> list[tuple[int, int, tuple[int, ...]]]:
        """Each answer of a player from a ply on: when, by which seat, with those of chance."""
        recall_marks(self)
        return undo.replies_since(self._history, ply)

    def rewind(self, ply: int) -> None:
        """Return to the moment when ``ply`` answers had been given."""
        if not 0 <= ply <= self.ply:
            raise NothingToUndo("no_such_ply", ply=ply, last=self.ply)
        error = recall(self) if ply < self._history.answers_only else None
        if error is not None:
            raise error
        self._past.tells_all = True
        answers = self._history.go_back(ply)
        self._reopen()
        for index in answers:
            self._take(index)
        self._deal()

    def forget(self) -> None:
        """Free memory: an undo to an early moment then replays the game."""
        if self._history.forget():
            self._past.forgotten = True

    # -- writing down

    @property
    def record(self) -> Record:
        """The setup and all answers, with the version of the rules at the start."""
        seed = self.dealer.seed if isinstance(self.dealer, SeededDealer) else None
        past = self._past
        return Record(self.setup, self._history.all_answers(), past.rules, seed, past.origin)

    @classmethod
    def replay(cls, record: Record, to: int | None = None) -> Self:
        """Replay a record under the current rules, all of it or its first ``to`` answers."""
        table = cls._at_the_start_of(record)
        table._past.rules, table._past.origin = record.rules, record.origin
        table.follow(record.answers[:to])
        if record.seed is not None:
            table.dealer = SeededDealer(record.seed)
        return table

    def follow(self, answers: Sequence[SupportsIndex]) -> None:
        """Give the remaining answers of a record; ``BadRecord`` if one does not fit."""
        for index in answers:
            ply = self.ply
            try:
                self.apply(index)
            except IllegalAnswer as cause:
                raise BadRecord("no_longer_replays", ply=ply, answer=index) from cause

    @classmethod
    def _at_the_start_of(cls, record: Record) -> Self:
        """The start of a record; a position that no game could reach is refused."""
        if record.origin is None:
            return cls.start(record.setup)
        try:
            state = origin_of(record)
        except Exception as cause:  # foreign data can raise anything
            raise BadRecord("damaged", part="origin") from cause
        return cls.at(find_game(record.game), state)

    def save(self) -> str:
        """A snapshot and the answers since then: it loads at once, however long the game."""
        data = save_data(self.game, self.record, self._history, marked=self._past.marked)
        return dumps_checked(data)

    @classmethod
    def load(cls, text: str, *, at_step: bool = False, foreign: bool = False) -> Self:
        """Open a save; ``BadSave`` when it is damaged or newer than this version.

        With ``at_step`` the answers inside its open step are left out: what remains of a save
        whose step the rules have changed since. In a ``foreign`` save anything may stand: a
        position that no game could show is refused.
        """
        return cast(Self, load_table(cls, text, at_step=at_step, foreign=foreign))


def _unpickled(
    kind: type[Table],
    setup: Setup,
    dealer: Dealer | None,
    past: Past,
    start: GameState,
    history: History,
    events: list[Event],
) -> Table:
    """The table, unpickled."""
    table = kind(find_game(setup.game), setup, start.copy(), dealer)
    table._past = past
    return table._twin(dealer, start, history, events)


def whole(number: object) -> int:
    """A whole number of any library; -1 for anything else. ``True`` is not 1."""
    if isinstance(number, bool) or not isinstance(number, SupportsIndex):
        return -1
    try:
        return number.__index__()
    except TypeError:  # of a truth value or an array of some library
        return -1
