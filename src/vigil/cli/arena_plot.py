"""The win rates of bots as a drawing: a dot for each, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.research.pages.svg import Drawing, Scale
from vigil.research.simulation import Standing

WIDTH: Final = 640
LEFT: Final = 130
"""Where the axis begins, right of the names of the bots."""
RIGHT: Final = 590
TOP: Final = 56
ROW: Final = 32
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def plot(title: str, standings: Sequence[Standing], made: str) -> str:
    """A drawing in SVG; ``made`` (command, seed, version, date) is embedded as text."""
    bottom = TOP + ROW * len(standings)
    drawing, x = Drawing(WIDTH, bottom + ROW), Scale((0, 1), (LEFT, RIGHT))
    drawing.text(WIDTH / 2, 28, title, tone="ink", size=16, anchor="middle")
    drawing.across(x, QUARTERS, (TOP - 8, bottom))
    drawing.numbers_below(x, QUARTERS, bottom + 20, lambda share: f"{share:.0%}")
    for row, one in enumerate(standings):
        y, (low, high) = TOP + ROW * row + 16, one.interval
        drawing.text(LEFT - 12, y + 5, one.bot, tone="ink", size=14, anchor="end")
        drawing.path([(x(low), y), (x(high), y)], "heat", 4, 0.6)
        drawing.dot(x(one.share), y, 5, "heat")
        drawing.text(RIGHT + 8, y + 5, f"{one.share:.0%}", tone="ink", size=14)
    return drawing.file(title, about=made)
