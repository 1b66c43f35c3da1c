"""The parts of the page of a study: cards with a drawing and its figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from markupsafe import Markup

from vigil.research.pages.svg import Drawing, Tone
from vigil.research.study import drawing
from vigil.research.study.drawing import Mark
from vigil.research.study.figures import Rate, Spread
from vigil.research.study.text import Said, StudyText
from vigil.words import LANGUAGES

T = TypeVar("T")

MANY: Final = 16
"""With more rows than this, only the top and the bottom are drawn; the table has all."""


class Card(NamedTuple):
    """A drawing below its title, with its figures as a table that can be opened."""

    name: str
    title: Said
    drawing: Markup
    heads: list[Said]
    rows: list[Sequence[Said]]
    left_out: Said | None = None
    """How many more rows the table has than the drawing."""
    has_key: bool = False
    """Whether it has a legend."""


class Cell(NamedTuple):
    """A cell in a table of shares."""

    depth: int
    """The depth of its colour, in percent."""
    share: Said
    interval: Said


class CrossedTable(NamedTuple):
    """Two swept columns against each other."""

    name: str
    title: Said
    heads: list[Said]
    rows: list[tuple[Said, list[Cell | None]]]


class Section(NamedTuple):
    """A part of the page below its heading."""

    heading: Said
    note: Said | None
    cards: list[Card]
    crossed: Sequence[CrossedTable] = ()
    has_key: bool = False


class Parts:
    """Makes the parts of a page in the words of a game."""

    def __init__(self, game: str, modules: Sequence[str]) -> None:
        self.say = StudyText(game, modules)
        self._figures = 0

    def text(self, key: str, **args: Said | str | float) -> Said:
        """A text of the page."""
        return self.say.text(f"study-{key}", **args)

    def card(
        self, title: Said, drawing: Drawing, heads: Sequence[str], rows: Iterable[Sequence[Said]]
    ) -> Card:
        """A drawing with its figures."""
        self._figures += 1
        name = f"figure-{self._figures}"
        titles = [self.text(f"head-{head}") for head in heads]
        return Card(name, title, Markup(drawing.inline(labelled_by=name)), titles, list(rows))

    # -- figures in words

    def interval(self, rate: Rate) -> Said:
        """The interval of a share, in words."""
        return self.say.percents(rate.low, rate.high)

    def rate_cells(self, rate: Rate) -> list[Said]:
        """A share in a table."""
        say = self.say
        games, wins = say.number(rate.games), say.number(rate.wins)
        return [games, wins, say.percent(rate.share), self.interval(rate), self.small(rate.small)]

    def spread(self, found: Spread) -> list[Said]:
        """The quartiles and the median, for a table."""
        cuts = (found.quarter, found.median, found.three_quarters)
        return [self.say.number(cut, 1) for cut in cuts]

    def small(self, small: bool) -> Said:
        """A warning where the sample is small."""
        return self.text("small") if small else ("",) * len(LANGUAGES)

    def mark(self, label: Said, rate: Rate) -> Mark:
        """A share in a drawing."""
        tone: Tone = "faint" if rate.small else "ink"
        figure = self.say.percent(rate.share)
        return Mark(self.warned(label, rate.small), figure, rate.share, rate.low, rate.high, tone)

    def warned(self, label: Said, small: bool) -> Said:
        """A name, marked if the sample is small."""
        return tuple(f"{one} *" if small else one for one in label)

    def rate_card(
        self, title: Said, rates: Mapping[str, Rate], name: Callable[[str], Said]
    ) -> Card:
        """Shares by name."""
        ranked = sorted(rates, key=lambda key: -rates[key].share)
        chosen = extremes(ranked) if len(rates) > MANY else list(rates)
        rows = [self.mark(name(key), rates[key]) for key in chosen]
        cells = ([name(key), *self.rate_cells(one)] for key, one in rates.items())
        heads = ("name", "games", "wins", "share", "interval", "sample")
        card = self.card(title, drawing.marks(rows, signed=False), heads, cells)
        return self.with_left_out(card, len(rates) - len(rows))

    def with_left_out(self, card: Card, count: int) -> Card:
        """The card, which says how many more rows its table has than its drawing."""
        return card._replace(left_out=self.text("left-out", count=count)) if count else card


def extremes(ranked: Sequence[T]) -> list[T]:
    """The first and the last of many things."""
    return [*ranked[: MANY // 2], *ranked[-MANY // 2 :]] if len(ranked) > MANY else list(ranked)
