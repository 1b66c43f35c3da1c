"""The interface between the screens and a table, on this machine or on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.terminal.files import keep
from vigil.terminal.sitting import Sitting
from vigil.words import Words


class MenuAction(NamedTuple):
    """A menu entry: an action other than answering."""

    text: str
    do: Callable[[], Awaitable[None]]


class Backend(Protocol):
    """A table as the screens use it."""

    @property
    def table(self) -> Table:
        """The current table, read-only."""
        ...

    @property
    def own(self) -> tuple[int, ...]:
        """The seats for which this screen answers."""
        ...

    def player(self, seat: int) -> str:
        """The name of the person in a seat, or of the bot; empty for one of this screen."""
        ...

    @property
    def people(self) -> Mapping[int, str]:
        """The names of the people in the seats, as far as known."""
        ...

    @property
    def chat(self) -> list[str] | None:
        """The chat of the table; empty if there are no others."""
        ...

    def listen(self, heard: Callable[[], None], said: Callable[[str], None]) -> None:
        """Register functions to call when the table has changed and when there is a message."""
        ...

    async def begin(self) -> None:
        """Start whatever runs without this screen."""
        ...

    async def answer(self, index: int) -> None:
        """Take an option."""
        ...

    async def undo(self, depth: Depth) -> None:
        """Undo; ``NothingToUndo`` if nothing can be undone."""
        ...

    async def redo(self) -> None:
        """Redo the last undo."""
        ...

    async def agree(self, agrees: bool) -> None:
        """Answer a proposal."""
        ...

    async def say(self, text: str) -> None:
        """Say something to the others."""
        ...

    @property
    def suggested(self) -> Mapping[int, str]:
        """The suggested answers, with the names of those who suggest them."""
        ...

    async def suggest(self, index: int) -> None:
        """Suggest an answer to the choosing player."""
        ...

    def menu_actions(self) -> list[MenuAction]:
        """The available actions with other players."""
        ...

    @property
    def onward(self) -> str:
        """The link of the table to go to next; empty if there is none."""
        ...

    def leave(self, words: Words) -> str:
        """Leave the table; return the farewell text."""
        ...


class SoloBackend:
    """A backend without other people: no chat, suggestions or votes."""

    chat: list[str] | None = None
    people: Mapping[int, str] = {}
    suggested: Mapping[int, str] = {}
    onward = ""

    async def agree(self, agrees: bool) -> None:
        """Do nothing: there are no proposals."""

    async def say(self, text: str) -> None:
        """Do nothing: there is no chat."""

    async def suggest(self, index: int) -> None:
        """Do nothing: there is nobody to suggest to."""

    def menu_actions(self) -> list[MenuAction]:
        """None."""
        return []


class LocalBackend(SoloBackend):
    """All seats of people at a table on this machine; bots think beside the screen."""

    def __init__(self, sitting: Sitting, words: Words, kept: bool = True) -> None:
        self.sitting = sitting
        self._words = words
        self._kept = kept
        self._heard: Callable[[], None] = lambda: None
        self._said: Callable[[str], None] = print
        self._playing = object()
        """Counts changes, so that only the latest lets the bots play."""

    @property
    def table(self) -> Table:
        """The current table."""
        return self.sitting.table

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of people."""
        return self.sitting.people

    def player(self, seat: int) -> str:
        """The bot in a seat."""
        return self.sitting.player(seat)

    def listen(self, heard: Callable[[], None], said: Callable[[str], None]) -> None:
        """Register functions to call when the table has changed and when there is a message."""
        self._heard, self._said = heard, said

    async def begin(self) -> None:
        """Let the bots answer until it is a person's choice."""
        mine = self._playing = object()
        while mine is self._playing and (seat := self.sitting.bot_asked()) is not None:
            index = await asyncio.to_thread(self.sitting.bot_answer, seat, self.table.fork())
            if mine is self._playing:
                self.sitting.answer(index)
                self._heard()

    async def answer(self, index: int) -> None:
        """Take an option; then the bots play."""
        self.sitting.answer(index)
        await self._changed()

    async def undo(self, depth: Depth) -> None:
        """Go back to the last choice of a person, or to the start of its action or turn."""
        if said := self.sitting.undo(depth, self._words):
            self._said(said)
        await self._changed()

    async def redo(self) -> None:
        """Redo the last undo."""
        self.sitting.redo()
        await self._changed()

    async def _changed(self) -> None:
        self._heard()
        await self.begin()
        if self._kept:
            self.keep()

    def keep(self) -> Path:
        """Save the game in the data folder."""
        return keep(self.table, self.sitting.names)

    def leave(self, words: Words) -> str:
        """Save the game and say how to resume it."""
        if not self._kept:
            return ""
        return words.text("tui-kept", file=str(self.keep()))
