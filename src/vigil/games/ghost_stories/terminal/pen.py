"""What every cell of the drawing is drawn with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.panel import Panel
from rich.text import Text

from vigil.games.ghost_stories.terminal import marks
from vigil.games.ghost_stories.white_moon.shown.views import MoonView
from vigil.terminal.style import OPTION
from vigil.words import Speaker, Words

COLUMNS: Final = 5
"""Cells side by side."""
LINES: Final = 3
"""Lines of text inside a cell."""
FEWER_LINES: Final = 2
"""Where the terminal is low: names on one line, powers in the frame."""


@dataclass(frozen=True)
class Pen:
    """Words, the room there is, and the numbers of the open options."""

    words: Words
    speaker: Speaker
    width: int
    """Width of a cell with its border."""
    lines: int
    """Lines of text inside a cell."""
    options: Mapping[tuple[str | int, ...], int]
    """The number of each option that is open now."""
    moon: MoonView | None
    """The parts of White Moon, where it is played."""

    def cell(
        self,
        lines: list[Text],
        title: Text,
        style: str,
        *targets: tuple[str | int, ...],
        frame: box.Box = box.ROUNDED,
    ) -> Panel:
        """A framed cell; the numbers of the options that name it stand in its frame."""
        title.truncate(self.width - 6, overflow="ellipsis")
        numbers = " ".join(str(self.options[t]) for t in targets if t in self.options)
        return Panel(
            Text("\n", no_wrap=True, overflow="ellipsis").join(lines),
            frame,
            title=title or None,
            title_align="left",
            subtitle=Text(f"[{numbers}]", OPTION) if numbers else None,
            subtitle_align="right",
            border_style=style,
            width=self.width,
            height=self.lines + 2,
            padding=0,
        )

    def fitted(self, text: str, lines: int, style: str = "") -> list[Text]:
        """A text wrapped to the cell."""
        return [Text(line, style) for line in marks.fitted(text, self.width - 2, lines)]
