"""An analysis as one self-contained page: the curve as a drawing, and the same facts as text."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup
from msgspec.structs import asdict

from vigil.core.record import Record
from vigil.insight.analysis import Analysis
from vigil.insight.analysis.analysis_text import AnalysisText, curve, turn_ends
from vigil.research.pages.svg import Drawing, Scale
from vigil.research.pages.templates import render
from vigil.research.simulation.about import About
from vigil.words import Words

WIDTH: Final = 960
HEIGHT: Final = 300
LEFT: Final = 52
"""Where the curve begins, right of the percentages."""
TOP: Final = 12
BOTTOM: Final = 28
RIGHT: Final = 10
TICKS: Final = 12
"""How many turns at most have their numbers below the curve."""
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def page(analysis: Analysis, record: Record, words: Words, about: About) -> str:
    """The page as HTML; it loads nothing and runs nothing."""
    told = AnalysisText(analysis, record, words)
    ends = turn_ends(analysis)
    return render(
        "analysis.html",
        language=words.language,
        text=words.text,
        title=told.title(),
        summary=list(told.summary()),
        chart=Markup(chart(told).inline(label=words.text("analysis-chart"))),
        chart_heads=_heads(words, "turn", "chance"),
        chart_rows=[(told.turn(turn), told.percent(end)) for turn, end in ends],
        swings=told.swings(),
        costs=told.costs(),
        player_heads=_heads(words, "player", "accurate", "mean", "choice", "luck"),
        player_rows=_player_rows(told),
        note=told.note(),
        made=words.text("study-command", **asdict(about)),
    )


def _heads(words: Words, *columns: str) -> list[str]:
    return [words.text(f"analysis-column-{name}") for name in columns]


def _player_rows(told: AnalysisText) -> list[tuple[str, ...]]:
    return [
        (
            told.player(one.seat),
            told.accuracy(one),
            told.points(one.lost / max(1, one.choices)),
            told.signed(one.choice),
            told.signed(one.luck),
        )
        for one in told.analysis.players
    ]


def chart(told: AnalysisText) -> Drawing:
    """The curve, its turning points as dots, the numbers of turns below it."""
    analysis, drawing = told.analysis, Drawing(WIDTH, HEIGHT)
    x = Scale((0, max(1, analysis.plies)), (LEFT, WIDTH - RIGHT))
    y = Scale((0, 1), (HEIGHT - BOTTOM, TOP))
    drawing.along(y, QUARTERS, (LEFT, WIDTH))
    for share in QUARTERS:
        drawing.text(LEFT - 8, y(share) + 4, told.percent(share), size=13, anchor="end")
    for turn, ply in _ticks(analysis):
        drawing.text(x(ply), HEIGHT - 8, str(turn), size=13, anchor="middle")
    points = [(x(ply), y(chance)) for ply, chance in curve(analysis)]
    floor = [(points[-1][0], y(0)), (points[0][0], y(0))]
    drawing.area([*points, *floor], "good", 0.16)
    drawing.path(points, "good", 2.2)
    for point, swing in zip(analysis.turning_points, told.swings(), strict=True):
        step = analysis.steps[point.step]
        said = f"{swing.turn}. {swing.cause} {swing.change}: {swing.sentence}"
        drawing.dot(x(step.to), y(step.after), 6, "good" if swing.good else "bad", said)
    return drawing


def _ticks(analysis: Analysis) -> list[tuple[int, int]]:
    """Turns with a number below the curve, and the plies at which they begin."""
    starts: dict[int, int] = {}
    for step in analysis.steps:
        starts.setdefault(step.turn, step.ply)
    apart = -(-len(starts) // TICKS)
    return list(starts.items())[::apart]
