"""The effort that a look-ahead bot spends on one answer."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """The effort spent on one answer."""

    options: int
    """How many options are tried: the best by the rules of thumb."""
    turns: int
    """How many turns ahead positions are judged, not counting turns without a question."""
    rounds: int
    """How many scenarios each option is tried with at most."""
    portion: int
    """How many of them before options that fall behind are given up."""
    doubt: float = 0.0
    """How many standard errors an option must be ahead to be preferred to the rule of thumb."""
    seconds: float | None = None
    """After how long it ends; else it ends with the rounds, the same on every machine."""
