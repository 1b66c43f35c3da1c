"""Statistics of wins: shares, intervals and tests."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
DEVIATIONS: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Interval(NamedTuple):
    """The bounds of a share."""

    low: float
    high: float


def simultaneous(count: int) -> float:
    """Standard deviations for 95 % intervals that hold for ``count`` comparisons together."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * max(1, count)))


def holm(chances: Sequence[float]) -> list[float]:
    """p-values corrected for how many there are, by Holm's method; their order stays."""
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    corrected, least = [0.0] * len(chances), 0.0
    for place, index in enumerate(order):
        least = max(least, min(1.0, (len(chances) - place) * chances[index]))
        corrected[index] = least
    return corrected


def wilson(wins: int, games: int, deviations: float = DEVIATIONS) -> Interval:
    """Wilson's interval for the share of wins, by default at 95 %."""
    z = deviations
    share, spread = wins / games, z * z / games
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return Interval(
        max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
    )


class Stratum(NamedTuple):
    """Two groups of games played under the same conditions."""

    wins: int
    games: int
    other_wins: int
    other_games: int


class Difference(NamedTuple):
    """The difference of two shares, and its bounds."""

    size: float
    low: float
    high: float


def difference(strata: Sequence[Stratum], deviations: float = DEVIATIONS) -> Difference | None:
    """Newcombe's interval for a difference of shares, over several strata.

    Differences are weighted as Mantel and Haenszel do, their limits added up in squares; strata
    in which a group has no games say nothing.
    """
    told = [one for one in strata if one.games and one.other_games]
    weights = [one.games * one.other_games / (one.games + one.other_games) for one in told]
    if not told:
        return None
    size = below = above = 0.0
    for weight, one in zip(weights, told, strict=True):
        part = weight / sum(weights)
        share, other = one.wins / one.games, one.other_wins / one.other_games
        own = wilson(one.wins, one.games, deviations)
        others = wilson(one.other_wins, one.other_games, deviations)
        size += part * (share - other)
        below += part**2 * ((share - own.low) ** 2 + (others.high - other) ** 2)
        above += part**2 * ((own.high - share) ** 2 + (other - others.low) ** 2)
    return Difference(size, max(-1.0, size - sqrt(below)), min(1.0, size + sqrt(above)))


def paired_difference(
    one_only: int, other_only: int, deals: int, deviations: float = DEVIATIONS
) -> Difference:
    """The difference in wins on the same deals: Bonett and Price's interval."""
    one, other = (one_only + 1) / (deals + 2), (other_only + 1) / (deals + 2)
    half = deviations * sqrt((one + other - (one - other) ** 2) / (deals + 2))
    middle = one - other
    size = (one_only - other_only) / deals
    return Difference(size, max(-1.0, middle - half), min(1.0, middle + half))


def sign_test(one: int, other: int) -> float:
    """The two-sided exact p-value of a difference between equals."""
    games = one + other
    tail = sum(comb(games, count) for count in range(min(one, other) + 1))
    return min(1.0, tail / (1 << max(0, games - 1)))
