"""The backend of a table on a server, whose answers are replayed locally."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from vigil.core.record import Record
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.tables.protocol import messages
from vigil.tables.protocol.marks import Plan, Sign
from vigil.tables.protocol.messages import (
    AnyMessage,
    Chat,
    Emoted,
    SeatInfo,
    Suggested,
    TableInfo,
    Welcome,
)
from vigil.tables.room.state import UndoTargets
from vigil.terminal.app.backend import MenuAction
from vigil.terminal.app.connection import Connection
from vigil.terminal.app.http import Address, ServerError
from vigil.terminal.app.keyring import keep_token, proof_for
from vigil.terminal.app.menu_actions import menu_actions_at
from vigil.terminal.app.player_names import called, chat_line
from vigil.terminal.undo_words import UndoWords
from vigil.words import Words, speaker_for, thing_at, things_on

PAUSES: Final = (0.2, 0.5, 1.0, 2.0)
"""Seconds between retries."""


def is_there(seat: SeatInfo) -> bool:
    """Whether the player of a seat has the table in view."""
    return seat.here and not seat.away


class NetworkBackend:
    """Seats at a server's table, or a spectator without any.

    Nothing at a table is secret: its record has every answer. So the game is replayed locally from
    its answers, and all screens read this copy.
    """

    def __init__(self, address: Address, token: str, words: Words, name: str = "") -> None:
        self.address = address
        self.info: TableInfo = address.get()
        self.chat: list[str] = []
        self.words = words
        self.connection = Connection(address, token, words, name)
        self.onward = ""
        """The link of the table to go to next."""
        self._table = Table.replay(Record.from_json(address.record()))
        self._own: tuple[int, ...] = ()
        self.lent: tuple[int, ...] = ()
        """Our seats that a bot plays until we take them back."""
        self._heard: Callable[[], None] = lambda: None
        self._suggestions: dict[int, str] = {}
        self._suggested_at = -1
        self._plans: set[str] = set()
        """The plans already reported."""
        self._catching_up = asyncio.Lock()
        self._undo: UndoTargets | None = None
        """The targets of our undos, as last received."""

    # -- what the screens see

    @property
    def table(self) -> Table:
        """The game as answered so far."""
        return self._table

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of this viewer."""
        return self._own

    def player(self, seat: int) -> str:
        """The name of a person or a bot."""
        there = self.info.seats[seat]
        return called(there.name, self.words) or there.bot

    @property
    def people(self) -> Mapping[int, str]:
        """The names of the people in the seats."""
        seats = enumerate(self.info.seats)
        return {seat: called(there.name, self.words) for seat, there in seats if there.name}

    @property
    def suggested(self) -> Mapping[int, str]:
        """The suggested answers, with the names of those who suggest them."""
        return self._suggestions if self._suggested_at == self._table.ply else {}

    @property
    def proposal(self) -> str:
        """Another player's proposal that we have not agreed to."""
        found = self.info.proposal
        if found is None or not self._own or set(self._own) & {*found.agreed}:
            return ""
        return self._undo_words.proposed(found, self._table.ply)

    @property
    def _undo_words(self) -> UndoWords:
        """The words for undos."""
        speaker = speaker_for(self._table.setup, self.words)
        return UndoWords(self.words, speaker, self._own, self.player, self._table.view())

    def listen(self, heard: Callable[[], None], said: Callable[[str], None]) -> None:
        """Register functions to call when the table has changed and when there is a message."""
        self._heard, self.connection.said = heard, said

    # -- what the server tells

    async def begin(self) -> None:
        """Connect, and reconnect whenever the connection is lost."""
        self.connection.begin(self._hear)

    async def _hear(self, message: AnyMessage) -> None:
        """Handle a message of the server."""
        match message:
            case Chat():
                self._hear_chat(message)
            case Emoted(name, seat, emote):
                gesture = self.words.text(f"web-table-emote-{emote}")
                self._others_say(seat, f"{called(name, self.words)}: {gesture}")
            case Suggested():
                self._hear_suggestion(message)
            case messages.Called(name, of=of) if of in self._own:
                self.connection.said(self.words.text("tui-called", name=called(name, self.words)))
            case messages.Pinged(name, seat, ref, sign):
                said = self.words.text("tui-pinged", sign=sign, thing=self._thing(ref))
                self._others_say(seat, f"{called(name, self.words)}: {said}")
            case messages.Plans(plans):
                self._hear_plans(plans)
            case messages.Renamed(seats, before, name) if self._own != tuple(seats):
                names = {"before": called(before, self.words), "name": called(name, self.words)}
                self.connection.said(self.words.text("tui-renamed", **names))
            case messages.Rematch():
                self.connection.said(self.words.text("tui-rematch"))
            case messages.Unseated(seat):
                await self._lose_seat(seat)
            case Welcome() | messages.Status():
                await self._hear_status(message)
            case messages.View():
                self._undo = message.undo
            case messages.Rewound():
                self._undo = message.undo
                await self._catch_up()
                self._heard()
            case messages.Update(ply) if ply > self._table.ply:
                await self._catch_up()
                self._heard()

    async def _hear_status(self, message: Welcome | messages.Status) -> None:
        """Seats, proposals or the state of the table have changed."""
        before, seats = self.proposal, self.info.seats
        self.info = message.table
        if isinstance(message, Welcome):
            await self._welcome(message)
        else:
            self._tell_presence(seats)
        if self.proposal and self.proposal != before:
            self.connection.said(self.proposal)
        self._heard()

    def _tell_presence(self, before: Sequence[SeatInfo]) -> None:
        """Report which of the others have left or returned."""
        for seat, (was, now) in enumerate(zip(before, self.info.seats, strict=True)):
            if now.name and was.name == now.name and is_there(was) != is_there(now):
                key = "tui-came-back" if is_there(now) else "tui-went-away"
                self._others_say(seat, self.words.text(key, name=called(now.name, self.words)))

    async def _welcome(self, message: Welcome) -> None:
        """Take over the full state: our seats, the chat, the missed events."""
        self._undo = message.undo
        await self._catch_up()
        before, self._own = self._own or self.lent, tuple(message.seats)
        self.chat = [chat_line(line, self.words) for line in message.chat]
        if self._own:
            self.lent = ()
        elif self.connection.token:
            await self._lose_seat(*before)

    async def _lose_seat(self, *seats: int) -> None:
        """Note that a bot stands in for us, or that another player has our seat."""
        token = self.connection.token
        for seat in seats if token else ():
            good = await asyncio.to_thread(self.address.is_good, seat, token)
            if good:
                if not self.lent:
                    self.connection.said(self.words.text("tui-lent"))
                self.lent, self._own = (seat,), ()
                return
        self.lent = ()
        keep_token(self.address.link, "", token)
        self.connection.token = ""
        self.connection.said(self.words.text("tui-unseated"))
        await self.connection.hello()

    def _thing(self, ref: str) -> str:
        """The name of a thing that a player points at."""
        speaker = speaker_for(self._table.setup, self.words)
        return thing_at(speaker, ref, self._table.view())

    def _others_say(self, seat: int, text: str) -> None:
        if seat < 0 or seat not in {*self._own, *self.lent}:
            self.connection.said(text)

    def _hear_chat(self, line: Chat) -> None:
        said = chat_line(line, self.words)
        self.chat.append(said)
        self._others_say(line.seat, said)

    def _hear_plans(self, plans: Sequence[Plan]) -> None:
        """Report new plans of others."""
        for plan in plans:
            if plan.id not in self._plans:
                things = " → ".join(self._thing(ref) for ref in (plan.ref, plan.to) if ref)
                intent = self.words.text("tui-plans", intent=plan.intent, thing=things)
                said = ": ".join(filter(None, (intent, plan.text)))
                self._others_say(plan.seat, f"{self.player(plan.seat)}: {said}")
        self._plans = {plan.id for plan in plans}

    def _hear_suggestion(self, message: Suggested) -> None:
        """Note a suggestion, shown at its answer until the question changes."""
        if self._suggested_at != message.ply:
            self._suggestions, self._suggested_at = {}, message.ply
        before = self._suggestions.get(message.index, "")
        name = called(message.name, self.words)
        if name not in before.split(", "):
            names = ", ".join(filter(None, (before, name)))
            self._suggestions = self._suggestions | {message.index: names}
        text = self.words.text("tui-suggests", name=name, number=message.index + 1)
        self._others_say(message.seat, text)
        self._heard()

    async def _catch_up(self) -> None:
        """Apply the server's answers."""
        async with self._catching_up:
            record = Record.from_json(await self._patiently(self.address.record))
            given = self._table.record.answers
            if record.answers[: len(given)] == given:
                self._table.follow(record.answers[len(given) :])
            else:
                self._table = await asyncio.to_thread(Table.replay, record)
            self.connection.heard_until = self._table.ply

    async def _patiently(self, ask: Callable[[], str]) -> str:
        """Send an HTTP request, and retry later if the server is too busy."""
        for wait in PAUSES:
            try:
                return await asyncio.to_thread(ask)
            except ServerError as error:
                await self.connection.wait_for_server(int(str(error.data.get("seconds", 0))))
                await asyncio.sleep(wait)
        return await asyncio.to_thread(ask)

    # -- wishes

    async def answer(self, index: int) -> None:
        """Take an option of the question shown here."""
        await self.connection.ask(messages.Answer(ply=self._table.ply, index=index))

    async def undo(self, depth: Depth) -> None:
        """Undo, or propose it to the others; say what goes and what stays."""
        target = None if self._undo is None else getattr(self._undo, depth)
        await self.connection.ask(messages.Undo(depth=depth))
        if said := self._undo_words.sentence(target):
            self.connection.said(said)

    async def redo(self) -> None:
        """Redo what was undone, or propose it."""
        await self.connection.ask(messages.Redo())

    async def agree(self, agrees: bool) -> None:
        """Answer a proposal."""
        await self.connection.ask(messages.Agree() if agrees else messages.Decline())

    async def rename(self, name: str) -> None:
        """Change your name."""
        await self.connection.ask(messages.Rename(name=name))

    async def say(self, text: str) -> None:
        """Write a line of chat."""
        await self.connection.ask(messages.Say(text=text))

    async def suggest(self, index: int) -> None:
        """Suggest an answer to the choosing player."""
        await self.connection.ask(messages.Suggest(ply=self._table.ply, index=index))

    def things(self) -> dict[str, str]:
        """The refs of what can be pointed at, by name."""
        return things_on(speaker_for(self._table.setup, self.words), self._table.view())

    async def ping(self, ref: str, sign: Sign) -> None:
        """Point at a thing on the board for everyone."""
        await self.connection.ask(messages.Ping(ref=ref, sign=sign))

    def menu_actions(self) -> list[MenuAction]:
        """Gestures, pausing, giving up, a bot for an absent player, another game."""
        return menu_actions_at(self)

    def go_on_to(self, link: str) -> None:
        """Leave for another table."""
        self.onward = link
        self._heard()

    def leave(self, words: Words) -> str:
        """Close the connection; the seat stays ours."""
        self.connection.end()
        left = words.text("tui-left-table", link=self.address.link)
        proof = proof_for(self.address.link)
        if not proof or self.info.status != "over":
            return left
        return "\n".join(
            (left, words.text("tui-verify-dice", command=f"vigil verify FILE {proof}"))
        )
