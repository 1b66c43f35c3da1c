"""Positions as text: each game has a table of clauses that reads and writes them.

What a position leaves out is as in a new game, or follows from what it says. It may leave things
out, such as most of a deck, but it never describes what no game could reach.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from vigil.core.clauses import MOST, Words, nearest, shown, split_clauses
from vigil.core.errors import BadPosition, IllegalSetup
from vigil.core.fields import plain
from vigil.core.state import GameState, Outcome

SET_UP: Final = "set_up"
"""The only step of an empty table."""
NEXT: Final = "next"
"""The clause of the agenda."""

S = TypeVar("S", bound=GameState)
T = TypeVar("T")

Check: TypeAlias = Callable[[S], None]
"""Refuses a state that no game could reach; its name and first line state the rule."""


def leave(_: object) -> None:
    """No default."""


@dataclass(frozen=True, kw_only=True)
class Clause(Generic[S]):
    """A clause of positions: how it is read into a state and written from one."""

    key: str
    example: str
    """An example of a position with it."""
    read: Callable[[S, Words], None]
    write: Callable[[S], str]
    """Its value; nothing if it can be left out."""
    unsaid: Callable[[S], None] = leave
    """The effect of leaving it out."""
    page: str = ""
    """Its name in the documentation, if not its key."""


@dataclass(frozen=True, kw_only=True)
class SetupClause:
    """A clause for a choice made before the game."""

    key: str
    field: str
    example: str
    read: Callable[[Words], Any]
    write: Callable[[Any], str] = str
    always: bool = False
    """Whether it is written even with its default value."""


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S]):
    """How the positions of a game are read and written."""

    setup: tuple[SetupClause, ...]
    make: Callable[[Mapping[str, Any]], Any]
    """The setup that plain data describes."""
    new: Callable[[Any], S]
    """The empty table, for a setup."""
    clauses: Callable[[Any], tuple[Clause[S], ...]]
    """The clauses that a setup has, in the order in which they are read."""
    checks: Callable[[Any], tuple[Check[S], ...]]
    """Checks that every position of a setup must pass."""
    place: Callable[[S, str], tuple[int, int]] = lambda *_: (0, 0)
    """Where a clause is written, if not in reading order."""

    def read(self, text: str) -> S:
        """The state of a position; ``BadPosition`` says what is wrong with it."""
        said = split_clauses(text)
        setup = self._read_setup(said)
        clauses = self.clauses(setup)
        self._refuse_unknown(said, clauses)
        s = self.new(setup)
        if said.get(NEXT) == SET_UP:
            _refuse_laid(said)
            return s
        for clause in clauses:
            _read_clause(s, clause, said)
        for check in self.checks(setup):
            check(s)
        return s

    def write(self, s: S) -> str:
        """A state between two steps as one line."""
        setup = s.setup
        lines = write_setup(self.setup, setup, usual_setup(self.make))
        if s.agenda == [(SET_UP,)]:
            return "; ".join([*lines, f"{NEXT}: {SET_UP}"])
        clauses = sorted(self.clauses(setup), key=lambda clause: self.place(s, clause.key))
        written = [(clause.key, clause.write(s)) for clause in clauses]
        return "; ".join([*lines, *(f"{key}: {value}" for key, value in written if value)])

    def _read_setup(self, said: dict[str, str]) -> Any:
        """Remove the clauses of the setup and make it."""
        keys = [clause.key for clause in self.setup if clause.key in said]
        setup: Any = setup_said(self, tuple((key, said.pop(key)) for key in keys))
        return setup

    def _refuse_unknown(self, said: Iterable[str], clauses: Iterable[Clause[S]]) -> None:
        known = [*(clause.key for clause in self.setup), *(clause.key for clause in clauses)]
        for key in said:
            if key not in known:
                raise BadPosition("unknown_clause", clause=shown(key), known=nearest(key, known))


@lru_cache(maxsize=64)
def setup_said(notation: Notation[Any], said: tuple[tuple[str, str], ...]) -> Any:
    """The setup of these clauses, cached: many positions share few setups."""
    table, data = {clause.key: clause for clause in notation.setup}, {}
    for key, text in said:
        words = Words(key, text, table[key].example)
        data[table[key].field] = table[key].read(words)
        words.end()
    try:
        return notation.make(data)
    except IllegalSetup as cause:
        raise BadPosition("set_up", problem=str(cause)) from cause


def _refuse_laid(said: Iterable[str]) -> None:
    for key in said:
        if key != NEXT:
            raise BadPosition("not_laid_yet", clause=key, next=f"{NEXT}: {SET_UP}")


def _read_clause(s: S, clause: Clause[S], said: Mapping[str, str]) -> None:
    if clause.key not in said:
        clause.unsaid(s)
        return
    words = Words(clause.key, said[clause.key], clause.example)
    clause.read(s, words)
    words.end()


@cache
def usual_setup(make: Callable[[Mapping[str, Any]], Any]) -> Any:
    """The default setup."""
    return make({})


def write_setup(table: Iterable[SetupClause], setup: object, usual: object) -> list[str]:
    """The clauses of a setup that differ from the default."""
    return [
        f"{clause.key}: {clause.write(getattr(setup, clause.field))}"
        for clause in table
        if clause.always or getattr(setup, clause.field) != getattr(usual, clause.field)
    ]


# -- values of setups


def all_words(words: Words) -> list[str]:
    """Reads any words; the setup checks them."""
    found = []
    while words:
        found.append(words.take())
    return found


def joined(values: Iterable[object]) -> str:
    """Values as words."""
    return " ".join(map(str, values))


def read_json(words: Words) -> dict[str, Any]:
    """Reads a JSON object, the only value that does not consist of words."""
    text = joined(all_words(words))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadPosition("not_json", clause=words.clause, value=shown(text))
    return found


def write_json(value: object) -> str:
    """Writes an object as JSON."""
    return json.dumps(plain(value), ensure_ascii=False)


# -- the end of a game


class Ending(NamedTuple):
    """A reason why a game ends: whether it is won then, and whether a state shows it."""

    wins: bool
    shows: Callable[[Any], bool]


def outcome_clause(endings: Mapping[str, Ending], example: str) -> Clause[S]:
    """The clause that says how the game ended."""

    def read(s: S, words: Words) -> None:
        won = words.pick(("won", "lost")) == "won"
        reason = words.pick(name for name, ending in endings.items() if ending.wins == won)
        s.outcome = Outcome(won, reason, words.number(-MOST, MOST))

    def write(s: S) -> str:
        if s.outcome is None:
            return ""
        return f"{'won' if s.outcome.won else 'lost'} {s.outcome.reason} {s.outcome.score}"

    return Clause(key="outcome", example=example, read=read, write=write)


def outcome_check(
    endings: Mapping[str, Ending], score: Callable[[S, bool], int]
) -> tuple[Check[S], ...]:
    """The check of a finished game."""

    def the_reason_of_the_end_holds(s: S) -> None:
        """The table shows why the game ended."""
        if s.outcome is not None and not endings[s.outcome.reason].shows(s):
            raise BadPosition("outcome_untrue", value=s.outcome.reason)

    def the_points_are_counted(s: S) -> None:
        """The score is that of the table."""
        if s.outcome is not None and s.outcome.score != score(s, s.outcome.won):
            right = score(s, s.outcome.won)
            raise BadPosition("outcome_score", value=s.outcome.score, right=right)

    return the_reason_of_the_end_holds, the_points_are_counted
