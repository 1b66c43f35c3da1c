"""Figures in the style of each language."""

from __future__ import annotations

from typing import Final

from vigil.words.phrases import MINUS

COMMA: Final = ("ru", "pl")
"""Languages with a decimal comma and narrow spaces between thousands."""


def written(figure: str, language: str) -> str:
    """A figure formatted by Python, such as ``1,234.5``, in the style of a language."""
    figure = figure.replace("-", MINUS)
    if language not in COMMA:
        return figure
    return figure.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")


def p_value(value: float) -> str:
    """A p-value with three decimals, as Python writes it; tiny ones as a bound, never as zero."""
    return "< 0.001" if value < 0.0005 else f"{value:.3f}"
