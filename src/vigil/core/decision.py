"""A decision: who is asked, what kind of question it is, and a flat tuple of options."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from types import coroutine
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypedDict, TypeVar

if TYPE_CHECKING:
    from vigil.core.state import GameState

Option: TypeAlias = tuple[str | int, ...]
"""A tagged tuple of stable ids, such as ``("tile", 4)`` or ``("stop",)``."""

CHANCE: Final = -1
"""The seat that rolls the dice and draws the cards."""

EVERYONE: Final = -2
"""The seat of a window decision: each option names its own seat in second place."""

STOP: Final[Option] = ("stop",)
PASS: Final[Option] = ("pass",)

T = TypeVar("T")

TOGETHER: Final = "together"
"""The kind of a decision that puts the questions of several seats together."""


class Asked(TypedDict):
    """A decision as plain data."""

    seat: int
    seats: list[int]
    kind: str
    about: list[str | int]
    options: list[list[str | int]] | None
    """``None`` for those who are not asked."""
    parts: list[Asked]
    """Of questions put together: each seat's own, in the order of the options."""


class Decision(NamedTuple):
    """One question; it is answered with the index of an option."""

    seat: int
    kind: str
    options: tuple[Option, ...]
    about: Option = ()
    weights: tuple[int, ...] | None = None
    """For chance only: how likely each option is; ``None`` means all alike."""
    parts: tuple[Decision, ...] = ()
    """Of questions put together: each seat's own, in the order of the options."""

    @property
    def chance(self) -> bool:
        """Whether the dealer answers, not a player."""
        return self.seat == CHANCE

    def to_data(self) -> Asked:
        """The decision as plain data for a screen."""
        return {
            "seat": self.seat,
            "seats": [] if self.chance else list(self.seats()),
            "kind": self.kind,
            "about": list(self.about),
            "options": [list(option) for option in self.options],
            "parts": [part.to_data() for part in self.parts],
        }

    def seats(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        if self.seat == EVERYONE:
            return tuple(sorted({int(option[1]) for option in self.options}))
        return (self.seat,)

    def options_of(self, seat: int) -> tuple[int, ...]:
        """The indexes that ``seat`` may answer with."""
        if self.seat == EVERYONE:
            return tuple(i for i, option in enumerate(self.options) if option[1] == seat)
        return tuple(range(len(self.options))) if seat == self.seat else ()

    def seat_of(self, index: int) -> int:
        """The seat that answers with an option."""
        return int(self.options[index][1]) if self.seat == EVERYONE else self.seat

    def put_to(self, seat: int) -> Decision:
        """The question as a seat hears it, with the options that ``options_of`` counts."""
        for part in self.parts:
            if seat in part.seats():
                return part
        if self.seat != EVERYONE:
            return self
        return self._replace(options=tuple(option for option in self.options if option[1] == seat))

    def own(self, index: int) -> tuple[Decision, Option]:
        """The question to which an option belongs, and the option as it stands there."""
        if not self.parts:
            return self, self.options[index]
        seat = self.seat_of(index)
        part = self.put_to(seat)
        return part, part.options[self.options_of(seat).index(index)]


_new = tuple.__new__  # the named constructor costs twice as much, and every question pays it


@coroutine
def ask(decision: Decision) -> Generator[Decision, int, int]:
    """Suspend the open step until somebody answers; the answer is an index."""
    return (yield decision)


@coroutine
def choose(
    state: GameState, seat: int, kind: str, options: Iterable[Option], about: Option = ()
) -> Generator[Decision, int, Option]:
    """Ask ``seat`` for one of the options; a lone option is taken silently and noted."""
    options = tuple(options)
    if len(options) == 1:
        state.emit("only_option", seat=seat, kind=kind, option=list(options[0]))
        return options[0]
    return options[(yield _new(Decision, (seat, kind, options, about, None, ())))]


@coroutine
def pick(
    state: GameState, seat: int, kind: str, options: Mapping[Option, T], about: Option = ()
) -> Generator[Decision, int, T]:
    """Ask ``seat`` like ``choose``; the answer is the value that the chosen option stands for."""
    names = tuple(options)
    if len(names) == 1:
        state.emit("only_option", seat=seat, kind=kind, option=list(names[0]))
        return options[names[0]]
    return options[names[(yield _new(Decision, (seat, kind, names, about, None, ())))]]


@coroutine
def roll(
    kind: str,
    faces: tuple[Option, ...],
    weights: tuple[int, ...] | None = None,
    about: Option = (),
) -> Generator[Decision, int, Option]:
    """Let chance pick one of the faces."""
    return faces[(yield Decision(CHANCE, kind, faces, about, weights))]


@coroutine
def shuffle(
    kind: str, options: Iterable[Option], count: int = 99
) -> Generator[Decision, int, list[Option]]:
    """Let chance draw up to ``count`` of the options, one by one; the last needs no chance."""
    left: tuple[Option, ...] = tuple(options)
    order: list[Option] = []
    while len(left) > 1 and len(order) < count:
        index = yield _new(Decision, (CHANCE, kind, left, (), None, ()))
        order.append(left[index])
        left = left[:index] + left[index + 1 :]
    return [*order, *left][:count]
