"""The space of a drawing, and how its parts name their options and pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.styled import Styled

NUMBERS: Final = "numbers"
"""The metadata key of a style with the option numbers of a part."""
PIECE: Final = "piece"
"""The key of the kind and id of the piece shown by a part."""

NAMES: Final = "names"
"""The key of a part's name in lessons, such as ``tile:4``."""


@dataclass(frozen=True)
class Canvas:
    """Columns and lines of a drawing."""

    width: int
    height: int
    """Lines that the drawing should fit into."""
    filled: bool = False
    """Whether the drawing fills its lines, with maps and high cells.

    Otherwise it takes few, for scrolling, and has lists, which are easier to read aloud.
    """


@dataclass(frozen=True)
class Pages:
    """Drawings of the same height below each other, shown one at a time."""

    pages: Sequence[RenderableType]
    height: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Every page, padded or cut to its height."""
        for page in self.pages:
            lines = console.render_lines(page, options, pad=True)[: self.height]
            lines += [[Segment(" " * options.max_width)]] * (self.height - len(lines))
            for line in lines:
                yield from line
                yield Segment.line()


def meaning(
    numbers: Iterable[int] = (),
    piece: tuple[str, str] | None = None,
    names: Iterable[str] = (),
) -> Style:
    """A style without colour that carries the options and the piece of a part."""
    found = {NUMBERS: tuple(numbers), PIECE: piece, NAMES: tuple(names)}
    return Style.from_meta({name: value for name, value in found.items() if value})


def standing_for(
    part: RenderableType,
    numbers: Iterable[int] = (),
    piece: tuple[str, str] | None = None,
    names: Iterable[str] = (),
) -> RenderableType:
    """A part of a drawing with its options and piece."""
    return Styled(part, meaning(numbers, piece, names))
