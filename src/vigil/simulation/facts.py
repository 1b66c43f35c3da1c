"""What rows of a simulation say beyond what every game has: a game brings columns of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias

from vigil.core.decision import Decision, Option
from vigil.core.plugin import find_plugin

Kind: TypeAlias = Literal["flag", "count", "number", "word", "words", "counts"]
"""True or false; a whole number; any number; one id; several ids; ids with how often each."""
Cell: TypeAlias = bool | int | float | str | tuple[str, ...] | Mapping[str, int] | None
Row: TypeAlias = dict[str, Cell]


class Column(NamedTuple):
    """A column of a table of results."""

    name: str
    kind: Kind
    meaning: str
    """One line for the documentation."""


class Witness(Protocol):
    """Watches one game from its first question to its end; the state it sees is the real one."""

    def answered(self, state: Any, decision: Decision, option: Option) -> None:
        """A player is about to take an option."""
        ...

    def turn(self, state: Any) -> Row:
        """How the table stands now that a turn is over: the turn columns."""
        ...

    def game(self, state: Any) -> Row:
        """What the finished game comes to: the columns."""
        ...


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What a game has to say about each of its games and turns."""

    columns: tuple[Column, ...]
    turn_columns: tuple[Column, ...]
    witness: Callable[[Any], Witness]
    """A witness for the state before the first question."""


class _Silent:
    """Has nothing to add."""

    def answered(self, state: Any, decision: Decision, option: Option) -> None:
        """Nothing is noted."""

    def turn(self, state: Any) -> Row:
        """No columns."""
        return {}

    def game(self, state: Any) -> Row:
        """No columns."""
        return {}


NO_FACTS: Final = Facts(columns=(), turn_columns=(), witness=lambda _state: _Silent())


def facts_of(game: str) -> Facts:
    """What a game brings, or nothing beyond what every game has."""
    facts: Facts | None = find_plugin(game).load("facts")
    return facts or NO_FACTS
