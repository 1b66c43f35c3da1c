"""Drawings by Matplotlib for a page: its colours, its words, and small enough for a phone.

Matplotlib is given colours that stand for those of the page and signs that stand for words in every
language; what it has written is then put right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from itertools import accumulate, zip_longest
from textwrap import wrap
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator

from vigil.research.study.figures import Curve, Grid, Length
from vigil.research.study.text import Said, tspans

WIDTH: Final = 400
MARGIN: Final = 8
ROW: Final = 36
"""The height of a row: a line of words, and the mark below it."""
LINE: Final = 16
"""The height of each further line of words."""
LETTERS: Final = 40
"""So many letters fit beside a figure."""
AXIS: Final = 22
"""The height of the numbers below a drawing."""
POINTS: Final = 72
"""Matplotlib measures in inches."""

Tone: TypeAlias = Literal["ink", "faint", "line", "good", "bad", "heat", "paper"]
COLOURS: Final[dict[Tone, str]] = {
    "ink": "#010101",
    "faint": "#020202",
    "line": "#030303",
    "good": "#040404",
    "bad": "#050505",
    "heat": "#060606",
    "paper": "#070707",
}
"""Colours that stand for those of the page."""
STYLE: Final[dict[Any, Any]] = {"svg.fonttype": "none", "svg.hashsalt": "vigil", "font.size": 12}


class Mark(NamedTuple):
    """A row of a drawing: words, a figure, and a dot in its interval."""

    label: Said
    figure: Said
    at: float
    low: float
    high: float
    tone: Tone = "ink"


class Drawing:
    """A figure with one pair of axes that fill it, and the words that stand in it."""

    def __init__(
        self, height: float, *, left: float = MARGIN, bottom: float = AXIS, top: float = 0
    ) -> None:
        self.figure = Figure(figsize=(WIDTH / POINTS, height / POINTS))
        FigureCanvasSVG(self.figure)
        self.figure.patch.set_visible(False)
        across, up = WIDTH - left - MARGIN, height - bottom - top
        box = (left / WIDTH, bottom / height, across / WIDTH, up / height)
        self.axes: Axes = self.figure.add_axes(box)
        self.axes.patch.set_visible(False)
        for spine in self.axes.spines.values():
            spine.set_visible(False)
        self.axes.tick_params(length=0, labelcolor=COLOURS["faint"], labelsize=11)
        self.words: list[Said] = []

    def sign(self, said: Said) -> str:
        """What stands for words in the figure."""
        self.words.append(said)
        return f"§{len(self.words) - 1}§"

    def svg(self, labelled_by: str) -> str:
        """The drawing as part of a page, named by an element of that page."""
        with StringIO() as file:
            self.figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
            written = file.getvalue()
        return _put_right(written, self.words, labelled_by)


def drawn(draw: Callable[[], Drawing], labelled_by: str) -> str:
    """A drawing in our style, as part of a page."""
    with mpl.rc_context(STYLE):
        return draw().svg(labelled_by)


# -- from what Matplotlib writes to what a page needs


def _put_right(svg: str, words: Sequence[Said], labelled_by: str) -> str:
    """Keep the picture; give it our colours, our words, and no name that another may have."""
    inner = svg[svg.index("<defs>") : svg.rindex("</svg>")]
    inner = re.sub(r"<style.*?</style>", "", inner, flags=re.DOTALL)
    inner = re.sub(r"<!--.*?-->", "", inner, flags=re.DOTALL)
    used = set(re.findall(r'(?:xlink:href="#|url\(#)([^")]+)', inner))
    inner = re.sub(r' id="([^"]+)"', lambda m: m[0] if m[1] in used else "", inner)
    for name in used:
        inner = inner.replace(name, f"{labelled_by}-{name}")
    inner = re.sub(r"font: (?:\w+ )?([\d.]+)px [^;\"]+", r"font-size: \1px", inner)
    for tone, colour in COLOURS.items():
        inner = inner.replace(colour, f"var(--{tone})")
    inner = re.sub(r"§(\d+)§", lambda m: tspans(words[int(m[1])]), inner)
    inner = re.sub(r"<g>\s*</g>|<defs>\s*</defs>", "", re.sub(r"\n\s*", "\n", inner))
    box = re.search(r'viewBox="([^"]+)"', svg)
    assert box is not None
    named = f'role="img" aria-labelledby="{escape(labelled_by)}"'
    return f'<svg viewBox="{box[1]}" {named}>{inner}</svg>'


# -- kinds of drawings


def marks(rows: Sequence[Mark], *, signed: bool) -> Drawing:
    """Dots with their intervals, row by row: shares, or differences on both sides of none."""
    tops, height = _stacked(rows)
    drawing = Drawing(height + AXIS)
    axes = drawing.axes
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    space = 0.04 * (high - low or 1)
    axes.set_xlim((min(low, 0) if signed else 0) - space, max(high, 0) + space)
    axes.set_ylim(height, 0)
    axes.set_yticks([])
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(_points if signed else _percent))
    axes.grid(axis="x", color=COLOURS["line"], linewidth=0.8)
    axes.set_axisbelow(True)
    if signed:
        axes.axvline(0, color=COLOURS["faint"], linewidth=1)
    for top, row in zip(tops, rows, strict=True):
        y, colour = _words(drawing, top, row), COLOURS[row.tone]
        axes.plot((row.low, row.high), (y, y), color=colour, linewidth=3, alpha=0.45)
        axes.plot([row.at], [y], "o", color=colour, markersize=7)
    return drawing


def _lines(label: Said) -> list[Said]:
    """A label in lines that leave room for the figure; in all languages as many."""
    wrapped = [wrap(text, LETTERS) for text in label]
    return list(zip_longest(*wrapped, fillvalue="")) or [label]


def _stacked(rows: Sequence[Mark]) -> tuple[list[int], int]:
    """Where rows begin that stand below each other, and where the last one ends."""
    heights = [ROW + LINE * (len(_lines(row.label)) - 1) for row in rows]
    *tops, end = accumulate(heights, initial=0)
    return tops, end


def _words(drawing: Drawing, top: float, row: Mark) -> float:
    """The name of a row on the left, its figure on the right; where its mark belongs."""
    axes, ink = drawing.axes, COLOURS["ink"]
    place, lines = axes.get_yaxis_transform(), _lines(row.label)
    written = [(0, "left", line, ink, number) for number, line in enumerate(lines)]
    written.append((1, "right", row.figure, COLOURS[row.tone], 0))
    for x, side, said, colour, line in written:
        sign, y = drawing.sign(said), top + 17 + LINE * line
        axes.text(x, y, sign, color=colour, fontsize=13, ha=side, transform=place)
    return top + 28 + LINE * (len(lines) - 1)


def _percent(share: float, _: int) -> str:
    return f"{100 * share:.0f}%"


def _points(share: float, _: int) -> str:
    return f"{100 * share:+.0f}".replace("-", "−") if round(100 * share) else "0"


def histogram(length: Length) -> Drawing:
    """How many games took so many turns: those won on top of those lost."""
    drawing = Drawing(190, left=44, top=MARGIN)
    turns = list(length.turns)
    won, lost = ([length.turns[n][end] for n in turns] for end in (0, 1))
    axes = drawing.axes
    axes.bar(turns, lost, width=0.9, color=COLOURS["bad"], alpha=0.75)
    axes.bar(turns, won, width=0.9, bottom=lost, color=COLOURS["good"], alpha=0.85)
    _ruled(axes)
    return drawing


def curve(figure: Curve) -> Drawing:
    """The median turn by turn, with the middle half of the games around it."""
    drawing = Drawing(170, left=36, top=MARGIN)
    tones: tuple[Tone, Tone] = ("good", "bad")
    for points, tone in zip((figure.won, figure.lost), tones, strict=True):
        turns = [point.turn for point in points]
        spreads = [point.spread for point in points]
        low, high = [s.quarter for s in spreads], [s.three_quarters for s in spreads]
        colour = COLOURS[tone]
        drawing.axes.fill_between(turns, low, high, color=colour, alpha=0.18, linewidth=0)
        drawing.axes.plot(turns, [s.median for s in spreads], color=colour, linewidth=2.2)
    _ruled(drawing.axes)
    return drawing


def _ruled(axes: Axes) -> None:
    """Few whole numbers along both sides, and lines for those on the left."""
    axes.margins(x=0.02)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(7, integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    axes.grid(axis="y", color=COLOURS["line"], linewidth=0.8)
    axes.set_axisbelow(True)


def heat(grid: Grid, figures: Sequence[Said]) -> Drawing:
    """Places in rows, the more was counted there the deeper the colour."""
    rows = len(grid.places) // grid.width
    side = (WIDTH - 2 * MARGIN) / grid.width
    drawing = Drawing(0.62 * side * rows, bottom=0)
    axes = drawing.axes
    axes.set(xlim=(0, grid.width), ylim=(rows, 0), xticks=[], yticks=[])
    most = max(grid.places) or 1
    for place, (count, figure) in enumerate(zip(grid.places, figures, strict=True)):
        x, y = place % grid.width, place // grid.width
        face, depth = COLOURS["heat"], 0.08 + 0.72 * count / most
        axes.add_patch(Rectangle((x, y), 0.97, 0.96, facecolor=face, alpha=depth, linewidth=0))
        said = drawing.sign(figure)
        axes.text(x + 0.485, y + 0.5, said, ha="center", va="center", fontsize=17)
    for text in axes.texts:
        text.set_color(COLOURS["ink"])
    return drawing


def bars(rows: Sequence[Mark]) -> Drawing:
    """Bars from nought, row by row, below their words."""
    tops, height = _stacked(rows)
    drawing = Drawing(height, bottom=0)
    axes = drawing.axes
    axes.set(xlim=(0, max(row.high for row in rows) or 1), ylim=(height, 0), xticks=[], yticks=[])
    for top, row in zip(tops, rows, strict=True):
        y = _words(drawing, top, row)
        axes.barh(y, row.high, height=9, color=COLOURS["heat"], alpha=0.8)
    return drawing
