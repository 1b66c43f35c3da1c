"""Colours for light backgrounds, and plain symbols for terminals without Unicode."""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from functools import lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from vigil.terminal.signs import in_ascii

DARKEST: Final = 0.36
"""The greatest lightness of text on a light background."""
PALE: Final = 0.9
"""The least lightness of backgrounds there."""


class LightThemeFilter(LineFilter):
    """Adapts the colours of drawings, made for a dark background, to a light one."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Darken text and lighten backgrounds."""
        return [
            Segment(text, None if style is None else for_light_theme(style), control)
            for text, style, control in segments
        ]


@lru_cache(maxsize=1024)
def for_light_theme(style: Style) -> Style:
    """A style for a light ground; its meaning stays."""
    if style.bgcolor is None or _lightness(style.bgcolor) > 0.5:
        ink = _lit(style.color, at_most=DARKEST)
        return style if ink is style.color else style + Style(color=ink)
    ground = _lit(style.bgcolor, at_least=PALE)
    return style + Style(color=_lit(style.color, at_most=DARKEST), bgcolor=ground)


def _lightness(color: RichColor) -> float:
    red, green, blue = color.get_truecolor()
    return rgb_to_hls(red / 255, green / 255, blue / 255)[1]


def _lit(color: RichColor | None, at_most: float = 1.0, at_least: float = 0.0) -> RichColor | None:
    """The same hue, darker or lighter if necessary."""
    if color is None or color.is_default:
        return color
    red, green, blue = color.get_truecolor()
    hue, lightness, saturation = rgb_to_hls(red / 255, green / 255, blue / 255)
    wanted = max(at_least, min(at_most, lightness))
    if wanted == lightness:
        return color
    bright = hls_to_rgb(hue, wanted, saturation)
    return RichColor.from_rgb(*(round(part * 255) for part in bright))


GLUE: Final = "\ue000"
"""Replaces a non-breaking space: Rich breaks lines at every kind of space."""


def without_breaks(text: str) -> str:
    """A text whose no-break spaces survive Rich."""
    return text.replace("\N{NO-BREAK SPACE}", GLUE)


class NoBreakFilter(LineFilter):
    """Turns the replacement back into spaces."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Restore the spaces."""
        return [
            Segment(text.replace(GLUE, " "), style, control) if GLUE in text else segment
            for segment in segments
            for text, style, control in [segment]
        ]


class AsciiFilter(LineFilter):
    """Everything in ASCII; longer replacements are cut, so that lines keep their length."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Replace characters by similar ones."""
        return [
            Segment(in_ascii(text)[: len(text)].ljust(len(text)), style, control)
            for text, style, control in segments
        ]
