"""Dialogs over the table: a text to read, a search, a line to write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from vigil.terminal.app.keys import key, latin


class TextDialog(ModalScreen[str]):
    """A text; the keys it names close it and return their values."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,question_mark", "put_away", show=False),
        key("down,j", "scroll_by(1)"),
        key("up,k", "scroll_by(-1)"),
        Binding("pagedown", "scroll_by(10)", show=False),
        Binding("pageup", "scroll_by(-10)", show=False),
    ]

    def __init__(
        self, title: str, text: RenderableType, keys: str = "", at_end: bool = False
    ) -> None:
        super().__init__()
        self._title, self._text, self._keys, self._at_end = title, text, keys, at_end

    def compose(self) -> ComposeResult:
        """A frame with the text, which may be long."""
        with VerticalScroll(classes="sheet") as frame:
            frame.border_title = self._title
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Fit the height of the table, and scroll to the end if it is read from there."""
        self.set_class(self.app.screen_stack[0].has_class("low"), "low")
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def update(self, *parts: RenderableType) -> None:
        """Show another text."""
        self._text = Group(*parts)
        if self.is_mounted:
            self.query_one(Static).update(self._text)

    def on_key(self, event: events.Key) -> None:
        """Close on a key that the text names."""
        pressed = latin(event.character or "")
        if pressed and pressed in self._keys:
            event.stop()
            self.dismiss(pressed)

    def action_put_away(self) -> None:
        """Close it."""
        self.dismiss("")

    def action_scroll_by(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class SearchDialog(ModalScreen[None]):
    """A search field, with the results below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "put_away", show=False),
        Binding("down", "scroll_by(1)", show=False, priority=True),
        Binding("up", "scroll_by(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_by(10)", show=False, priority=True),
        Binding("pageup", "scroll_by(-10)", show=False, priority=True),
    ]

    def __init__(
        self, title: str, prompt: str, find: Callable[[str], RenderableType], word: str = ""
    ) -> None:
        super().__init__()
        self._title, self._prompt, self._find, self._word = title, prompt, find, word

    def compose(self) -> ComposeResult:
        """The search field, and room for the results."""
        with Vertical(classes="sheet") as frame:
            frame.border_title = self._title
            yield Input(self._word, placeholder=self._prompt)
            with VerticalScroll(can_focus=False):
                yield Static(self._find(self._word), markup=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show the results for the current word."""
        self.query_one(Static).update(self._find(event.value))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_put_away(self) -> None:
        """Close it."""
        self.dismiss(None)

    def action_scroll_by(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class InputDialog(ModalScreen[str]):
    """A line to type, such as a file name, below a text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", show=False)]

    def __init__(self, title: str, text: str = "") -> None:
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        """A line in a frame."""
        with Vertical(classes="sheet") as frame:
            frame.border_title = self._title
            if self._text:
                yield Static(self._text, markup=False)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the text."""
        self.dismiss(event.value.strip())

    def action_put_away(self) -> None:
        """Close it without a text."""
        self.dismiss("")


class MenuDialog(ModalScreen[int]):
    """Lines to choose from; the result is the index of one, or -1 for none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", show=False)]

    def __init__(self, title: str, lines: Sequence[str | Text]) -> None:
        super().__init__()
        self._title, self._lines = title, lines

    def compose(self) -> ComposeResult:
        """The lines in a frame."""
        with Vertical(classes="sheet") as frame:
            frame.border_title = self._title
            yield OptionList(*self._lines, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The line chosen."""
        event.stop()
        self.dismiss(event.option_index)

    def action_put_away(self) -> None:
        """Close it without a choice."""
        self.dismiss(-1)
