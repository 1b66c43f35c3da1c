"""Intervals and tests against figures worked out elsewhere."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from vigil.research.simulation.statistics import (
    DEVIATIONS,
    Stratum,
    difference,
    holm,
    paired_difference,
    sign_test,
    simultaneous,
    wilson,
)


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


@pytest.mark.parametrize(
    ("stratum", "size", "low", "high"),
    [
        (Stratum(56, 70, 48, 80), 0.2, 0.0524, 0.3339),
        (Stratum(9, 10, 3, 10), 0.6, 0.1705, 0.8090),
        (Stratum(10, 10, 0, 20), 1.0, 0.6791, 1.0),
    ],
)
def test_newcombes_interval(stratum: Stratum, size: float, low: float, high: float) -> None:
    assert difference([stratum]) == pytest.approx((size, low, high), abs=1e-4)


def test_a_stratum_in_which_a_group_is_missing_says_nothing() -> None:
    one = Stratum(56, 70, 48, 80)
    assert difference([one, Stratum(5, 5, 0, 0)]) == difference([one])
    assert difference([Stratum(5, 5, 0, 0)]) is None


def test_strata_are_weighted_by_their_games_and_make_the_interval_shorter() -> None:
    large, small = Stratum(60, 100, 40, 100), Stratum(10, 10, 0, 10)
    both, alone = difference([large, small]), difference([large])
    assert both is not None
    assert alone is not None
    assert both.size == pytest.approx((50 * 0.2 + 5 * 1.0) / 55)
    assert both.high - both.low < alone.high - alone.low


def test_a_paired_difference_lies_in_its_interval_and_turns_with_its_sides() -> None:
    one, other = paired_difference(12, 5, 100), paired_difference(5, 12, 100)
    assert one == pytest.approx((0.07, -0.014065, 0.15132), abs=1e-5)
    assert other == pytest.approx((-one.size, -one.high, -one.low))


def test_holm_multiplies_the_smallest_by_their_number_and_keeps_order() -> None:
    assert holm([0.04, 0.01, 0.03]) == pytest.approx([0.06, 0.03, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


@pytest.mark.parametrize("count", [1, 2, 20, 400])
def test_simultaneous_intervals_grow_with_the_comparisons(count: int) -> None:
    assert simultaneous(1) == pytest.approx(DEVIATIONS)
    assert simultaneous(count) <= simultaneous(count + 1)
    narrow, wide = wilson(5, 20), wilson(5, 20, simultaneous(count + 1))
    assert wide.low < narrow.low < narrow.high < wide.high
