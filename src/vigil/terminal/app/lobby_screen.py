"""The seats of a table before its game, with keys to sit down, add bots and start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import Worker

from vigil.core.errors import VigilError
from vigil.terminal.app.base_app import DARK, LIGHT
from vigil.terminal.app.dialogs import InputDialog, MenuDialog
from vigil.terminal.app.keys import key
from vigil.terminal.app.lobby import Lobby
from vigil.terminal.app.shared_table_keys import CHATTED
from vigil.words import explain


class LobbyApp(App[bool]):
    """Waits for a game; true when it has started, false when the player left."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        key("ctrl+c,ctrl+q,q", "leave"),
        key("b", "bot"),
        key("p", "pick"),
        key("s", "start"),
        key("c", "chat"),
        key("t", "theme"),
    ]

    def __init__(self, lobby: Lobby) -> None:
        super().__init__()
        self.lobby = lobby

    def compose(self) -> ComposeResult:
        """The seats, the chat, and the keys."""
        say = self.lobby.words.text
        yield Static(Text(self.lobby.title, "bold"), id="lobby")
        yield OptionList(id="seats")
        yield Static(say("tui-lobby-how"), id="how", markup=False)
        yield Static(id="said", markup=False)
        yield Static(say("tui-lobby-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Show the seats and follow changes."""
        self.theme = DARK
        self.lobby.listen(self.hear, self.say_aloud)
        self.lobby.begin()
        self.hear()
        self.query_one(OptionList).focus()

    def hear(self) -> None:
        """Show the current seats; close when the game has started."""
        if self.lobby.has_begun:
            self.lobby.end()
            self.exit(True)
            return
        seats = self.query_one(OptionList)
        at = seats.highlighted or 0
        lines = [self.lobby.seat_line(seat) for seat in range(len(self.lobby.info.seats))]
        seats.clear_options()
        seats.add_options([Option(Text(line)) for line in lines])
        seats.highlighted = min(at, len(lines) - 1)
        self.query_one("#said", Static).update(Text("\n".join(self.lobby.chat[-CHATTED:])))

    def say_aloud(self, text: str) -> None:
        """Show a message for a while."""
        self.notify(text, timeout=6, markup=False)

    def _do(self, work: Callable[[], Awaitable[Any]]) -> None:
        async def tried() -> None:
            try:
                await work()
            except VigilError as error:
                self.say_aloud(explain(error, self.lobby.words))

        _: Worker[None] = self.run_worker(tried, group="table")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the seat, or leave it."""
        seat = event.option_index
        own = seat in self.lobby.own
        self._do(self.lobby.stand if own else partial(self.lobby.sit, seat))

    def action_bot(self) -> None:
        """Put another bot into the seat under the cursor."""
        seat = self.query_one(OptionList).highlighted
        if seat is not None:
            self._do(partial(self.lobby.seat_next_bot, seat))

    def action_pick(self) -> None:
        """Choose what the seat under the cursor plays with."""
        seat = self.query_one(OptionList).highlighted
        offered = [] if seat is None else self.lobby.offered_to(seat)
        if seat is None or not offered:
            self.say_aloud(self.lobby.words.text("tui-no-picks"))
            return

        def chosen(place: int | None) -> None:
            if place is not None and place >= 0:
                self._do(partial(self.lobby.pick, seat, offered[place]))

        lines = [Text(one.name, "bold").append(_below(one.text), "not bold dim") for one in offered]
        self.push_screen(MenuDialog(self.lobby.words.text("tui-title-pick"), lines), chosen)

    def action_start(self) -> None:
        """Start the game."""
        self._do(self.lobby.start)

    def action_chat(self) -> None:
        """Say something to the others."""

        def said(text: str | None) -> None:
            if text:
                self._do(partial(self.lobby.say, text))

        self.push_screen(InputDialog(self.lobby.words.text("tui-title-chat")), said)

    def action_theme(self) -> None:
        """Switch between light and dark."""
        self.theme = LIGHT if self.theme == DARK else DARK

    def action_leave(self) -> None:
        """Leave; the seat stays ours."""
        self.lobby.end()
        self.exit(False)


def _below(text: str) -> str:
    return f"\n{text}" if text else ""
