"""An example: a position, the answers that show a rule, and the required results."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct, field

Named: TypeAlias = tuple[tuple[str | int, ...], ...]
"""Options given by the ids they begin with."""


class ExampleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, or a roll or draw of chance, and the chosen option."""

    kind: str
    takes: tuple[str | int, ...]


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """A required result of the answers: an event, or a clause of the position."""

    happens: str = ""
    """The tag of an event that happens."""
    data: dict[str, Any] = {}
    """Values that the event must have; it may have others."""
    times: int = 1
    """The fewest times it must happen."""
    stands: str = ""
    """A clause that the position must have, perhaps with further parts."""
    never: bool = False
    """Whether it must not be the case."""


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a question along the way must and must not offer."""

    kind: str
    only: Named = ()
    with_: Named = field(name="with", default=())
    not_: Named = field(name="not", default=())


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to play, with its solution."""

    game: str
    position: str
    answers: tuple[ExampleAnswer, ...]
    facts: tuple[Fact, ...] = ()
    options: Offer | None = None
    seed: int = 0
