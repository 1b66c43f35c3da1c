"""The canvas and the font that the pictures of all games share."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Colour: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]

PAPER: Final[Colour] = (245, 240, 228)
INK: Final[Colour] = (40, 36, 32)


class PixelCanvas:
    """A picture that is being drawn."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGB", (width, height), PAPER)
        self._pen = ImageDraw.Draw(self._image)

    def box(self, at: Point, size: Point, fill: Colour, line: Colour = INK) -> None:
        """A box with this upper left corner."""
        self._pen.rectangle((*at, at[0] + size[0], at[1] + size[1]), fill, line)

    def disc(self, at: Point, radius: float, fill: Colour) -> None:
        """A disc around a point."""
        x, y = at
        self._pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill, INK)

    def shape(self, points: list[Point], fill: Colour) -> None:
        """A closed shape."""
        self._pen.polygon(points, fill, INK)

    def write(self, at: Point, text: str, size: int = 12, colour: Colour = INK) -> None:
        """Lines of text with this upper left corner."""
        self._pen.multiline_text(at, text, colour, ImageFont.load_default(size), spacing=2)

    def write_around(self, at: Point, text: str, size: int = 12, colour: Colour = INK) -> None:
        """Lines of text around a point."""
        font = ImageFont.load_default(size)
        self._pen.multiline_text(at, text, colour, font, "mm", spacing=2, align="center")

    def pixels(self) -> NDArray[np.uint8]:
        """Height, width and three colours."""
        return np.array(self._image, np.uint8)


def title(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ").capitalize()
