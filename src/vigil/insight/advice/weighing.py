"""An option and how it was weighed, in figures for people."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from vigil.bots.lookahead import OptionEstimate

SURE: Final = 1.96
"""Standard errors to both sides of a mean within which the truth lies in 19 cases of 20."""


class Weighed(NamedTuple):
    """An option of the pending question, and how often it won where it was tried out."""

    answer: int
    worth: float
    """By the rules of thumb."""
    chance: float | None
    """Of winning; ``None`` where nothing was tried out."""
    margin: float
    """To both sides of the chance: the interval at 95 %, as far as the scenarios differ."""
    scenarios: int
    """How many scenarios it was tried with."""


def weighed(tried: OptionEstimate, answer: int) -> Weighed:
    """The results of an option's rollouts in a few figures."""
    chances = tried.chances
    scenarios = len(chances)
    margin = SURE * stdev(chances) / scenarios**0.5 if scenarios > 1 else 0.0
    return Weighed(answer, tried.worth, fmean(chances) if chances else None, margin, scenarios)
