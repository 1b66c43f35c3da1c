"""The base of every screen of a table: backend, words, background work, theme."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import BindingType
from textual.filter import LineFilter, NoColor
from textual.worker import Worker

from vigil.core.errors import VigilError
from vigil.core.table import Table
from vigil.terminal.app.backend import Backend
from vigil.terminal.app.keys import key
from vigil.terminal.app.line_filters import AsciiFilter, LightThemeFilter, NoBreakFilter
from vigil.terminal.files import file_trouble
from vigil.terminal.screen import Screen
from vigil.words import Words, explain

DARK: Final = "textual-dark"
LIGHT: Final = "textual-light"


class BaseApp(App[str]):
    """An application for one table; its return value is printed at the end."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [key("ctrl+c,ctrl+q,q", "leave"), key("t", "theme")]

    def __init__(self, backend: Backend, voice: Screen, ascii_only: bool = False) -> None:
        super().__init__()
        self.title = "Vigil"
        self.backend = backend
        self.voice = voice
        self._ascii = ascii_only

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.voice.words

    @property
    def table(self) -> Table:
        """The current table."""
        return self.backend.table

    @property
    def bots(self) -> dict[int, str]:
        """The bots at the table by seat."""
        named = {seat: self.backend.player(seat) for seat in range(self.table.setup.players)}
        return {seat: name for seat, name in named.items() if seat not in self.backend.own and name}

    @property
    def own_asked(self) -> list[int]:
        """The seats of this viewer that are asked."""
        decision = self.table.decision
        asked = () if decision is None else decision.seats()
        return [seat for seat in asked if seat in self.backend.own]

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Filters for all lines: no colours, colours for a light background, ASCII."""
        found = list(super().get_line_filters())
        if self.no_color:
            found.append(NoColor())
        elif self.theme == LIGHT:
            found.append(LightThemeFilter())
        return [*found, NoBreakFilter(), *([AsciiFilter()] if self._ascii else [])]

    def do(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something at the table; a refusal is shown as one sentence."""

        async def tried() -> None:
            try:
                await work()
            except VigilError as error:
                self.say_aloud(explain(error, self.words))
            except OSError as error:
                self.say_aloud(file_trouble(error, self.words))

        self.beside(tried, "table", exclusive=False)

    def beside(
        self, work: Callable[[], Awaitable[None]], group: str, exclusive: bool = True
    ) -> None:
        """Run some work in the background, replacing the group's current work or after it."""

        async def working() -> None:
            await work()

        _: Worker[None] = self.run_worker(working, group=group, exclusive=exclusive)

    def say_aloud(self, text: str) -> None:
        """Show a message beside the table for a while."""
        self.notify(text, timeout=6, markup=False)

    def action_theme(self) -> None:
        """Switch between light and dark."""
        self.theme = LIGHT if self.theme == DARK else DARK
        self.refresh(layout=True)

    def action_leave(self) -> None:
        """Leave; the game is saved."""
        try:
            self.exit(self.backend.leave(self.words))
        except OSError as error:
            self.exit(file_trouble(error, self.words))
