"""The parts of which the page of a study is made: cards with a drawing and its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

from vigil.research.study import drawing
from vigil.research.study.drawing import Drawing, Mark, Tone, drawn
from vigil.research.study.figures import Rate, Spread
from vigil.research.study.text import Said, StudyText, spans
from vigil.words import LANGUAGES

T = TypeVar("T")

MANY: Final = 16
"""More rows than these are drawn from the top and the bottom only; the table has all."""


class Parts:
    """Makes parts in the words of a game."""

    def __init__(self, game: str, modules: Sequence[str]) -> None:
        self.say = StudyText(game, modules)
        self._figures = 0

    def text(self, key: str, **args: Said | str | float) -> str:
        """A text of the page."""
        return spans(self.say.text(f"study-{key}", **args))

    def heading(self, key: str, note: str = "") -> Iterator[str]:
        """The title of a section, and what there is to know about it."""
        yield f"<h2>{self.text(f'heading-{key}')}</h2>"
        if note:
            yield f'<p class="note">{self.text(note)}</p>'

    def card(
        self,
        title: Said,
        draw: Callable[[], Drawing],
        heads: Sequence[str],
        rows: Iterable[Sequence[Said]],
        *,
        under: str = "",
    ) -> Iterator[str]:
        """A drawing below its title, with its figures as a table that can be opened."""
        self._figures += 1
        name = f"figure-{self._figures}"
        yield f'<section class="card"><h3 id="{name}">{spans(title)}</h3>'
        yield drawn(draw, name)
        yield f"{under}<details><summary>{self.text('table')}</summary>{wide(name)}<table>"
        titles = (f'<th scope="col">{self.text(f"head-{head}")}</th>' for head in heads)
        yield f"<thead><tr>{''.join(titles)}</tr></thead><tbody>"
        for first, *others in rows:
            cells = "".join(f"<td>{spans(cell)}</td>" for cell in others)
            yield f'<tr><th scope="row">{spans(first)}</th>{cells}</tr>'
        yield "</tbody></table></div></details></section>"

    # -- figures in words

    def interval(self, rate: Rate) -> Said:
        """Where a share lies."""
        return self.say.percents(rate.low, rate.high)

    def rate_cells(self, rate: Rate) -> list[Said]:
        """A share in a table."""
        say = self.say
        games, wins = say.number(rate.games), say.number(rate.wins)
        return [games, wins, say.percent(rate.share), self.interval(rate), self.small(rate.small)]

    def spread(self, found: Spread) -> list[Said]:
        """Quarters and median in a table."""
        cuts = (found.quarter, found.median, found.three_quarters)
        return [self.say.number(cut, 1) for cut in cuts]

    def small(self, small: bool) -> Said:
        """A warning where the sample is small."""
        return self.say.text("study-small") if small else ("",) * len(LANGUAGES)

    def mark(self, label: Said, rate: Rate) -> Mark:
        """A share in a drawing."""
        tone: Tone = "faint" if rate.small else "ink"
        figure = self.say.percent(rate.share)
        return Mark(self.warned(label, rate.small), figure, rate.share, rate.low, rate.high, tone)

    def warned(self, label: Said, small: bool) -> Said:
        """A name; behind it a sign where the sample is small."""
        return tuple(f"{one} *" if small else one for one in label)

    def rate_card(
        self, title: Said, rates: Mapping[str, Rate], name: Callable[[str], Said]
    ) -> Iterator[str]:
        """Shares by name."""
        ranked = sorted(rates, key=lambda key: -rates[key].share)
        chosen = extremes(ranked) if len(rates) > MANY else list(rates)
        rows = [self.mark(name(key), rates[key]) for key in chosen]
        cells = ([name(key), *self.rate_cells(one)] for key, one in rates.items())
        heads = ("name", "games", "wins", "share", "interval", "sample")
        draw, under = (
            partial(drawing.marks, rows, signed=False),
            self.left_out(len(rates) - len(rows)),
        )
        yield from self.card(title, draw, heads, cells, under=under)

    def left_out(self, count: int) -> str:
        """How many more the table has than the drawing."""
        return f'<p class="faint">{self.text("left-out", count=count)}</p>' if count else ""


def wide(labelled_by: str) -> str:
    """The beginning of what may be wider than the screen: it can be moved by keys too."""
    return f'<div class="wide" role="region" tabindex="0" aria-labelledby="{labelled_by}">'


def extremes(ranked: Sequence[T]) -> list[T]:
    """Of many things the first and the last."""
    return [*ranked[: MANY // 2], *ranked[-MANY // 2 :]] if len(ranked) > MANY else list(ranked)
