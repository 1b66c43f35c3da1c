"""What the studies share: figures with their intervals, tables and pictures for their pages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vigil.research.pages.svg import Drawing, Tone
from vigil.research.simulation.results import Results
from vigil.research.simulation.statistics import DEVIATIONS
from vigil.research.study.drawing import Mark
from vigil.research.study.figures import rate
from vigil.research.study.text import Said

Array: TypeAlias = NDArray[np.float64]


def by_deal(results: Results, column: str, keys: Sequence[str]) -> dict[tuple[str, ...], Array]:
    """A column of all deals, in their order, for each value of some columns of the setup."""
    found: dict[tuple[str, ...], list[Any]] = defaultdict(list)
    values = results.values
    for *key, cell in zip(*(values[name] for name in keys), values[column], strict=True):
        found[tuple(map(str, key))].append(cell)
    return {key: np.array(cells, dtype=float) for key, cells in found.items()}


class Estimate(NamedTuple):
    """A mean, and how far it may be off at 95 %."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower end of its interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of its interval."""
        return self.mean + self.half

    @property
    def sure(self) -> bool:
        """Whether it differs from nothing."""
        return self.low > 0 or self.high < 0


def mean_of(values: Sequence[float] | Array) -> Estimate:
    """The mean of values that are independent of each other, such as deals."""
    found = np.asarray(values, dtype=float)
    return Estimate(float(found.mean()), float(DEVIATIONS * found.std(ddof=1) / len(found) ** 0.5))


def points(one: Estimate, digits: int = 1) -> str:
    """A difference in points, in bold where it is sure."""
    mean, low, high = (signed(100 * one, digits) for one in (one.mean, one.low, one.high))
    said = f"{mean} ({low} … {high})"
    return f"**{said}**" if one.sure else said


def signed(value: float, digits: int = 1) -> str:
    """A figure with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")


def share(wins: int, games: int) -> str:
    """A share of games with Wilson's interval."""
    found = rate(wins, games)
    return f"{found.share:.1%} ({100 * found.low:.1f}–{100 * found.high:.1f})"


# -- pages

FOLDER: Final = Path(__file__).parent


class Study(NamedTuple):
    """A page: its blocks of Markdown by name, and its pictures."""

    page: str
    blocks: dict[str, str]
    pictures: dict[str, str]

    def write(self) -> None:
        """Fill the page with what is new."""
        path = FOLDER / self.page
        text = path.read_text(encoding="utf-8")
        for name, block in self.blocks.items():
            marked = re.compile(rf"(<!-- begin {name} -->\n).*?(<!-- end {name} -->)", re.DOTALL)
            assert marked.search(text), f"{self.page} has no place for {name}"
            text = marked.sub(partial(_filled, block), text)
        path.write_text(text, encoding="utf-8")
        for name, picture in self.pictures.items():
            (FOLDER / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")


def _filled(block: str, found: re.Match[str]) -> str:
    return f"{found[1]}{block}\n{found[2]}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; all columns but the first are figures."""
    lines = [heads, ["---", *["--:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


ENGLISH_ONLY: Final = "tspan[lang]:not([lang=en]){display:none}"


def picture(drawing: Drawing, title: str) -> str:
    """A drawing as a separate file, in English, for light and dark."""
    return drawing.file(title, ENGLISH_ONLY)


def english(text: str) -> Said:
    """Words that a picture shows in one language only."""
    return (text,) * 3


def mark(label: str, one: Estimate) -> Mark:
    """A difference as a row of a picture."""
    tone: Tone = "ink" if not one.sure else "good" if one.mean > 0 else "bad"
    return Mark(english(label), english(signed(100 * one.mean)), one.mean, one.low, one.high, tone)


def share_mark(label: str, wins: int, games: int) -> Mark:
    """A share as a row of a picture."""
    found = rate(wins, games)
    return Mark(english(label), english(f"{found.share:.1%}"), found.share, found.low, found.high)
