"""Figures as each language writes them."""

from __future__ import annotations

from typing import Final

from vigil.words.phrases import MINUS

COMMA: Final = ("ru", "pl")
"""Languages with a decimal comma, whose thousands are set apart by narrow spaces."""


def written(figure: str, language: str) -> str:
    """A figure of Python's, such as ``1,234.5``, as a language writes it."""
    figure = figure.replace("-", MINUS)
    if language not in COMMA:
        return figure
    return figure.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")
