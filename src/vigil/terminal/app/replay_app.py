"""Watching a recorded game step by step, back and forth."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import BindingType
from textual.widgets import Static

from vigil.core.record import Record
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.terminal.app.app import TableApp
from vigil.terminal.app.backend import SoloBackend
from vigil.terminal.app.keys import key
from vigil.terminal.screen import Screen
from vigil.words import Words

LINE: Final = 24
"""Columns of the progress line."""
TURN: Final = 10
"""Choices in a long step."""


class ReplayBackend(SoloBackend):
    """A viewer of a record; any answer moves to the next choice."""

    def __init__(self, record: Record, at: int = 0) -> None:
        self.record = record
        whole = Table.replay(record)
        self._whole = whole
        self.stops = [ply for ply, _, _ in whole.replies_since(0)] + [whole.ply]
        """The plies of the players' choices, and the end."""
        self._at = min(at, len(self.stops) - 1)
        self._table = self._table_at()
        self._heard: Callable[[], None] = lambda: None
        self.leapt = False
        """Whether more than one choice was skipped."""

    @property
    def table(self) -> Table:
        """The game at the current choice."""
        return self._table

    @property
    def own(self) -> tuple[int, ...]:
        """All seats: every question is shown."""
        return tuple(range(self.record.setup.players))

    @property
    def taken(self) -> int | None:
        """The answer given here; ``None`` at the end."""
        answers = self.record.answers
        return answers[self._table.ply] if self._table.ply < len(answers) else None

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the current choice, and of all choices."""
        return self._at, len(self.stops) - 1

    def _table_at(self) -> Table:
        table = self._whole.fork()
        table.dealer = None
        table.rewind(self.stops[self._at])
        return table

    def go(self, at: int) -> None:
        """Go to another choice, within the game."""
        self.leapt = at != self._at + 1
        self._at = max(0, min(at, len(self.stops) - 1))
        self._table = self._table_at()
        self._heard()

    def player(self, seat: int) -> str:
        """Empty: records have no names."""
        return ""

    def listen(self, heard: Callable[[], None], said: Callable[[str], None]) -> None:
        """Register the function to call when another choice is shown."""
        self._heard = heard

    async def begin(self) -> None:
        """Do nothing."""

    async def answer(self, index: int) -> None:
        """Move to the next choice."""
        self.go(self._at + 1)

    async def undo(self, depth: Depth) -> None:
        """Go back."""
        self.go(self._at - 1)

    async def redo(self) -> None:
        """Move to the next choice."""
        self.go(self._at + 1)

    def leave(self, words: Words) -> str:
        """Do nothing: there is nothing to save."""
        return ""


class ReplayApp(TableApp):
    """The screens of a game for a viewer, with a progress line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("left", "step(-1)"),
        key("right", "step(1)"),
        key("shift+left,less_than_sign", f"step(-{TURN})"),
        key("shift+right,greater_than_sign", f"step({TURN})"),
        key("home", "first", priority=True),  # not the list's own keys
        key("end", "last", priority=True),
    ]
    heard_at_once = (
        *TableApp.heard_at_once,
        *("left", "right", "shift+left", "shift+right", "less_than_sign", "greater_than_sign"),
        *("home", "end"),
    )

    def __init__(
        self, backend: ReplayBackend, voice: Screen, beat: float = 0.4, ascii_only: bool = False
    ) -> None:
        super().__init__(backend, voice, beat, ascii_only)
        self.replay = backend

    def on_mount(self) -> None:
        """Show the keys of a replay."""
        self.query_one("#keys", Static).update(self.words.text("tui-replay-keys"))

    def hear(self) -> None:
        """Show the current choice; only single steps are animated."""
        if self.replay.leapt:
            self.playback.forget()
        super().hear()

    def arrived(self) -> None:
        """Put the cursor on the option taken."""
        super().arrived()
        taken = self.replay.taken
        if taken is not None and taken + 1 in self.choices.numbers:
            self.choices.point_at(taken + 1)

    def question(self, own: bool) -> str:
        """The question, below the place in the game."""
        at, of = self.replay.progress
        done = LINE * at // max(of, 1)
        line = f"{'━' * done}●{'─' * (LINE - done)} {at}/{of}"
        return Text(f"{line}\n{super().question(own)}").plain

    def show_end(self) -> None:
        """Do nothing: a replay ends without a message."""

    def action_step(self, choices: int) -> None:
        """Move by a number of choices, or back."""
        self.playback.stop()
        self.replay.go(self.replay.progress[0] + choices)

    def action_first(self) -> None:
        """Go to the beginning."""
        self.replay.go(0)

    def action_last(self) -> None:
        """Go to the end."""
        self.replay.go(self.replay.progress[1])
