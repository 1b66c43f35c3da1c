"""What a number of wins says, and how sure it is."""

from __future__ import annotations

from math import comb, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
DEVIATIONS: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """From where to where a share lies."""

    low: float
    high: float


def wilson(wins: int, games: int) -> Interval:
    """Wilson's interval for the share of wins, at 95 %."""
    z = DEVIATIONS
    share, spread = wins / games, z * z / games
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return Interval(
        max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
    )


def sign_test(one: int, other: int) -> float:
    """How likely a difference as large as this, or larger, is among equals: both sides, exact."""
    games = one + other
    tail = sum(comb(games, count) for count in range(min(one, other) + 1))
    return min(1.0, tail / (1 << max(0, games - 1)))
