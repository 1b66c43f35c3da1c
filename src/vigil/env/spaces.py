"""What a game provides for learning: actions by number, positions as arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vigil.core.decision import Decision, Option
from vigil.core.errors import VigilError
from vigil.core.game import Setup
from vigil.core.plugin import PartKind, find_plugin

WAIT: Final[Option] = ("wait",)
"""The action that lets the other seats answer first; number 0 in every game."""


class NoSpaces(VigilError):
    """The game has no spaces for learning programs."""

    template = "this game has no numbered actions and no arrays: {code}"


class Column(NamedTuple):
    """One figure of an array."""

    name: str
    high: int = 1
    """The highest value it takes; the lowest is 0."""
    group: str = ""
    """The group of columns that it belongs to."""


def one_of_each(what: str, names: Iterable[object], high: int = 1) -> tuple[Column, ...]:
    """A column for each name: how many there are, or 1 if it holds."""
    return tuple(Column(f"{what} {name}", high, what) for name in names)


@dataclass(frozen=True)
class Array:
    """A table of small whole numbers that describes part of a position."""

    name: str
    meaning: str
    columns: tuple[Column, ...]
    rows: tuple[str, ...] = ()
    """The names of the rows; an array without them is one row of counts."""

    @cached_property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns, or columns alone."""
        return (len(self.rows), len(self.columns)) if self.rows else (len(self.columns),)

    @cached_property
    def size(self) -> int:
        """How many figures it has."""
        return len(self.columns) * max(1, len(self.rows))

    @cached_property
    def high(self) -> NDArray[np.uint8]:
        """The highest values, in the shape of the array."""
        row = np.array([column.high for column in self.columns], np.uint8)
        return np.broadcast_to(row, self.shape).copy()


@dataclass(frozen=True, kw_only=True)
class Spaces:
    """The actions and observations of a game, fixed for a version of its rules."""

    seats: int
    """The most seats that it has."""
    kinds: tuple[str, ...]
    """Its questions by number."""
    actions: tuple[Option, ...]
    """The option for each number; places and seats are numbers too."""
    numbers: Callable[[Any], Mapping[Option, int]]
    """The number of every option that can occur with a setup, as its questions write it."""
    arrays: tuple[Array, ...]
    observe: Callable[[Any], Sequence[bytes]]
    """The figures of a state, array by array and row by row."""
    about: Array
    """What a question is about."""
    observe_about: Callable[[Any, Decision], bytes]
    """The figures of what a question is about."""
    points: Callable[[Any], int]
    """The points of a state if the game were lost now."""
    draw: Callable[[Any], NDArray[np.uint8]]
    """A state as a picture: height, width and three colours."""

    @cached_property
    def question(self) -> Array:
        """The pending question and the observing seat."""
        seats = range(self.seats)
        return Array(
            "question",
            "what is asked, which seats may answer, and which seat observes",
            (
                *one_of_each("kind", self.kinds),
                *one_of_each("may answer: seat", seats),
                *one_of_each("own seat", seats),
            ),
        )

    @cached_property
    def all_arrays(self) -> tuple[Array, ...]:
        """The arrays of an observation in their order."""
        return (*self.arrays, self.about, self.question)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """The position of each array among all figures."""
        ends = list(accumulate(array.size for array in self.all_arrays))
        starts = [0, *ends]
        found = zip(self.all_arrays, starts, ends, strict=False)
        return {array.name: slice(start, end) for array, start, end in found}

    @cached_property
    def kind_numbers(self) -> dict[str, int]:
        """The number of each kind of question."""
        return {kind: number for number, kind in enumerate(self.kinds)}

    @cached_property
    def high(self) -> NDArray[np.uint8]:
        """The highest values of all figures in a row."""
        return np.concatenate([array.high.ravel() for array in self.all_arrays])


SpacesMaker: TypeAlias = Callable[[tuple[str, ...]], Spaces]
"""Makes the spaces of a game with some modules."""
SPACES: Final[PartKind[SpacesMaker]] = PartKind("spaces")


def spaces_of(setup: Setup) -> Spaces:
    """The spaces of the game of a setup."""
    return _spaces_of(setup.game, tuple(getattr(setup, "modules", ())))


@cache
def _spaces_of(game: str, modules: tuple[str, ...]) -> Spaces:
    make = find_plugin(game).load(SPACES)
    if make is None:
        raise NoSpaces("no_spaces", game=game)
    return make(modules)
