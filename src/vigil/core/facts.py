"""Facts: what a game reports about each of its games, and each of its turns.

A row of results has the columns that every game has, then the game's own columns. A game offers
``facts`` in its plugin; without them there are only the common columns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias

from vigil.core.event import Event
from vigil.core.plugin import PartKind, find_plugin

Kind: TypeAlias = Literal["flag", "count", "number", "word", "words", "counts"]
"""Kinds of cells: true or false, a whole number, any number, an id, ids, ids with counts."""
Stage: TypeAlias = Literal["before", "early", "during"]
"""Set before the first turn, chosen in the first turns, or developed during a game."""
Cell: TypeAlias = bool | int | float | str | tuple[str, ...] | Mapping[str, int] | None
Row: TypeAlias = dict[str, Cell]


class Column(NamedTuple):
    """A column of a table of results."""

    name: str
    kind: Kind
    meaning: str
    """One line for the documentation."""
    things: str = ""
    """The kind of things its ids name, as the game's speaker calls it; a part follows a colon."""
    stage: Stage | None = None
    """When its value is fixed, if reports compare it with winning."""


class Map(NamedTuple):
    """Positions in rows, with the counts there."""

    name: str
    width: int
    places: str
    """The column that names what lies at each place, row by row."""
    counted: str
    """The column that counts by the same ids."""


class FactCollector(Protocol):
    """Watches one game from its first event to its end."""

    def happened(self, events: Sequence[Event]) -> None:
        """Hear events: turn by turn, or of the whole game at once."""
        ...

    def turn(self, state: Any) -> Row:
        """Note the table at the end of a turn: the turn columns."""
        ...

    def game(self, state: Any) -> Row:
        """The columns of the finished game."""
        ...


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What a game has to say about each of its games and turns."""

    columns: tuple[Column, ...]
    turn_columns: tuple[Column, ...]
    """Numbers among them are drawn as curves."""
    collector: Callable[[Any], FactCollector]
    """A collector for the state before anything has happened."""
    maps: tuple[Map, ...] = ()


class _NoFactCollector:
    """Has nothing to add."""

    def happened(self, events: Sequence[Event]) -> None:
        """Collect nothing."""

    def turn(self, state: Any) -> Row:
        """No columns."""
        return {}

    def game(self, state: Any) -> Row:
        """No columns."""
        return {}


NO_FACTS: Final = Facts(columns=(), turn_columns=(), collector=lambda _state: _NoFactCollector())


FACTS: Final[PartKind[Facts]] = PartKind("facts")


def facts_of(game: str) -> Facts:
    """The facts of a game, or none beyond the common ones."""
    return find_plugin(game).load(FACTS) or NO_FACTS
