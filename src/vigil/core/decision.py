"""A decision: its seat, its kind and a flat tuple of options."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypedDict, TypeVar

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
    """``None`` for seats that are not asked."""
    parts: list[Asked]
    """Of questions put together: each seat's own, in the order of the options."""


class Decision:
    """One question: its seat, its kind and its options, answered by index.

    ``seat`` is a player, ``CHANCE`` for a roll or a draw (``weights`` says how likely each option
    is), or ``EVERYONE`` where each option names a seat in second place. An option is a tuple of
    stable ids such as ``("tile", 4)``; ``about`` names what is asked about in the same way. Where
    questions of several seats are put together, ``parts`` holds each seat's own.
    """

    __slots__ = ("about", "kind", "options", "parts", "seat", "weights")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[Option, ...],
        about: Option = (),
        weights: tuple[int, ...] | None = None,
        parts: tuple[Decision, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.weights = weights
        """For chance only: the weight of each option; ``None`` means all are equally likely."""
        self.parts = parts
        """Of questions put together: each seat's own, in the order of the options."""

    def __await__(self) -> Generator[Decision, int, int]:
        """Suspend the open step until an answer comes; the answer is an index."""
        return (yield self)

    def _figures(self) -> tuple[Any, ...]:
        return self.seat, self.kind, self.options, self.about, self.weights, self.parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._figures() == other._figures()

    def __hash__(self) -> int:
        return hash(self._figures())

    def __repr__(self) -> str:
        names = ("seat", "kind", "options", "about", "weights", "parts")
        shown = [f"{name}={value!r}" for name, value in zip(names, self._figures(), strict=True)]
        return f"Decision({', '.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, self._figures()

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
        """The question as shown to a seat, with the options that ``options_of`` counts."""
        for part in self.parts:
            if seat in part.seats():
                return part
        if self.seat != EVERYONE:
            return self
        own = tuple([option for option in self.options if option[1] == seat])
        return Decision(self.seat, self.kind, own, self.about)

    def put_alone_to(self, seat: int) -> Decision:
        """The question as shown to a seat, as if no other seat were asked."""
        own = self.put_to(seat)
        return Decision(seat, own.kind, own.options, own.about, own.weights, own.parts)

    def own(self, index: int) -> tuple[Decision, Option]:
        """The question to which an option belongs, and the option in that question."""
        if not self.parts:
            return self, self.options[index]
        seat = self.seat_of(index)
        part = self.put_to(seat)
        return part, part.options[self.options_of(seat).index(index)]


async def choose(
    state: GameState, seat: int, kind: str, options: Iterable[Option], about: Option = ()
) -> Option:
    """Ask ``seat`` for one of the options; a lone option is taken silently and noted."""
    names = tuple(options)
    if len(names) == 1:
        state.emit("only_option", seat=seat, kind=kind, option=list(names[0]))
        return names[0]
    index = await Decision(seat, kind, names, about)
    return names[index]


async def pick(
    state: GameState, seat: int, kind: str, options: Mapping[Option, T], about: Option = ()
) -> T:
    """Ask ``seat`` like ``choose``; return the value of the chosen option."""
    names = tuple(options)
    if len(names) == 1:
        state.emit("only_option", seat=seat, kind=kind, option=list(names[0]))
        return options[names[0]]
    index = await Decision(seat, kind, names, about)
    return options[names[index]]


async def roll(
    kind: str,
    faces: tuple[Option, ...],
    weights: tuple[int, ...] | None = None,
    about: Option = (),
) -> Option:
    """Let chance pick one of the faces."""
    index = await Decision(CHANCE, kind, faces, about, weights)
    return faces[index]


async def shuffle(kind: str, options: Iterable[Option], count: int = 99) -> list[Option]:
    """Let chance draw up to ``count`` of the options, one by one; the last needs no chance."""
    left: tuple[Option, ...] = tuple(options)
    order: list[Option] = []
    while len(left) > 1 and len(order) < count:
        index = await Decision(CHANCE, kind, left)
        order.append(left[index])
        left = left[:index] + left[index + 1 :]
    return [*order, *left][:count]
