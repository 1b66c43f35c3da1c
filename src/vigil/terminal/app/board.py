"""The drawing of the table; its parts can be clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from vigil.terminal.canvas import NAMES, NUMBERS, PIECE, Canvas, Pages

Draw: TypeAlias = Callable[[Canvas], RenderableType]
RIGHT: Final = 3
"""The mouse button that looks things up."""
LINES: Final = 8
"""Lines to scroll in a drawing without pages."""
CHOSEN: Final = Style(bgcolor="#4d3c0f", bold=True)
NUMBER: Final = Style(bold=True, reverse=True)
"""The highlight of things named by the option under the cursor."""
LIT: Final = Style(bgcolor="#1d4a5c", bold=True, underline=True)
"""The highlight of things mentioned in a text."""


class Board(ScrollView, can_focus=False):
    """A face's drawing, as large as there is room."""

    class Pressed(Message):
        """A part of the drawing with options was clicked."""

        def __init__(self, numbers: tuple[int, ...]) -> None:
            super().__init__()
            self.numbers = numbers

    class Asked(Message):
        """A piece was looked up."""

        def __init__(self, kind: str, id: str) -> None:
            super().__init__()
            self.kind = kind
            self.id = id

    def __init__(self) -> None:
        super().__init__(id="board")
        self._draw: Draw | None = None
        self._chosen: int | None = None
        self._lit: tuple[str, ...] = ()
        self._lines: list[list[Segment]] = []
        self._about: frozenset[str] = frozenset()
        self._page = 0
        """The height of a page, if the drawing has several."""

    def show(self, draw: Draw, chosen: int | None, about: Iterable[object] = ()) -> None:
        """Draw the table, with the highlighted option and the subject of the question."""
        self._draw, self._chosen = draw, chosen
        self._about = frozenset(part for part in about if isinstance(part, str))
        self._redraw()

    def point_at(self, chosen: int | None) -> None:
        """Draw the same with another option."""
        if chosen != self._chosen:
            changed, top = {self._chosen, chosen} - {None}, self.scroll_offset.y
            self._chosen = chosen
            self._show_chosen()
            if top == self.scroll_offset.y:
                self._repaint(changed)
            else:
                self.refresh()

    def _repaint(self, numbers: set[int | None]) -> None:
        """Repaint only the lines in which these options are marked."""
        rows = [y for y, line in enumerate(self._lines) if numbers & _numbers_in(line)]
        width, top = self.size.width, self.scroll_offset.y
        if rows:  # an empty region would repaint everything
            self.refresh(*(Region(0, y - top, width, 1) for y in rows))

    def pieces_of(self, number: int) -> list[tuple[str, str]]:
        """The kinds and ids of the pieces drawn for an option."""
        metas = [
            segment.style.meta
            for line in self._lines
            for segment in line
            if segment.style is not None and number in segment.style.meta.get(NUMBERS, ())
        ]
        return [*dict.fromkeys(meta[PIECE] for meta in metas if meta.get(PIECE))]

    def light(self, names: tuple[str, ...]) -> None:
        """Highlight the things of these names; ``tile:*`` means all tiles."""
        self._lit = names
        self._bring_into_view(
            [y for y, line in enumerate(self._lines) if any(map(self._is_lit, line))]
        )
        self.refresh()

    @property
    def is_alight(self) -> bool:
        """Whether anything is highlighted for a text."""
        return any(self._is_lit(segment) for line in self._lines for segment in line)

    def _is_lit(self, segment: Segment) -> bool:
        named = () if segment.style is None else segment.style.meta.get(NAMES, ())
        return any(fnmatchcase(name, wanted) for name in named for wanted in self._lit)

    def on_resize(self) -> None:
        """Draw the table in the new size."""
        self._redraw()

    def _redraw(self) -> None:
        width, height = self.size
        if self._draw is None or not width or not height:
            return
        drawing = self._draw(Canvas(width, height, filled=True))
        console = self.app.console
        options = console.options.update(width=width, height=None)
        self._lines = console.render_lines(drawing, options, pad=True)
        self._page = drawing.height if isinstance(drawing, Pages) else 0
        self.virtual_size = Size(width, len(self._lines))
        self._show_chosen()
        self.refresh()

    def _show_chosen(self) -> None:
        """Scroll to the target of the highlighted option, or to the subject of the question."""
        numbered = [y for y, line in enumerate(self._lines) if self._chosen in _numbers_in(line)]
        self._bring_into_view(
            numbered or [y for y, line in enumerate(self._lines) if self._about & _named_in(line)]
        )

    def _bring_into_view(self, rows: list[int]) -> None:
        if not rows:
            return
        if self._page:
            self.scroll_to(y=rows[0] // self._page * self._page, animate=False)
        else:
            region = Region(0, rows[0], 1, rows[-1] - rows[0] + 1)
            self.scroll_to_region(region, animate=False)

    def turn(self, pages: int) -> None:
        """Show the next page, or one before, or scroll by some lines."""
        self.scroll_relative(y=pages * (self._page or LINES), animate=False)

    def render_line(self, y: int) -> Strip:
        """One line of the drawing."""
        row = y + self.scroll_offset.y
        line = self._lines[row] if row < len(self._lines) else []
        strip = Strip(map(self._pointed_at, line)).adjust_cell_length(self.size.width)
        return strip.apply_style(self.rich_style)

    def _pointed_at(self, segment: Segment) -> Segment:
        """A part of the drawing, highlighted if it belongs to the option under the cursor."""
        style = segment.style
        if self._lit and style is not None and self._is_lit(segment):
            return Segment(segment.text, style + LIT)
        if style is None or self._chosen not in style.meta.get(NUMBERS, ()):
            return segment
        return Segment(segment.text, style + (NUMBER if "[" in segment.text else CHOSEN))

    def on_click(self, event: events.Click) -> None:
        """Click a part with options; look up anything else, or anything right-clicked."""
        meta = event.style.meta
        if meta.get(NUMBERS) and event.button != RIGHT:
            self.post_message(self.Pressed(meta[NUMBERS]))
        elif meta.get(PIECE):
            self.post_message(self.Asked(*meta[PIECE]))


def _named_in(line: list[Segment]) -> set[str]:
    """The ids of the things in a line, such as those of lands."""
    return {
        name.partition(":")[2]
        for segment in line
        if segment.style is not None
        for name in segment.style.meta.get(NAMES, ())
    }


def _numbers_in(line: list[Segment]) -> set[int | None]:
    return {
        number
        for segment in line
        if segment.style is not None
        for number in segment.style.meta.get(NUMBERS, ())
    }
