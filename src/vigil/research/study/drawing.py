"""The kinds of drawings in a study, small enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, zip_longest
from textwrap import wrap
from typing import Final, NamedTuple

from vigil.research.pages.svg import Drawing, Scale, Tone
from vigil.research.study.figures import Curve, Grid, Length
from vigil.research.study.text import Said

WIDTH: Final = 400
MARGIN: Final = 8
RIGHT: Final = WIDTH - MARGIN
ROW: Final = 36
"""The height of a row: a line of text, and the mark below it."""
LINE: Final = 16
"""The height of each further line of text."""
LETTERS: Final = 40
"""Characters that fit beside a figure."""
AXIS: Final = 22
"""The height of the numbers below a drawing."""


class Mark(NamedTuple):
    """A row of a drawing: a label, a figure, and a dot in its interval."""

    label: Said
    figure: Said
    at: float
    low: float
    high: float
    tone: Tone = "ink"


def marks(rows: Sequence[Mark], *, signed: bool) -> Drawing:
    """Dots with their intervals, row by row: shares, or differences on both sides of none."""
    tops, height = _stacked(rows)
    drawing = Drawing(WIDTH, height + AXIS)
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    space = 0.04 * (high - low or 1)
    ends = (min(low, 0) if signed else 0) - space, max(high, 0) + space
    x = Scale(ends, (MARGIN, RIGHT))
    ticks = x.ticks(5)
    drawing.across(x, ticks, (0, height))
    drawing.numbers_below(x, ticks, height + 15, _points if signed else _percent)
    if signed:
        drawing.path([(x(0), 0), (x(0), height)], "faint", 1)
    for top, row in zip(tops, rows, strict=True):
        y = _words(drawing, top, row)
        drawing.path([(x(row.low), y), (x(row.high), y)], row.tone, 3, 0.45)
        drawing.dot(x(row.at), y, 4, row.tone)
    return drawing


def _lines(label: Said) -> list[Said]:
    """A label broken into lines beside the figure; the same number in all languages."""
    wrapped = [wrap(text, LETTERS) for text in label]
    return list(zip_longest(*wrapped, fillvalue="")) or [label]


def _stacked(rows: Sequence[Mark]) -> tuple[list[int], int]:
    """The tops of rows below each other, and the bottom of the last one."""
    heights = [ROW + LINE * (len(_lines(row.label)) - 1) for row in rows]
    *tops, end = accumulate(heights, initial=0)
    return tops, end


def _words(drawing: Drawing, top: float, row: Mark) -> float:
    """The label of a row on the left and its figure on the right; returns the place of its mark."""
    lines = _lines(row.label)
    for number, line in enumerate(lines):
        drawing.text(MARGIN, top + 17 + LINE * number, line, tone="ink", size=13)
    drawing.text(RIGHT, top + 17, row.figure, tone=row.tone, size=13, anchor="end")
    return top + 28 + LINE * (len(lines) - 1)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def _points(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "−") if round(100 * share) else "0"


def histogram(length: Length) -> Drawing:
    """The number of games by length in turns: won games on top of lost ones."""
    turns = length.turns
    tallest = max((sum(ends) for ends in turns.values()), default=1)
    drawing, x, y = _ruled(190, 44, (min(turns) - 0.5, max(turns) + 0.5), 1.05 * tallest)
    width = 0.9 * (x(1) - x(0))
    for turn, (won, lost) in turns.items():
        left, floor, middle, top = x(turn) - width / 2, y(0), y(lost), y(won + lost)
        drawing.bar((left, middle), (width, floor - middle), "bad", 0.75)
        drawing.bar((left, top), (width, middle - top), "good", 0.85)
    return drawing


def curve(figure: Curve) -> Drawing:
    """The median turn by turn, with the middle half of the games around it."""
    points = [*figure.won, *figure.lost]
    turns = [point.turn for point in points]
    highest = max((point.spread.three_quarters for point in points), default=1)
    drawing, x, y = _ruled(170, 36, (min(turns), max(turns)), 1.05 * highest or 1)
    tones: tuple[Tone, Tone] = ("good", "bad")
    for line, tone in zip((figure.won, figure.lost), tones, strict=True):
        if not line:
            continue
        below = [(x(point.turn), y(point.spread.quarter)) for point in line]
        above = [(x(point.turn), y(point.spread.three_quarters)) for point in line]
        drawing.area([*above, *below[::-1]], tone, 0.18)
        drawing.path([(x(point.turn), y(point.spread.median)) for point in line], tone, 2.2)
    return drawing


def _ruled(
    height: float, left: float, turns: tuple[float, float], highest: float
) -> tuple[Drawing, Scale, Scale]:
    """An empty drawing with a few whole numbers on both axes, and lines for those on the left."""
    drawing = Drawing(WIDTH, height)
    space = 0.02 * (turns[1] - turns[0])
    x = Scale((turns[0] - space, turns[1] + space), (left, RIGHT))
    y = Scale((0, highest), (height - AXIS, MARGIN))
    levels = y.ticks(4, whole=True)
    drawing.along(y, levels, (left, RIGHT))
    for level in levels:
        drawing.text(left - 6, y(level) + 4, f"{level:g}", anchor="end")
    drawing.numbers_below(x, x.ticks(7, whole=True), height - 6, lambda turn: f"{turn:g}")
    return drawing, x, y


def heat(grid: Grid, figures: Sequence[Said]) -> Drawing:
    """Places in rows; the higher the count, the deeper the colour."""
    rows, side = len(grid.places) // grid.width, (RIGHT - MARGIN) / grid.width
    tall = 0.62 * side
    drawing, most = Drawing(WIDTH, tall * rows), max(grid.places) or 1
    for place, (count, figure) in enumerate(zip(grid.places, figures, strict=True)):
        x, y = MARGIN + side * (place % grid.width), tall * (place // grid.width)
        drawing.bar((x, y), (0.97 * side, 0.96 * tall), "heat", 0.08 + 0.72 * count / most)
        middle = x + 0.485 * side, y + 0.5 * tall + 6
        drawing.text(*middle, figure, tone="ink", size=17, anchor="middle")
    return drawing


def bars(rows: Sequence[Mark]) -> Drawing:
    """Bars from zero, row by row, below their labels."""
    tops, height = _stacked(rows)
    drawing = Drawing(WIDTH, height)
    x = Scale((0, max(row.high for row in rows) or 1), (MARGIN, RIGHT))
    for top, row in zip(tops, rows, strict=True):
        y = _words(drawing, top, row)
        drawing.bar((MARGIN, y - 4.5), (x(row.high) - MARGIN, 9), "heat", 0.8)
    return drawing
