"""What the bot ``rules`` knows about a game: readable priorities for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, Generic, TypeAlias

from vigil.bots.styles import Style
from vigil.core.decision import Decision, Option
from vigil.core.plugin import PartKind, find_plugin
from vigil.core.state_kind import S

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # the checker brings it; Python has it from 3.13 on

    A = TypeVar("A", default=object, covariant=True)
else:
    from typing import TypeVar

    A = TypeVar("A", covariant=True)

Priority: TypeAlias = Callable[[A, Option], float]
"""What an option is worth, given the analysis of the table; higher is better."""

Cues: TypeAlias = Sequence[tuple[str, float]]
"""Figures of an option by name, those that are nothing left out or not."""
Cue: TypeAlias = Callable[[A, Option], Cues]

REFUSED: Final = -500.0
"""Options worth less are excluded: bots that look ahead do not even try them."""


@dataclass(frozen=True)
class Perspective(Generic[S]):
    """A question and its position as numbers: what the net of a learned policy works on."""

    inputs: Callable[[S, Decision], bytes]
    """Small whole numbers; those of an expansion come last and may be missing."""
    action_numbers: Callable[[S], Mapping[Option, int]]
    """The net's output for each option; alike options of turned positions have the same."""


@dataclass(frozen=True)
class Heuristics(Generic[S, A]):
    """The rules of thumb of a game: how it looks at a state, and what options are worth then."""

    analyse: Callable[[S, Decision, Style], A]
    """The analysis of the state, made once for each question, by what a bot values."""
    priorities: Mapping[str, Mapping[str, Priority[A]]]
    """By kind of question and tag of option; unnamed options are worth nothing, good or bad."""
    position: Callable[[S], Hashable] | None = None
    """What worths depend on apart from question and setup; without it each is recomputed."""
    cues: Mapping[str, Mapping[str, Cue[A]]] = field(default_factory=dict)
    """By kind of question and tag of option the figures that a learned policy weighs."""
    perspective: Perspective[S] | None = None
    """What the net of a learned policy sees."""


HEURISTICS: Final[PartKind[Heuristics]] = PartKind("heuristics")
NONE: Final[Heuristics] = Heuristics(lambda state, _decision, _style: state, {})
"""Of a game without rules of thumb; all its options are alike."""


@cache
def heuristics_of(game: str) -> Heuristics:
    """The rules of thumb of a game."""
    return find_plugin(game).load(HEURISTICS) or NONE
