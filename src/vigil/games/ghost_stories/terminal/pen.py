"""Drawing tools shared by all cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from vigil.games.ghost_stories.terminal import marks
from vigil.games.ghost_stories.white_moon.presentation.views import MoonView
from vigil.terminal.canvas import standing_for
from vigil.terminal.style import OPTION
from vigil.words import Speaker, Words

COLUMNS: Final = 5
"""Cells side by side."""
LINES: Final = 3
"""Lines of text inside a cell."""
NUMBER: Final = 4
"""Columns for the number of an option in a line."""
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

    framed: bool = True
    """Whether cells have frames; without them the table is ten lines lower."""

    def cell(
        self,
        lines: list[Text],
        title: Text,
        style: str,
        *targets: tuple[str | int, ...],
        frame: box.Box = box.ROUNDED,
        piece: tuple[str, str] | None = None,
    ) -> RenderableType:
        """A cell; it shows the numbers of the options that name it."""
        numbers = [self.options[target] for target in targets if target in self.options]
        draw = self._framed if self.framed else self._barred
        names = [":".join(map(str, target)) for target in targets]
        if piece is not None and piece[0] == "ghost":
            names.append(f"card:{piece[1]}")
        return standing_for(draw(lines, title, style, numbers, frame), numbers, piece, names)

    def _framed(
        self, lines: list[Text], title: Text, style: str, numbers: list[int], frame: box.Box
    ) -> Panel:
        """A cell in a frame, its numbers at the lower edge."""
        title.truncate(self.width - 6, overflow="ellipsis")
        return Panel(
            Text("\n", no_wrap=True, overflow="ellipsis").join(lines),
            frame,
            title=title or None,
            title_align="left",
            subtitle=self._numbers(numbers) if numbers else None,
            subtitle_align="right",
            border_style=style,
            width=self.width,
            height=self.lines + 2,
            padding=0,
        )

    def _barred(
        self, lines: list[Text], title: Text, style: str, numbers: list[int], frame: box.Box
    ) -> Text:
        """A cell with a bar at its left, its numbers in the first line."""
        inside = self.width - 2
        shown = self._numbers(numbers) if numbers else Text()
        title.truncate(inside - shown.cell_len, overflow="ellipsis")
        first = title.append(" " * (inside - title.cell_len - shown.cell_len)).append_text(shown)
        rows = [first, *lines]
        for row in rows[1:]:
            row.truncate(inside, overflow="ellipsis", pad=True)
        bar = frame.mid_left
        cell = Text("\n", no_wrap=True)
        return cell.join(Text.assemble((bar, style), row, " ") for row in rows)

    def _numbers(self, numbers: list[int]) -> Text:
        """The numbers to type, in brackets."""
        return Text(f"[{' '.join(map(str, numbers))}]", OPTION)

    def named(self, name: str, title: Text, lines: int, style: str) -> tuple[Text, list[Text]]:
        """The title of a cell and the lines of its name, which begins in an unused title."""
        if self.framed or title:
            return title, self.fitted(name, lines, style)
        room = " " * NUMBER
        first, *rest = marks.fitted(f"{room}{name}", self.width - 2, lines + 1)
        return Text(first.strip(), style), [Text(line, style) for line in rest]

    def fitted(self, text: str, lines: int, style: str = "") -> list[Text]:
        """A text wrapped to the cell."""
        return [Text(line, style) for line in marks.fitted(text, self.width - 2, lines)]

    def needed(self, text: str, most: int, style: str = "") -> list[Text]:
        """A text wrapped to the cell, in no more lines than it needs."""
        found = [line for line in self.fitted(text, most, style) if line]
        return found or [Text()]
