"""Intervals and tests against figures worked out elsewhere."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from vigil.simulation.statistics import sign_test, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("one", "other"), [(0, 0), (3, 0), (1, 5), (4, 4), (2, 8)])
def test_the_sign_test_counts_all_ways_equals_can_differ_so_much(one: int, other: int) -> None:
    throws = list(product((1, -1), repeat=one + other))
    as_far = sum(abs(sum(throw)) >= abs(one - other) for throw in throws)
    assert sign_test(one, other) == float(Fraction(as_far, len(throws)))
    assert sign_test(one, other) == sign_test(other, one)
