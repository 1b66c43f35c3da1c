"""Figures in the style of each language."""

from __future__ import annotations

import pytest

from vigil.words.figures import p_value, written


@pytest.mark.parametrize(
    ("value", "text"), [(0.0, "< 0.001"), (0.00049, "< 0.001"), (0.0012, "0.001"), (1.0, "1.000")]
)
def test_a_p_value_is_never_zero(value: float, text: str) -> None:
    assert p_value(value) == text


def test_a_bound_follows_the_language_too() -> None:
    assert [written(p_value(0.0), language) for language in ("en", "ru", "pl")] == [
        "< 0.001",
        "< 0,001",
        "< 0,001",
    ]
