"""Playback: events are shown moment by moment, the whole screen as it was at that moment."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from textual.timer import Timer

from vigil.core.film import film
from vigil.core.table import Table
from vigil.words.phrases import View

if TYPE_CHECKING:
    from vigil.terminal.app.table_view_app import TableViewApp

BEAT: Final = 0.6
"""Seconds per moment at the usual pace."""
PACES: Final[Mapping[str, float]] = {"normal": 1, "slow": 2.5, "off": 0, "fast": 0.4}
"""The factors of the paces; ``off`` shows nothing. A key cycles through them."""
LONGEST: Final = 8.0
"""The longest playback at the usual pace, in seconds."""
LIGHT: Final = 1
"""The most lines about one's own answer that do not delay the next question."""
TOO_SOON: Final = 0.25
"""Keys pressed this soon after a question were meant for something else, in seconds."""


class Moment(NamedTuple):
    """A moment before the current table."""

    text: str
    """The current event; empty before the first one."""
    view: View
    told: int
    """The number of events so far."""


class EventPlayback:
    """The clock of the screen: which moment is shown, until the current table is reached."""

    def __init__(self, app: TableViewApp, beat: float) -> None:
        self.pace = "normal" if beat else "off"
        self.moment: Moment | None = None
        """The moment shown; ``None`` for the current table."""
        self._app = app
        self._beat = beat or BEAT
        self._newest: Table | None = None
        self._left: deque[Moment] = deque()
        self._count = 0
        """The number of moments in this playback."""
        self._awaited = 0
        """The number of films being made."""
        self._take = 0
        """Counts playbacks: a film that arrives late belongs to an earlier one."""
        self._line = asyncio.Lock()
        self._timer: Timer | None = None
        self._ended = -TOO_SOON

    def follow(self, table: Table, told: int, lines: int, rewound: bool) -> None:
        """Play back what led to the table: ``lines`` lines after the first ``told`` events."""
        before, self._newest = self._newest, table.fork()
        if before is None or rewound or table.ply < before.ply or self.pace == "off":
            self._end()
        elif table.ply > before.ply and not self._is_light(before, lines):
            if self.moment is None:
                self.moment = Moment("", before.game.view(before.state, None, None), told)
            self._awaited += 1
            answers = table.answers_since(before.ply)
            shoot = partial(self._shoot, before, answers, told, self._take)
            self._app.beside(shoot, "film", exclusive=False)

    def forget(self) -> None:
        """Skip the playback before the next table."""
        self._newest = None

    def change_pace(self) -> None:
        """Switch to the next pace."""
        paces = [*PACES]
        self.pace = paces[(paces.index(self.pace) + 1) % len(paces)]
        self.stop()

    def stop(self) -> None:
        """Show the current table at once."""
        if self.moment is not None:
            self._end()
            self._app.show()

    def takes_key(self) -> bool:
        """Whether a key only ends the playback, or comes too soon after it."""
        telling = self.moment is not None
        self.stop()
        return telling or monotonic() - self._ended < TOO_SOON

    def _is_light(self, before: Table, lines: int) -> bool:
        """Whether players who were asked already need not wait for the playback."""
        asked = () if before.decision is None else before.decision.seats()
        own = any(seat in self._app.backend.own for seat in asked)
        return self.moment is None and own and lines <= LIGHT

    async def _shoot(self, before: Table, answers: Sequence[int], told: int, take: int) -> None:
        async with self._line:  # films are shown in the order of play
            moments = await asyncio.to_thread(self._worded, before, answers, told)
        if take == self._take and self._app.is_running:
            self._awaited -= 1
            self._left.extend(moments)
            self._count += len(moments)
            if self._timer is None:
                self._next()

    def _worded(self, before: Table, answers: Sequence[int], told: int) -> list[Moment]:
        speaker, frames = self._app.voice.speaker, film(before, answers)
        moments = [
            Moment(speaker.event(event, view) or "", view, number)
            for number, (_, event, view) in enumerate(frames, told + 1)
        ]
        return [moment for moment in moments if moment.text]

    def _next(self) -> None:
        self._halt()
        if not self._app.screen_stack:
            return  # the table is being left
        if self._left:
            self.moment = self._left.popleft()
            time = min(self._beat, LONGEST / self._count) * PACES[self.pace]
            self._timer = self._app.set_timer(time, self._next)
            self._app.show()
        elif not self._awaited:
            self._ended = monotonic()
            self.stop()

    def _end(self) -> None:
        self._take += 1
        self._awaited = self._count = 0
        self._left.clear()
        self.moment = None
        self._halt()

    def _halt(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
