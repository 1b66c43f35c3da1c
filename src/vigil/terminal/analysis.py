"""An analysis as text: the curve in blocks, turning points, costliest choices, and players."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vigil.core.record import Record
from vigil.insight.analysis import Analysis
from vigil.insight.analysis.analysis_text import AnalysisText, curve
from vigil.words import Words

ROWS: Final = 8
COLUMNS: Final = 72
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
EIGHTHS: Final = 8
MARKS: Final = {True: Text("▲", "green"), False: Text("▼", "red")}


def drawn(analysis: Analysis, record: Record, words: Words) -> RenderableType:
    """The whole analysis."""
    teller = AnalysisText(analysis, record, words)
    return Group(
        Text(teller.title(), "bold"),
        *(Text(line) for line in teller.summary()),
        Text(),
        _heading(teller, "curve"),
        *_curve(analysis),
        *_turning_points(teller),
        *_costliest(teller),
        *_players(teller),
        Text(teller.note(), "dim"),
    )


def _heading(teller: AnalysisText, name: str) -> Text:
    return Text(teller.words.text(f"analysis-heading-{name}"), "bold")


# -- the curve


def _curve(analysis: Analysis) -> list[Text]:
    """The curve as an area of block characters, with percentages on the left and turns below."""
    plies = [round(column * analysis.plies / (COLUMNS - 1)) for column in range(COLUMNS)]
    heights = [round(chance * ROWS * EIGHTHS) for chance in chances_at(analysis, plies)]
    labels = {ROWS - 1: "100 %", ROWS // 2: "50 %", 0: "0 %"}
    lines = []
    for row in reversed(range(ROWS)):
        blocks = (BLOCKS[min(EIGHTHS, max(0, high - row * EIGHTHS))] for high in heights)
        lines.append(Text(f"{labels.get(row, ''):>6} │").append("".join(blocks), "green"))
    return [*lines, *_axis(analysis, plies), Text()]


def chances_at(analysis: Analysis, plies: Iterable[int]) -> list[float]:
    """The win chance at each of these plies."""
    points = curve(analysis)
    starts = [ply for ply, _ in points]
    return [points[max(0, bisect_right(starts, ply) - 1)][1] for ply in plies]


def _axis(analysis: Analysis, plies: list[int]) -> list[Text]:
    """The turn under every tenth column."""
    starts = [step.ply for step in analysis.steps]
    numbers = ""
    for column in range(0, COLUMNS, 10):
        turn = analysis.steps[max(0, bisect_right(starts, plies[column]) - 1)].turn
        numbers = f"{numbers:<{column}}{turn}"
    return [Text(f"{'':>6} └{'─' * COLUMNS}"), Text(f"{'':>6}  {numbers}", "dim")]


# -- lists


def _grid(teller: AnalysisText, name: str, columns: str) -> Grid:
    """A list without a header; ``columns`` has ``l`` or ``r`` for each: left or right."""
    title = teller.words.text(f"analysis-heading-{name}")
    grid = Grid(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    grid.show_header = False
    for side in columns:
        grid.add_column(justify="left" if side == "l" else "right")
    return grid


def _turning_points(teller: AnalysisText) -> list[RenderableType]:
    swings = teller.swings()
    if not swings:
        none = Text(teller.words.text("analysis-turning-none"))
        return [_heading(teller, "turning"), none, Text()]
    grid = _grid(teller, "turning", "lllrr")
    for swing in swings:
        sentence = f"{swing.cause}: {swing.sentence}"
        grid.add_row(MARKS[swing.good], swing.turn, sentence, swing.change, swing.chances)
    return [grid]


def _costliest(teller: AnalysisText) -> list[RenderableType]:
    costs = teller.costs()
    if not costs:
        none = Text(teller.words.text("analysis-costliest-none"))
        return [_heading(teller, "costliest"), none, Text()]
    grid = _grid(teller, "costliest", "llr")
    for cost in costs:
        grid.add_row(cost.turn, f"{cost.given}\n{cost.better}\n{cost.chances}", cost.lost)
    return [grid]


def _players(teller: AnalysisText) -> list[RenderableType]:
    grid = _grid(teller, "players", "")
    grid.show_header = True
    for column in ("player", "accurate", "mean", "choice", "luck"):
        name = teller.words.text(f"analysis-column-{column}")
        grid.add_column(name, justify="left" if column == "player" else "right")
    for one in teller.analysis.players:
        mean = teller.points(one.lost / max(1, one.choices))
        sums = (teller.signed(one.choice), teller.signed(one.luck))
        grid.add_row(teller.player(one.seat), teller.accuracy(one), mean, *sums)
    return [grid]
