"""A chance, exactly."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from vigil.core.decision import Option


class Chance(NamedTuple):
    """How likely something is."""

    about: tuple[Option, ...]
    """The things that it is about, such as the ghosts that would go."""
    alone: Fraction
    """How likely the dice bring it by themselves."""
    helped: Fraction
    """How likely they bring it with everything that can be added to them."""
    reason: str = ""
    """Why it cannot succeed, where it cannot."""
    tokens: int = 0
    """The most things that are added to the dice where they help; 0 where none is known."""
