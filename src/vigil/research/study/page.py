"""A study as one self-contained page: every figure drawn and written, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from msgspec.structs import asdict

import vigil
from vigil.core.facts import Stage
from vigil.research.pages.svg import Tone
from vigil.research.pages.templates import render
from vigil.research.simulation.about import About
from vigil.research.simulation.columns import JOINT
from vigil.research.study import drawing
from vigil.research.study.drawing import Mark
from vigil.research.study.figures import (
    Band,
    Curve,
    Effect,
    Factor,
    Grid,
    Group,
    Pair,
    Pairing,
    Rate,
    Study,
)
from vigil.research.study.parts import MANY, Card, Cell, CrossedTable, Parts, Section, extremes
from vigil.research.study.text import Said, joined, spans
from vigil.words import LANGUAGES

STAGES: Final[tuple[Stage, ...]] = ("before", "early", "during")
MODULES: Final = "setup_modules"
OWN_NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}


def page(study: Study, language: str, about: About | None = None) -> str:
    """A study as HTML that loads nothing; it starts in one language and has them all.

    What is known ``about`` the games, such as the command that played them, comes at the end.
    """
    made = _Page(study)
    return render(
        "study.html",
        language=language,
        languages=LANGUAGES,
        own_names=OWN_NAMES,
        said=spans,
        sections=list(made.sections()),
        command=None if about is None else made.text("command", **asdict(about)),
        **made.frame(),
    )


class _Page(Parts):
    """A page being built."""

    def __init__(self, study: Study) -> None:
        super().__init__(study.game, _modules(study))
        self.study = study

    def frame(self) -> dict[str, Said]:
        """The frame of the sections: the share of all games, and their common setup."""
        say, study, all_games = self.say, self.study, self.study.all
        low, high = say.percent(all_games.low), say.percent(all_games.high)
        alike = [
            joined(": ", (say.title("column", name), say.value(name, value)))
            for name, value in study.setup.items()
        ]
        made = {"file": study.file, "played": study.version, "version": vigil.__version__}
        return {
            "title": self.text("title", game=say.game(), games=all_games.games),
            "share": say.percent(all_games.share),
            "won": self.text("won", low=low, high=high),
            "in_common": joined(" · ", alike),
            "note": self.text("note"),
            "games_won": self.text("games-won"),
            "games_lost": self.text("games-lost"),
            "table_title": self.text("table"),
            "made": self.text("made", rules=study.rules, **made),
        }

    def sections(self) -> Iterator[Section]:
        """The sections with content."""
        study = self.study
        if study.groups:
            cards = [self._rates(group) for group in study.groups]
            crossed = [self._crossed(group) for group in study.cells]
            yield self._section("rates", "", cards)._replace(crossed=crossed)
        if pairings := [pairing for pairing in study.pairings if pairing.pairs]:
            yield self._section("paired", "note-paired", map(self._pairing, pairings))
        yield self._section("ends", "", self._ends())
        for stage in STAGES:
            if factors := [factor for factor in study.factors if factor.stage == stage]:
                yield self._section(stage, f"note-{stage}", map(self._factor, factors))
        if study.grids:
            yield self._section("places", "", (c for one in study.grids for c in self._grid(one)))
        if study.curves:
            curves = self._section("curves", "note-curves", map(self._curve, study.curves))
            yield curves._replace(has_key=True)

    def _section(self, key: str, note: str, cards: Iterable[Card]) -> Section:
        return Section(self.text(f"heading-{key}"), self.text(note) if note else None, list(cards))

    # -- win rates

    def _rates(self, group: Group) -> Card:
        say = self.say
        title = self.text("by", column=say.title("column", group.column))
        return self.rate_card(title, group.rates, partial(say.value, group.column))

    def _crossed(self, group: Group) -> CrossedTable:
        """Two swept columns against each other."""
        say = self.say
        across, down = group.column.split("/")
        columns = list(dict.fromkeys(key.split("/")[0] for key in group.rates))
        rows = list(dict.fromkeys(key.split("/")[1] for key in group.rates))
        titles = [say.title("column", name) for name in (down, across)]
        return CrossedTable(
            f"crossed-{down}",
            self.text("crossed", down=titles[0], across=titles[1]),
            [say.value(across, one) for one in columns],
            [
                (
                    say.value(down, row),
                    [self._cell(group.rates.get(f"{column}/{row}")) for column in columns],
                )
                for row in rows
            ],
        )

    def _cell(self, rate: Rate | None) -> Cell | None:
        if rate is None:
            return None
        return Cell(round(80 * rate.share), self.say.percent(rate.share), self.interval(rate))

    def _pairing(self, pairing: Pairing) -> Card:
        say, column = self.say, pairing.column
        base = say.value(column, pairing.pairs[0].base)
        title = self.text("against", column=say.title("column", column), base=base)
        ranked = sorted(pairing.pairs, key=lambda pair: -pair.difference)
        chosen = extremes(ranked) if len(ranked) > MANY else pairing.pairs
        rows = [self._pair_mark(column, pair) for pair in chosen]
        cells = (self._pair_cells(column, pair) for pair in pairing.pairs)
        heads = ("name", "deals", "only-this", "only-other", "difference", "interval", "chance")
        card = self.card(title, drawing.marks(rows, signed=True), heads, cells)
        return self.with_left_out(card, len(pairing.pairs) - len(chosen))

    def _pair_mark(self, column: str, pair: Pair) -> Mark:
        name, tone = self.say.value(column, pair.value), _tone(pair.low, pair.high, pair.small)
        points = self.say.points(pair.difference)
        return Mark(name, points, pair.difference, pair.low, pair.high, tone)

    def _pair_cells(self, column: str, pair: Pair) -> list[Said]:
        say = self.say
        counts = [say.number(n) for n in (pair.deals, pair.value_only, pair.base_only)]
        between = say.points_between(pair.low, pair.high)
        name, points = say.value(column, pair.value), say.points(pair.difference)
        return [name, *counts, points, between, say.p_value(pair.chance)]

    def _ends(self) -> Iterator[Card]:
        """The reasons for defeats, and the lengths of games."""
        say, length = self.say, self.study.length
        if self.study.losses:
            yield self.rate_card(self.text("losses"), self.study.losses, partial(say.name, "loss"))
        cells = [
            [
                self.text(end),
                *(say.number(n, 1) for n in (s.quarter, s.median, s.three_quarters, s.mean)),
            ]
            for end, s in (("games-won", length.won), ("games-lost", length.lost))
            if s is not None
        ]
        heads = ("name", "quarter", "median", "three-quarters", "mean")
        card = self.card(self.text("length"), drawing.histogram(length), heads, cells)
        yield card._replace(has_key=True)

    # -- links with winning

    def _factor(self, factor: Factor) -> Card:
        return self._bands(factor) if factor.bands else self._effects(factor)

    def _effects(self, factor: Factor) -> Card:
        say = self.say
        fair = [effect for effect in factor.effects if not effect.small]
        few = len(factor.effects) <= MANY
        chosen = extremes(factor.effects if few else fair or factor.effects)
        rows = [self._effect_mark(factor.things, effect) for effect in chosen]
        cells = (self._effect_cells(factor.things, effect) for effect in factor.effects)
        heads = ("name", "with", "share", "without", "share", "difference", "interval", "sample")
        title = say.title("column", factor.column)
        card = self.card(title, drawing.marks(rows, signed=True), heads, cells)
        return self.with_left_out(card, len(factor.effects) - len(chosen))

    def _effect_mark(self, things: str, effect: Effect) -> Mark:
        label = self.warned(self.say.name(things, effect.id), effect.small)
        tone = _tone(effect.low, effect.high, effect.small)
        points = self.say.points(effect.difference)
        return Mark(label, points, effect.difference, effect.low, effect.high, tone)

    def _effect_cells(self, things: str, effect: Effect) -> list[Said]:
        say = self.say
        sides = [
            cell
            for side in (effect.having, effect.lacking)
            for cell in (say.number(side.games), say.percent(side.share))
        ]
        interval = say.points_between(effect.low, effect.high)
        difference = say.points(effect.difference)
        return [
            say.name(things, effect.id),
            *sides,
            difference,
            interval,
            self.small(effect.small),
        ]

    def _bands(self, factor: Factor) -> Card:
        rates = {str(n): band.rate for n, band in enumerate(factor.bands)}
        title = self.say.title("column", factor.column)
        return self.rate_card(title, rates, lambda n: self._band(factor.bands[int(n)]))

    def _band(self, band: Band) -> Said:
        least, most = self.say.number(band.least), self.say.number(band.most)
        return least if least == most else joined("–", (least, most))

    # -- places and turns

    def _grid(self, grid: Grid) -> Iterator[Card]:
        say = self.say
        figures = [say.number(count, 2) for count in grid.places]
        places = ([say.number(place), figure] for place, figure in enumerate(figures, 1))
        title = say.title("map", grid.name)
        yield self.card(title, drawing.heat(grid, figures), ("place", "mean"), places)
        rows = [
            Mark(say.name(grid.things, thing), say.number(mean, 2), mean, 0, mean)
            for thing, mean in grid.by_thing.items()
        ]
        title = say.title("map", f"{grid.name}-by-thing")
        things = ([row.label, row.figure] for row in rows)
        yield self.card(title, drawing.bars(rows), ("name", "mean"), things)

    def _curve(self, one: Curve) -> Card:
        say = self.say
        ends = {"games-won": one.won, "games-lost": one.lost}
        cells = (
            [
                joined(" · ", (self.text(end), say.number(point.turn))),
                say.number(point.spread.games),
                *self.spread(point.spread),
            ]
            for end, points in ends.items()
            for point in points
        )
        heads = ("turn", "games", "quarter", "median", "three-quarters")
        return self.card(say.title("curve", one.column), drawing.curve(one), heads, cells)


def _tone(low: float, high: float, small: bool) -> Tone:
    """Good or bad, only where the interval is clear."""
    if small:
        return "faint"
    return "good" if low > 0 else "bad" if high < 0 else "ink"


def _modules(study: Study) -> list[str]:
    """The modules with which these games were played."""
    groups = {group.column: group.rates for group in study.groups}
    values = [study.setup.get(MODULES, ""), *groups.get(MODULES, ())]
    return sorted({name for value in values for name in value.split(JOINT) if name})
