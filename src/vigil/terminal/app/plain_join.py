"""A server's table line by line: for screen readers, or without a full-screen terminal."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from threading import Thread
from typing import Any, Final, get_args

from rich.text import Text

from vigil.core.decision import Decision
from vigil.core.errors import VigilError
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.tables.protocol.marks import Sign
from vigil.terminal.app.lobby import Lobby
from vigil.terminal.app.network import NetworkBackend
from vigil.terminal.files import file_trouble
from vigil.terminal.prompt import Prompt
from vigil.terminal.screen import Screen, make_console
from vigil.words import Words, explain, things_called

Line = str | None
"""A typed line; ``None`` at the end of the input."""
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
"""The messages of a ping; the first needs no word."""
MOST_NAMES: Final = 8
"""The most things listed for an ambiguous name."""


class Lines:
    """Typed lines, read in the background."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Line] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._put(line.rstrip("\n"))
        self._put(None)

    def _put(self, line: Line) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._queue.put_nowait, line)

    def stir(self) -> None:
        """End the wait for a line with an empty one."""
        self._queue.put_nowait("")

    async def next(self) -> Line:
        """The next line."""
        return await self._queue.get()


async def tried(work: Awaitable[Any], words: Words, say: Callable[[str], None]) -> None:
    """Send a request; show any refusal as one sentence."""
    try:
        await work
    except VigilError as error:
        say(explain(error, words))
    except OSError as error:
        say(file_trouble(error, words))


class PlainLobby:
    """The seats of a table before its game, as lines; true when the game has begun."""

    def __init__(self, lobby: Lobby, lines: Lines) -> None:
        self.lobby, self.lines = lobby, lines
        self._console = make_console()
        self._shown: list[str] = []
        self._heard_chat = 0

    def _print(self, text: str) -> None:
        self._console.print(Text(text))

    async def stay(self) -> bool:
        """Show the seats whenever they change, and carry out commands."""
        self.lobby.listen(self._heard, self._print)
        self.lobby.begin()
        self._print(self.lobby.title)
        self._print(self.lobby.words.text("tui-lobby-commands"))
        await self.lobby.connection.welcomed.wait()
        try:
            while not self.lobby.has_begun:
                line = await self.lines.next()
                if line is None or line.strip() in ("q", "quit"):
                    return False
                await self._obey(line.strip())
            return True
        finally:
            self.lobby.end()

    def _heard(self) -> None:
        """Print the seats that have changed, and new chat messages."""
        seats = [self.lobby.seat_line(seat) for seat in range(len(self.lobby.info.seats))]
        said = self.lobby.chat[self._heard_chat :]
        for line in [*(seat for seat in seats if seat not in self._shown), *said]:
            self._print(line)
        self._shown, self._heard_chat = seats, len(self.lobby.chat)
        if self.lobby.has_begun:
            self.lines.stir()

    async def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        seat, _, bot = rest.partition(" ")
        number = int(seat) - 1 if seat.isdecimal() else -1
        known: Mapping[str, Callable[[], Awaitable[None]]] = {
            "stand": self.lobby.stand,
            "start": self.lobby.start,
            "say": partial(self.lobby.say, rest),
            "name": partial(self.lobby.rename, rest),
        }
        if 0 <= number < len(self.lobby.info.seats):
            sit = partial(self.lobby.sit, number)
            pick = partial(self._pick, number, bot)
            known = {**known, "sit": sit, "bot": partial(self.lobby.seat_bot, number, bot)}
            known = {**known, "pick": pick}
        if word in known:
            await tried(known[word](), self.lobby.words, self._print)
        elif word:
            self._print(self.lobby.words.text("tui-lobby-commands"))

    async def _pick(self, seat: int, wanted: str) -> None:
        """Choose what a seat plays with, by number; without one, list the choices."""
        offered = self.lobby.offered_to(seat)
        if wanted.isdecimal() and 0 < int(wanted) <= len(offered):
            await self.lobby.pick(seat, offered[int(wanted) - 1])
            return
        lines = [f"{number:3} {one.name}" for number, one in enumerate(offered, 1)]
        self._print("\n".join(lines or [self.lobby.words.text("tui-no-picks")]))


