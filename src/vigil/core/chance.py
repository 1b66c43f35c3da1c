"""Exact chances."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from vigil.core.decision import Option


class Chance(NamedTuple):
    """How likely something is."""

    about: tuple[Option, ...]
    """What it is about, such as the ghosts that would be exorcised."""
    alone: Fraction
    """The chance with the dice alone."""
    helped: Fraction
    """The chance with everything that can be added to the dice."""
    reason: str = ""
    """Why it cannot succeed, where it cannot."""
    tokens: int = 0
    """The most tokens that can be added to the dice; 0 if unknown."""
