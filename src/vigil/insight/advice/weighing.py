"""An option and how it was weighed, in figures for people."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from vigil.bots.lookahead import OptionEstimate

SURE: Final = 1.96
"""Standard errors on each side of a mean that hold the true value in 19 of 20 cases."""


class Weighed(NamedTuple):
    """An option of the pending question, and how often it won where it was tried."""

    answer: int
    worth: float
    """By the rules of thumb."""
    chance: float | None
    """The win chance; ``None`` if nothing was tried."""
    margin: float
    """The margin on each side of the chance: the 95 % interval over the scenarios."""
    scenarios: int
    """How many scenarios it was tried with."""


def weighed(tried: OptionEstimate, answer: int) -> Weighed:
    """The results of an option's rollouts in a few figures."""
    chances = tried.chances
    scenarios = len(chances)
    margin = SURE * stdev(chances) / scenarios**0.5 if scenarios > 1 else 0.0
    return Weighed(answer, tried.worth, fmean(chances) if chances else None, margin, scenarios)