class JoinedSession(Prompt):
    """The commands of the plain table, at a server's table."""

    def __init__(self, backend: NetworkBackend, screen: Screen, lines: Lines) -> None:
        super().__init__(screen)
        self.backend, self.lines = backend, lines
        self._asked: object = None
        self._waiting = ""
        """The players we reported waiting for; each is named once."""
        self._changed = asyncio.Event()
        self._wish: Awaitable[Any] | None = None
        """The request of the last line."""
        self.commands = {
            **self.commands,
            "say": partial(self.wish, backend.say),
            "name": partial(self.wish, backend.rename),
            "agree": lambda _: self.wish(backend.agree, True),
            "decline": lambda _: self.wish(backend.agree, False),
            "suggest": self.suggest,
            "ping": self.ping,
            "do": self.deed,
        }

    @property
    def table(self) -> Table:
        """The game as it has been answered so far."""
        return self.backend.table

    @property
    def people(self) -> tuple[int, ...]:
        """Our seats."""
        return self.backend.own

    async def stay(self) -> str:
        """Play until the player leaves; return the link of the next table, or nothing."""
        self.backend.listen(self.heard, self.screen.line)
        await self.backend.begin()
        self.screen.say("cli-welcome")
        await self.backend.connection.welcomed.wait()
        while not (self.left or self.backend.onward):
            line = await self.lines.next()
            if line is None:
                break
            if line.strip().isdecimal() and not sys.stdin.isatty():
                await self._our_turn()
            if self.is_surplus(line):
                continue
            if line.strip() and self.obey(line, self.own_question()):
                self.show()
            if self._wish is not None:
                wish, self._wish = self._wish, None
                await tried(wish, self.screen.words, self.screen.line)
        if not self.backend.onward:
            self.screen.line(self.backend.leave(self.screen.words))
        self.backend.connection.end()
        return self.backend.onward

    async def _our_turn(self) -> None:
        """Wait for our turn; a script cannot know when it is."""
        while self.own_question() is None and self.table.decision is not None and self.people:
            self._changed.clear()
            await self._changed.wait()

    def own_question(self) -> Decision | None:
        """The question to one of our seats, if any."""
        decision = self.table.decision
        asked = decision is not None and any(seat in self.people for seat in decision.seats())
        return decision if asked else None

    def heard(self) -> None:
        """Report a change, and show the question if it is ours."""
        self._changed.set()
        if self.backend.onward:
            self.lines.stir()
        asked = (self.table.ply, self.people)
        if asked != self._asked:
            self._asked = asked
            self.show()

    def show(self) -> None:
        """Print the events, and the question or who is waited for."""
        self.screen.name_people(self.backend.people)
        self.told = min(self.told, len(self.table.events))
        self.tell()
        decision = self.own_question()
        if decision is not None:
            self.screen.board(self.table)
            self.screen.question(self.table, decision, self.people)
        elif self.table.decision is None:
            self.screen.outcome(self.table)
            self.screen.say("tui-end-commands")
        else:
            waiting = ", ".join(map(self.backend.player, self.table.decision.seats()))
            if waiting != self._waiting:
                self.screen.say("tui-waiting", names=waiting)
            self._waiting = waiting
            return
        self._waiting = ""

    # -- commands

    def wish(self, ask: Callable[..., Awaitable[Any]], *given: Any) -> bool:
        """Send a request; its effects arrive as messages."""
        self._wish = ask(*given)
        return False

    def take(self, index: int) -> bool:
        """Take an option."""
        return self.wish(self.backend.answer, index)

    def go_back(self, depth: Depth) -> bool:
        """Undo, or propose it."""
        return self.wish(self.backend.undo, depth)

    def redo(self, _: str) -> bool:
        """Redo what was undone, or propose it."""
        return self.wish(self.backend.redo)

    def suggest(self, number: str) -> bool:
        """Suggest an option to the choosing players; without a number, list theirs."""
        decision = self.table.decision
        if decision is not None and number.isdecimal() and 0 < int(number) <= len(decision.options):
            return self.wish(self.backend.suggest, int(number) - 1)
        if decision is not None:
            self.screen.question(self.table, decision)
        return False

    def ping(self, wanted: str) -> bool:
        """Point at a thing by its name or a part of it, after an optional message."""
        sign, _, name = wanted.strip().partition(" ")
        if sign not in SIGNS:
            sign, name = SIGNS[0], wanted.strip()
        things = self.backend.things()
        found = things_called(things, name) if name else []
        if len(found) == 1:
            return self.wish(self.backend.ping, things[found[0]], sign)
        names = "; ".join(found[:MOST_NAMES])
        self.screen.say("tui-ping-which", count=len(found), thing=name, names=names)
        return False

    def deed(self, number: str) -> bool:
        """Carry out a menu action; without a number, list the actions."""
        menu_actions = self.backend.menu_actions()
        if number.isdecimal() and 0 < int(number) <= len(menu_actions):
            return self.wish(menu_actions[int(number) - 1].do)
        for place, deed in enumerate(menu_actions, 1):
            self.screen.line(f"{place:3} {deed.text}")
        return False

    def unknown(self, line: str) -> bool:
        """Handle a line that is no command, or answers a question that is not ours."""
        if self.own_question() is not None or self.table.decision is None:
            return super().unknown(line)
        self._waiting = ""
        self.show()
        return False

    def help(self, word: str) -> bool:
        """The commands, also those with others."""
        super().help(word)
        if not word:
            self.screen.say("tui-join-commands")
        return False


async def join_plainly(lobby: Lobby, lines: Lines) -> str:
    """Wait for the game and play it; return the link of the next table, or nothing."""
    if not lobby.has_begun and not await PlainLobby(lobby, lines).stay():
        return ""
    backend = NetworkBackend(lobby.address, lobby.connection.token, lobby.words, lobby.name)
    screen = Screen.of(backend.table.setup, lobby.words, make_console())
    return await JoinedSession(backend, screen, lines).stay()
