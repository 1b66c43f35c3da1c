"""A study as one page that stands alone: every figure drawn and written, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Final

import vigil
from vigil.research.simulation.columns import JOINT
from vigil.research.simulation.facts import Stage
from vigil.research.study import drawing
from vigil.research.study.drawing import Mark, Tone
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
from vigil.research.study.parts import MANY, Parts, extremes, wide
from vigil.research.study.style import SCRIPT, STYLE
from vigil.research.study.text import Said, joined, spans
from vigil.words import LANGUAGES

GENERATOR: Final = '<meta name="generator" content="vigil report">'
"""By this a page is known as ours."""
STAGES: Final[tuple[Stage, ...]] = ("before", "early", "during")
MODULES: Final = "setup_modules"
OWN_NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}


def page(study: Study, language: str) -> str:
    """The page as HTML, which loads nothing; it begins in a language and holds them all."""
    return "\n".join(_Page(study).lines(language))


class _Page(Parts):
    """One page in the making."""

    def __init__(self, study: Study) -> None:
        super().__init__(study.game, _modules(study))
        self.study = study

    def lines(self, language: str) -> Iterator[str]:
        """All of it."""
        title = self.say.text("study-title", game=self.say.game(), games=self.study.all.games)
        here = LANGUAGES.index(language)
        yield "<!doctype html>"
        yield f'<html lang="{language}"><head><meta charset="utf-8">{GENERATOR}'
        yield '<meta name="viewport" content="width=device-width,initial-scale=1">'
        yield f"<title>{escape(title[here])}</title><style>{STYLE}</style></head><body>"
        yield from self._head(title, language)
        yield "<main>"
        yield from self._summary()
        yield from self._rates()
        yield from self._pairings()
        yield from self._ends()
        for stage in STAGES:
            yield from self._factors(stage)
        yield from self._grids()
        yield from self._curves()
        yield "</main>"
        yield from self._foot()
        yield f"<script>{SCRIPT}</script></body></html>"

    # -- the frame

    def _head(self, title: Said, language: str) -> Iterator[str]:
        names = "".join(
            f'<button type="button" lang="{one}" data-title="{escape(text)}"'
            f' aria-pressed="{str(one == language).lower()}">{OWN_NAMES[one]}</button>'
            for one, text in zip(LANGUAGES, title, strict=True)
        )
        yield f"<header><h1>{spans(title)}</h1><nav>{names}</nav></header>"

    def _summary(self) -> Iterator[str]:
        """The share of all games, and what they have in common."""
        say, all_games = self.say, self.study.all
        yield f'<section class="summary"><p class="share">{spans(say.percent(all_games.share))}</p>'
        low, high = say.percent(all_games.low), say.percent(all_games.high)
        yield f"<div><p>{self.text('won', low=low, high=high)}</p>"
        alike = [
            joined(": ", (say.title("column", name), say.value(name, value)))
            for name, value in self.study.setup.items()
        ]
        yield f'<p class="faint">{spans(joined(" · ", alike))}</p></div></section>'
        yield f'<p class="note">{self.text("note")}</p>'

    def _foot(self) -> Iterator[str]:
        study = self.study
        made = {"file": study.file, "played": study.version, "version": vigil.__version__}
        yield f"<footer><p>{self.text('made', rules=study.rules, **made)}</p></footer>"

    # -- sections

    def _rates(self) -> Iterator[str]:
        study, say = self.study, self.say
        if not study.groups:
            return
        yield from self.heading("rates")
        yield '<div class="cards">'
        for group in study.groups:
            title = say.text("study-by", column=say.title("column", group.column))
            yield from self.rate_card(title, group.rates, partial(say.value, group.column))
        yield "</div>"
        for group in study.cells:
            yield from self._crossed(group)

    def _crossed(self, group: Group) -> Iterator[str]:
        """Two swept columns against each other."""
        say = self.say
        across, down = group.column.split("/")
        columns = list(dict.fromkeys(key.split("/")[0] for key in group.rates))
        rows = list(dict.fromkeys(key.split("/")[1] for key in group.rates))
        titles = [say.title("column", name) for name in (down, across)]
        name = f"crossed-{down}"
        crossed = self.text("crossed", down=titles[0], across=titles[1])
        yield f'<h3 id="{name}">{crossed}</h3>'
        yield f'{wide(name)}<table class="heat"><thead><tr><td></td>'
        yield "".join(f'<th scope="col">{spans(say.value(across, one))}</th>' for one in columns)
        yield "</tr></thead><tbody>"
        for row in rows:
            cells = [group.rates.get(f"{column}/{row}") for column in columns]
            yield f'<tr><th scope="row">{spans(say.value(down, row))}</th>'
            yield "".join(self._heat_cell(rate) for rate in cells) + "</tr>"
        yield "</tbody></table></div>"

    def _heat_cell(self, rate: Rate | None) -> str:
        if rate is None:
            return "<td></td>"
        depth = f"--depth:{round(80 * rate.share)}%"
        share, interval = self.say.percent(rate.share), self.interval(rate)
        return f'<td style="{depth}">{spans(share)}<small>{spans(interval)}</small></td>'

    def _pairings(self) -> Iterator[str]:
        pairings = [pairing for pairing in self.study.pairings if pairing.pairs]
        if pairings:
            yield from self.heading("paired", "note-paired")
            yield '<div class="cards">'
            for pairing in pairings:
                yield from self._pairing(pairing)
            yield "</div>"

    def _pairing(self, pairing: Pairing) -> Iterator[str]:
        say, column = self.say, pairing.column
        base = say.value(column, pairing.pairs[0].base)
        title = say.text("study-against", column=say.title("column", column), base=base)
        ranked = sorted(pairing.pairs, key=lambda pair: -pair.difference)
        chosen = extremes(ranked) if len(ranked) > MANY else pairing.pairs
        rows = [self._pair_mark(column, pair) for pair in chosen]
        cells = (self._pair_cells(column, pair) for pair in pairing.pairs)
        heads = ("name", "deals", "only-this", "only-other", "difference", "interval", "chance")
        draw = partial(drawing.marks, rows, signed=True)
        under = self.left_out(len(pairing.pairs) - len(chosen))
        yield from self.card(title, draw, heads, cells, under=under)

    def _pair_mark(self, column: str, pair: Pair) -> Mark:
        name, tone = self.say.value(column, pair.value), _tone(pair.low, pair.high, pair.small)
        points = self.say.points(pair.difference)
        return Mark(name, points, pair.difference, pair.low, pair.high, tone)

    def _pair_cells(self, column: str, pair: Pair) -> list[Said]:
        say = self.say
        counts = [say.number(n) for n in (pair.deals, pair.value_only, pair.base_only)]
        between = say.points_between(pair.low, pair.high)
        name, points = say.value(column, pair.value), say.points(pair.difference)
        return [name, *counts, points, between, say.number(pair.chance, 3)]

    def _ends(self) -> Iterator[str]:
        """How games are lost, and how long they take."""
        say, length = self.say, self.study.length
        yield from self.heading("ends")
        yield '<div class="cards">'
        if self.study.losses:
            title = say.text("study-losses")
            yield from self.rate_card(title, self.study.losses, partial(say.name, "loss"))
        cells = [
            [
                say.text(f"study-{end}"),
                *(say.number(n, 1) for n in (s.quarter, s.median, s.three_quarters, s.mean)),
            ]
            for end, s in (("games-won", length.won), ("games-lost", length.lost))
            if s is not None
        ]
        heads = ("name", "quarter", "median", "three-quarters", "mean")
        draw = partial(drawing.histogram, length)
        yield from self.card(say.text("study-length"), draw, heads, cells, under=self._key())
        yield "</div>"

    def _key(self) -> str:
        """Which colour is which."""
        ends = (("good", "games-won"), ("bad", "games-lost"))
        signs = (f'<span class="{tone}">■</span> {self.text(end)}' for tone, end in ends)
        return f'<p class="key">{" &nbsp; ".join(signs)}</p>'

    # -- what goes with winning

    def _factors(self, stage: Stage) -> Iterator[str]:
        factors = [factor for factor in self.study.factors if factor.stage == stage]
        if not factors:
            return
        yield from self.heading(stage, f"note-{stage}")
        yield '<div class="cards">'
        for factor in factors:
            yield from self._bands(factor) if factor.bands else self._effects(factor)
        yield "</div>"

    def _effects(self, factor: Factor) -> Iterator[str]:
        say = self.say
        fair = [effect for effect in factor.effects if not effect.small]
        few = len(factor.effects) <= MANY
        chosen = extremes(factor.effects if few else fair or factor.effects)
        rows = [self._effect_mark(factor.things, effect) for effect in chosen]
        cells = (self._effect_cells(factor.things, effect) for effect in factor.effects)
        heads = ("name", "with", "share", "without", "share", "difference", "interval", "sample")
        under = self.left_out(len(factor.effects) - len(chosen))
        title = say.title("column", factor.column)
        draw = partial(drawing.marks, rows, signed=True)
        yield from self.card(title, draw, heads, cells, under=under)

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

    def _bands(self, factor: Factor) -> Iterator[str]:
        rates = {str(n): band.rate for n, band in enumerate(factor.bands)}
        title = self.say.title("column", factor.column)
        yield from self.rate_card(title, rates, lambda n: self._band(factor.bands[int(n)]))

    def _band(self, band: Band) -> Said:
        least, most = self.say.number(band.least), self.say.number(band.most)
        return least if least == most else joined("–", (least, most))

    # -- places and turns

    def _grids(self) -> Iterator[str]:
        if self.study.grids:
            yield from self.heading("places")
            yield '<div class="cards">'
            for grid in self.study.grids:
                yield from self._grid(grid)
            yield "</div>"

    def _grid(self, grid: Grid) -> Iterator[str]:
        say = self.say
        title = say.title("map", grid.name)
        figures = [say.number(count, 2) for count in grid.places]
        cells = [[say.number(place), figure] for place, figure in enumerate(figures, 1)]
        draw = partial(drawing.heat, grid, figures)
        yield from self.card(title, draw, ("place", "mean"), cells)
        rows, cells = [], []
        for thing, mean in grid.by_thing.items():
            name, figure = say.name(grid.things, thing), say.number(mean, 2)
            rows.append(Mark(name, figure, mean, 0, mean))
            cells.append([name, figure])
        title = say.title("map", f"{grid.name}-by-thing")
        yield from self.card(title, partial(drawing.bars, rows), ("name", "mean"), cells)

    def _curves(self) -> Iterator[str]:
        if self.study.curves:
            yield from self.heading("curves", "note-curves")
            yield self._key()
            yield '<div class="cards">'
            for one in self.study.curves:
                yield from self._curve(one)
            yield "</div>"

    def _curve(self, one: Curve) -> Iterator[str]:
        say = self.say
        ends = {"games-won": one.won, "games-lost": one.lost}
        cells = (
            [
                joined(" · ", (say.text(f"study-{end}"), say.number(point.turn))),
                say.number(point.spread.games),
                *self.spread(point.spread),
            ]
            for end, points in ends.items()
            for point in points
        )
        heads = ("turn", "games", "quarter", "median", "three-quarters")
        title = say.title("curve", one.column)
        yield from self.card(title, partial(drawing.curve, one), heads, cells)


def _tone(low: float, high: float, small: bool) -> Tone:
    """Good or bad only where the interval leaves no doubt."""
    if small:
        return "faint"
    return "good" if low > 0 else "bad" if high < 0 else "ink"


def _modules(study: Study) -> list[str]:
    """The modules with which these games were played."""
    groups = {group.column: group.rates for group in study.groups}
    values = [study.setup.get(MODULES, ""), *groups.get(MODULES, ())]
    return sorted({name for value in values for name in value.split(JOINT) if name})
