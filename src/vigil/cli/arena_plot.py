"""The win rates of bots as a drawing: a dot for each, with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from vigil.research.simulation import Standing

WIDTH: Final = 640
LEFT: Final = 130
"""Where the axis begins; the names of bots stand before it."""
RIGHT: Final = 590
TOP: Final = 56
ROW: Final = 32
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.title{font-size:16px}.grid{stroke:#ddd}"
    ".interval{stroke:#2a6f97;stroke-width:4;stroke-linecap:round}.share{fill:#013a63}"
)


def plot(title: str, standings: Sequence[Standing]) -> str:
    """A drawing in SVG."""
    height = TOP + ROW * len(standings) + ROW
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(WIDTH // 2, 28, "middle", title, "title"),
        *_axis(TOP + ROW * len(standings)),
        *(line for row, one in enumerate(standings) for line in _row(TOP + ROW * row + 16, one)),
        "</svg>",
    ]
    return "\n".join(lines)


def _axis(bottom: int) -> Iterator[str]:
    """A line for every quarter."""
    for percent in (0, 25, 50, 75, 100):
        x = _place(percent / 100)
        yield f'<path class="grid" d="M{x} {TOP - 8}V{bottom}"/>'
        yield _text(x, bottom + 20, "middle", f"{percent}%")


def _row(y: int, one: Standing) -> Iterator[str]:
    low, high = map(_place, one.interval)
    yield _text(LEFT - 12, y + 5, "end", one.bot)
    yield f'<path class="interval" d="M{low} {y}H{high}"/>'
    yield f'<circle class="share" cx="{_place(one.share)}" cy="{y}" r="5"/>'
    yield _text(RIGHT + 8, y + 5, "start", f"{one.share:.0%}")


def _place(share: float) -> float:
    return round(LEFT + share * (RIGHT - LEFT), 1)


def _text(x: float, y: float, anchor: str, text: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{named}>{escape(text)}</text>'
