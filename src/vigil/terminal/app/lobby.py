"""A table before its game: sitting down, adding bots, starting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final, TypeVar

from msgspec import Struct

from vigil.tables.protocol.messages import (
    AnyMessage,
    Chat,
    Rename,
    Say,
    Status,
    TableInfo,
    Unseated,
    Welcome,
)
from vigil.tables.replies.tables import BotName, GivenLuck, Named, SeatToken, Start
from vigil.tables.replies.titles import own_title
from vigil.tables.room.picks import Pick
from vigil.terminal.app.connection import Connection
from vigil.terminal.app.http import Address, ServerError, games_of
from vigil.terminal.app.keyring import host_token_for, keep_luck, keep_token, luck_for, token_for
from vigil.terminal.app.picks import Offered, Picks
from vigil.terminal.app.player_names import called, chat_line
from vigil.words import Words

T = TypeVar("T")
LUCK_BYTES: Final = 16


class Lobby:
    """The seats of a table as reported by the server, and what can be done about them."""

    def __init__(self, address: Address, words: Words, name: str) -> None:
        self.address, self.words, self.name = address, words, name
        self.info: TableInfo = address.get()
        self.chat: list[str] = []
        self.own: tuple[int, ...] = ()
        self.host = host_token_for(address.link)
        """The host token, if we made the table."""
        offer = next(one for one in games_of(address.site) if one.id == self.info.game)
        self.bots = offer.bots
        self.picks = Picks(offer, self.info, words)
        self.connection = Connection(address, token_for(address.link), words, name)
        self._heard: Callable[[], None] = lambda: None

    @property
    def has_begun(self) -> bool:
        """Whether the game has started."""
        return self.info.status != "waiting"

    @property
    def title(self) -> str:
        """The name of the table, and its game."""
        game = self.words.text(f"cli-game-{self.info.game}")
        return " · ".join(filter(None, (own_title(self.info, self.words), game, self.address.link)))

    def seat_line(self, seat: int) -> str:
        """The player of a seat."""
        say, there = self.words.text, self.info.seats[seat]
        who = called(there.name, self.words) or there.bot
        state = "free" if not who else "bot" if there.bot else "here"
        if seat in self.own:
            state = "own"
        elif there.reserved:
            state = "kept"
        elif state == "here" and (there.away or not there.here):
            state = "away" if there.here else "lost"
        line = say(f"tui-seat-{state}", number=seat + 1, name=who)
        picked = self.picks.name(there.pick, there.side, there.also)
        return " — ".join(filter(None, (line, picked)))

    def offered_to(self, seat: int) -> list[Offered]:
        """The picks still available to a seat."""
        others = [one.pick for n, one in enumerate(self.info.seats) if n != seat]
        return self.picks.offered(self.info.seats[seat], others)

    def listen(self, heard: Callable[[], None], said: Callable[[str], None]) -> None:
        """Register functions to call when anyone comes or goes and when there is a message."""
        self._heard, self.connection.said = heard, said

    def begin(self) -> None:
        """Connect."""
        self.connection.begin(self._hear)

    def end(self) -> None:
        """Stop connecting."""
        self.connection.end()

    async def _hear(self, message: AnyMessage) -> None:
        match message:
            case Chat():
                self.chat.append(chat_line(message, self.words))
            case Unseated():
                await self.connection.hello()
            case Welcome():
                self.info = message.table
                self.chat = [chat_line(line, self.words) for line in message.chat]
                if self.connection.token == self.connection.shown:
                    self._own_only(tuple(message.seats))
                    await self._add_luck()
            case Status(table):
                self.info = table
        self._heard()

    def _own_only(self, seats: tuple[int, ...]) -> None:
        """Keep only valid tokens of ours; delete the others."""
        self.own = seats
        if self.connection.token and not seats:
            keep_token(self.address.link, "", self.connection.token)
            self.connection.token = ""
            self.connection.said(self.words.text("tui-unseated"))

    async def _add_luck(self) -> None:
        """Add our entropy to the dice, once the server has committed to its part."""
        told, luck = self.info, luck_for(self.address.link)
        if self.has_begun or told.challenge or told.lesson:
            return
        for seat in self.own:
            given = luck.setdefault(seat, token_hex(LUCK_BYTES))
            keep_luck(self.address.link, told.commitment, luck)
            with suppress(ServerError):  # the others' entropy still counts
                path, token = f"/seats/{seat}/luck", self.connection.token
                self.info = await self._ask(TableInfo, "PUT", path, GivenLuck(given), token)

    def _keep(self, token: str, *own: int) -> None:
        keep_token(self.address.link, token)
        self.connection.token, self.own = token, own

    # -- wishes

    async def sit(self, seat: int) -> None:
        """Take a free seat, or that of a bot, and leave our own."""
        await self._leave()
        taken = await self._ask(SeatToken, "POST", f"/seats/{seat}", Named(self.name), "")
        self._keep(taken.token, seat)
        await self.connection.hello()

    async def stand(self) -> None:
        """Leave our seat."""
        await self._leave()
        await self.connection.hello()

    async def _leave(self) -> None:
        """Give up our seats; the invalid token needs no message.

        Before the server has said which seats are ours, the token may still be valid for one.
        """
        if not self.own:
            return
        token, self.connection.token = self.connection.token, ""
        try:
            for seat in self.own:
                await self._ask(TableInfo, "DELETE", f"/seats/{seat}", None, token)
        except ServerError:
            self.connection.token = token
            raise
        self._keep("")

    async def seat_next_bot(self, seat: int) -> None:
        """Put the next bot of the list into a seat; after the last one the seat is free again."""
        known = [*self.bots, ""]
        there = self.info.seats[seat].bot
        await self.seat_bot(seat, known[(known.index(there) + 1) % len(known)])

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play a seat; an empty name frees it."""
        path = f"/seats/{seat}/bot"
        self.info = await self._ask(TableInfo, "PUT", path, BotName(bot), self._authority)
        self._heard()

    async def pick(self, seat: int, wanted: Offered) -> None:
        """Choose what a seat plays with."""
        path, pick = f"/seats/{seat}/pick", Pick(wanted.value, wanted.side, wanted.also)
        self.info = await self._ask(TableInfo, "PUT", path, pick, self._picker(seat))
        self._heard()

    def _picker(self, seat: int) -> str:
        """The token that picks for a seat: its player's, else the host's."""
        return self.connection.token if seat in self.own else self._authority

    async def start(self) -> None:
        """Start the game, as the host."""
        if not self.host:
            self.connection.said(self.words.text("tui-host-starts"))
            return
        self.info = await self._ask(TableInfo, "POST", "/start", Start(), self.host)
        self._heard()

    @property
    def _authority(self) -> str:
        return self.host or self.connection.token or "none"

    async def rename(self, name: str) -> None:
        """Change your name."""
        self.name = self.connection.name = name
        await self.connection.ask(Rename(name=name))

    async def say(self, text: str) -> None:
        """Write a line of chat."""
        await self.connection.ask(Say(text=text))

    async def _ask(
        self, kind: type[T], method: str, path: str, body: Struct | None, token: str
    ) -> T:
        return await asyncio.to_thread(self.address.ask, kind, method, path, body, token)
