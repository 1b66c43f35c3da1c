"""Drawings in SVG: lines, areas, bars, dots and text in the colours of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import Final, Literal, TypeAlias
from xml.etree.ElementTree import Element, SubElement, tostring

from vigil.words import LANGUAGES

Tone: TypeAlias = Literal["ink", "faint", "line", "good", "bad", "heat", "paper"]
Point: TypeAlias = tuple[float, float]
Words: TypeAlias = str | tuple[str, ...]
"""A text, or one for each language; the page shows one."""
Anchor: TypeAlias = Literal["start", "middle", "end"]

PALETTE: Final = """:root{color-scheme:light dark;--paper:#fbf8f1;--card:#fffdf8;--ink:#241c2c;
--faint:#655b6d;--line:#e0d8cb;--good:#17704c;--bad:#b3261e;--heat:#b5651d}
@media (prefers-color-scheme:dark){:root{--paper:#16121c;--card:#1f1927;--ink:#f4eee1;
--faint:#b3a8ba;--line:#3a3244;--good:#5fd0a0;--bad:#ff8370;--heat:#e09a4f}}
"""
"""The colours of pages and drawings, in the light and in the dark."""
STEPS: Final = (1.0, 2.0, 5.0, 10.0)
NAMESPACE: Final = "http://www.w3.org/2000/svg"


class Scale:
    """Maps values to positions along one side of a drawing."""

    def __init__(self, values: tuple[float, float], places: tuple[float, float]) -> None:
        self.low, self.high = values
        self.first, self.last = places

    def __call__(self, value: float) -> float:
        """The position of a value."""
        share = (value - self.low) / ((self.high - self.low) or 1)
        return round(self.first + share * (self.last - self.first), 2)

    def ticks(self, most: int, *, whole: bool = False) -> list[float]:
        """At most that many round values, plus one."""
        rough = (self.high - self.low) / most or 1.0
        unit = 10.0 ** floor(log10(rough))
        step = next(unit * one for one in STEPS if unit * one >= rough * 0.999)
        step = max(step, 1.0) if whole else step
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


class Drawing:
    """A picture of a given size; later shapes lie on earlier ones."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._root = Element("svg", viewBox=f"0 0 {width:g} {height:g}", role="img")

    def path(self, points: Sequence[Point], tone: Tone, width: float, opacity: float = 1) -> None:
        """A line through points."""
        style = f"fill:none;stroke:var(--{tone});stroke-width:{width:g};stroke-linejoin:round"
        SubElement(self._root, "path", d=_through(points), style=_seen(style, opacity))

    def area(self, points: Sequence[Point], tone: Tone, opacity: float = 1) -> None:
        """A filled area with these corners."""
        style = _seen(f"fill:var(--{tone})", opacity)
        SubElement(self._root, "path", d=f"{_through(points)}Z", style=style)

    def bar(self, corner: Point, size: tuple[float, float], tone: Tone, opacity: float = 1) -> None:
        """A filled rectangle."""
        place = dict(
            zip(("x", "y", "width", "height"), map(_number, (*corner, *size)), strict=True)
        )
        SubElement(self._root, "rect", place, style=_seen(f"fill:var(--{tone})", opacity))

    def dot(self, x: float, y: float, radius: float, tone: Tone, title: str = "") -> None:
        """A dot with a rim, and an optional tooltip."""
        style = f"fill:var(--{tone});stroke:var(--paper);stroke-width:1"
        place = {"cx": _number(x), "cy": _number(y), "r": _number(radius)}
        dot = SubElement(self._root, "circle", place, style=style)
        if title:
            SubElement(dot, "title").text = title

    def text(
        self,
        x: float,
        y: float,
        words: Words,
        *,
        tone: Tone = "faint",
        size: float = 11,
        anchor: Anchor = "start",
    ) -> None:
        """Text, in every language that has its own."""
        place = {"x": _number(x), "y": _number(y), "text-anchor": anchor}
        text = SubElement(
            self._root, "text", place, style=f"fill:var(--{tone});font-size:{size:g}px"
        )
        if isinstance(words, str) or len(set(words)) == 1:
            text.text = words if isinstance(words, str) else words[0]
            return
        for language, said in zip(LANGUAGES, words, strict=True):
            SubElement(text, "tspan", lang=language).text = said

    def across(self, scale: Scale, values: Sequence[float], span: tuple[float, float]) -> None:
        """Vertical lines at values of a scale."""
        for value in values:
            self.path([(scale(value), span[0]), (scale(value), span[1])], "line", 0.8)

    def along(self, scale: Scale, values: Sequence[float], span: tuple[float, float]) -> None:
        """Horizontal lines at values of a scale."""
        for value in values:
            self.path([(span[0], scale(value)), (span[1], scale(value))], "line", 0.8)

    def numbers_below(
        self, scale: Scale, values: Sequence[float], y: float, said: Callable[[float], str]
    ) -> None:
        """Numbers below the lines of a scale."""
        for value in values:
            self.text(scale(value), y, said(value), anchor="middle")

    def inline(self, *, labelled_by: str = "", label: str = "") -> str:
        """The drawing as part of a page, named by an element of the page or by a text."""
        self._root.set(
            *(("aria-labelledby", labelled_by) if labelled_by else ("aria-label", label))
        )
        return tostring(self._root, encoding="unicode", short_empty_elements=False)

    def file(self, title: str, style: str = "", about: str = "") -> str:
        """The drawing as a separate file, for light and dark."""
        root = Element("svg", {**self._root.attrib, "xmlns": NAMESPACE})
        root.set("width", _number(self.width))
        root.set("height", _number(self.height))
        SubElement(root, "title").text = title
        if about:
            SubElement(root, "desc").text = about
        SubElement(root, "style").text = f"{PALETTE}{OWN_GROUND}{style}"
        root.extend(self._root)
        return tostring(root, encoding="unicode")


OWN_GROUND: Final = "svg{background:var(--paper);font-family:system-ui,sans-serif}"


def _through(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points)


def _number(value: float) -> str:
    return f"{round(value, 2):g}"


def _seen(style: str, opacity: float) -> str:
    return style if opacity == 1 else f"{style};opacity:{opacity:g}"
