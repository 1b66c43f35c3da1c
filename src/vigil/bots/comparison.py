"""What a game counts where rollouts end, so that options can be compared by their results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Counts: TypeAlias = dict[tuple[str, Any], int]
"""By figure, and by the thing that it is about: how many there are; what is missing counts 0."""


class Figure(NamedTuple):
    """Something that is counted."""

    worth: float
    """Of one more, in a measure shared by all figures of the game; below 0 where fewer are better.
    """
    thing: str = ""
    """The fact of its event that names what it is about; nothing where there is only one."""
    each: bool = False
    """Whether a rollout has it or not: told as the number of rollouts, else as an average."""


class Comparison(NamedTuple):
    """How the ends of rollouts are compared."""

    figures: Mapping[str, Figure]
    """By name; the event that tells of a figure has the tag ``compared_NAME``."""
    counts: Callable[[Any], Counts]
    """What there is in a state."""
