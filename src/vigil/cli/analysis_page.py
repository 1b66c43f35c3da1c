"""An analysis as one page that stands alone: the curve as a drawing, and the same facts as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

import vigil
from vigil.core.record import Record
from vigil.insight.analysis import Analysis
from vigil.insight.analysis.analysis_text import AnalysisText, curve, turn_ends
from vigil.words import Words

WIDTH: Final = 960
HEIGHT: Final = 300
LEFT: Final = 52
"""Where the curve begins; the percents stand before it."""
TOP: Final = 12
BOTTOM: Final = 28
TICKS: Final = 12
"""So many turns at most have their numbers below the curve."""
STYLE: Final = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#241c2c;--faint:#6a6072;--line:#d8d0c4;
--curve:#17704c;--good:#17704c;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#16121c;--ink:#f4eee1;--faint:#b3a8ba;
--line:#3a3244;--curve:#5fd0a0;--good:#5fd0a0;--bad:#ff8370}}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 3rem;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;margin:0 0 .5rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}p{margin:.25rem 0}
svg{display:block;width:100%;height:auto}svg text{font-size:13px;fill:var(--faint)}
.grid{stroke:var(--line)}.area{fill:var(--curve);opacity:.16}
.curve{fill:none;stroke:var(--curve);stroke-width:2.2;stroke-linejoin:round}
.mark{stroke:var(--paper);stroke-width:2}.good{fill:var(--good);color:var(--good)}
.bad{fill:var(--bad);color:var(--bad)}
ol{padding-left:1.6rem}li{margin:.6rem 0}.faint{color:var(--faint);font-size:.9rem}
.wide{overflow-x:auto}table{border-collapse:collapse}
th,td{padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}summary{cursor:pointer}
"""


def page(analysis: Analysis, record: Record, words: Words) -> str:
    """The page as HTML; it loads nothing and runs nothing."""
    teller = AnalysisText(analysis, record, words)
    title = escape(teller.title())
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<title>{title}</title><style>{STYLE}</style></head><body><main>",
            f"<h1>{title}</h1>",
            *(f"<p>{escape(line)}</p>" for line in teller.summary()),
            *_chart(teller),
            *_swings(teller),
            *_costs(teller),
            *_players(teller),
            f'<p class="faint">{escape(teller.note())}</p>',
            f'<p class="faint">{escape(_made(teller))}</p>',
            "</main></body></html>",
        ]
    )


def _made(teller: AnalysisText) -> str:
    seed = str(teller.analysis.seed)
    return teller.words.text("analysis-made", version=vigil.__version__, seed=seed)


def _heading(teller: AnalysisText, name: str) -> str:
    return f"<h2>{escape(teller.words.text(f'analysis-heading-{name}'))}</h2>"


# -- the curve


def _chart(teller: AnalysisText) -> Iterator[str]:
    """The curve, its turning points as marks, and all of it as a table."""
    about = escape(teller.words.text("analysis-chart"))
    yield _heading(teller, "curve")
    yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{about}">'
    yield from plot(teller)
    yield f"</svg><details><summary>{escape(teller.words.text('analysis-table'))}</summary>"
    heads = [teller.words.text(f"analysis-column-{column}") for column in ("turn", "chance")]
    ends = turn_ends(teller.analysis)
    yield from _table(heads, ([teller.turn(turn), teller.percent(end)] for turn, end in ends))
    yield "</details>"


def plot(teller: AnalysisText) -> Iterator[str]:
    """What is inside the drawing."""
    analysis = teller.analysis
    floor = _y(0)
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        yield f'<path class="grid" d="M{LEFT} {y}H{WIDTH}"/>'
        label = escape(teller.percent(percent / 100))
        yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{label}</text>'
    yield from _turns(analysis)
    (ply, chance), *rest = curve(analysis)
    line = f"M{_x(analysis, ply)} {_y(chance)}"
    line += "".join(f"L{_x(analysis, ply)} {_y(chance)}" for ply, chance in rest)
    yield f'<path class="area" d="{line}V{floor}H{_x(analysis, ply)}Z"/>'
    yield f'<path class="curve" d="{line}"/>'
    yield from _marks(teller)


def _turns(analysis: Analysis) -> Iterator[str]:
    """Numbers of turns below the curve."""
    starts: dict[int, int] = {}
    for step in analysis.steps:
        starts.setdefault(step.turn, step.ply)
    apart = -(-len(starts) // TICKS)
    for turn, ply in list(starts.items())[::apart]:
        yield f'<text x="{_x(analysis, ply)}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>'


def _marks(teller: AnalysisText) -> Iterator[str]:
    """A dot with its sentence for each turning point."""
    analysis = teller.analysis
    for point, swing in zip(analysis.turning_points, teller.swings(), strict=True):
        step = analysis.steps[point.step]
        place = f'cx="{_x(analysis, step.to)}" cy="{_y(step.after)}" r="6"'
        said = escape(f"{swing.turn}. {swing.cause} {swing.change}: {swing.sentence}")
        tone = "good" if swing.good else "bad"
        yield f'<circle class="mark {tone}" {place}><title>{said}</title></circle>'


def _x(analysis: Analysis, ply: int) -> float:
    return round(LEFT + ply / max(1, analysis.plies) * (WIDTH - LEFT - 10), 1)


def _y(chance: float) -> float:
    return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)


# -- lists


def _swings(teller: AnalysisText) -> Iterator[str]:
    yield _heading(teller, "turning")
    swings = teller.swings()
    if not swings:
        yield f"<p>{escape(teller.words.text('analysis-turning-none'))}</p>"
        return
    yield "<ol>"
    for swing in swings:
        tone = "good" if swing.good else "bad"
        facts = escape(f"{swing.turn} · {swing.cause} · {swing.chances}")
        yield f'<li><b class="{tone}">{escape(swing.change)}</b> {escape(swing.sentence)}'
        yield f'<div class="faint">{facts}</div></li>'
    yield "</ol>"


def _costs(teller: AnalysisText) -> Iterator[str]:
    yield _heading(teller, "costliest")
    costs = teller.costs()
    if not costs:
        yield f"<p>{escape(teller.words.text('analysis-costliest-none'))}</p>"
        return
    yield "<ol>"
    for cost in costs:
        yield f'<li><b class="bad">{escape(cost.lost)}</b> {escape(cost.given)}'
        yield f"<div>{escape(cost.better)}</div>"
        yield f'<div class="faint">{escape(f"{cost.turn} · {cost.chances}")}</div></li>'
    yield "</ol>"


def _players(teller: AnalysisText) -> Iterator[str]:
    yield _heading(teller, "players")
    columns = ("player", "accurate", "mean", "choice", "luck")
    rows = (
        [
            teller.player(one.seat),
            teller.accuracy(one),
            teller.points(one.lost / max(1, one.choices)),
            teller.signed(one.choice),
            teller.signed(one.luck),
        ]
        for one in teller.analysis.players
    )
    yield from _table([teller.words.text(f"analysis-column-{name}") for name in columns], rows)


def _table(heads: Iterable[str], rows: Iterable[list[str]]) -> Iterator[str]:
    """A table; the first column names its rows."""
    yield '<div class="wide"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for first, *others in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"
