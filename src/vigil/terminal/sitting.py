"""A game on this machine: a room with the people at this terminal, and its bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.bots import Bot
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.tables.host.thinking import answer_of
from vigil.tables.room import answering, undoing
from vigil.tables.room.room import Room
from vigil.tables.room.seats import Seat
from vigil.terminal.undo_words import UndoWords
from vigil.words import Words
from vigil.words.speaker import speaker_for

PERSON: Final = "person"
"""The name of the player at this terminal, for the room."""


class Sitting:
    """A table with people and bots; this terminal has the seats of all people."""

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], names: Mapping[int, str] | None = None
    ) -> None:
        self.bots = bots
        """The bots by seat."""
        self.names = names or {}
        """The names of the bots."""
        seats = [
            Seat(bot=self.names.get(seat, "bot")) if seat in bots else Seat(PERSON)
            for seat in range(table.setup.players)
        ]
        self.room = Room.going_on(table, seats)
        self.room.remembers = True

    @property
    def table(self) -> Table:
        """The current game."""
        return self.room.game

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(self.room.humans)

    def player(self, seat: int) -> str:
        """The bot in a seat."""
        return self.names.get(seat, "")

    def answer(self, index: int) -> None:
        """Take an option for the seat that has it."""
        decision = self.room.decision
        seat = 0 if decision is None else decision.seat_of(index)
        answering.answer(self.room, seat, self.room.ply, index)

    def bot_asked(self) -> int | None:
        """The seat of a bot that has an answer to give; asked with people, bots come first."""
        found = self.room.bot_to_move()
        return None if found is None else found[0]

    def bot_answer(self, seat: int, table: Table) -> int:
        """A bot's choice among the options of its seat, at this table or at a copy."""
        return answer_of(self.bots[seat], table, seat)

    def let_bots_play(self) -> None:
        """Let the bots answer until it is a person's choice."""
        while (seat := self.bot_asked()) is not None:
            self.answer(self.bot_answer(seat, self.table))

    def undo(self, depth: Depth, words: Words) -> str:
        """Undo the last choice of a person, its action or its turn; return what was undone."""
        people = self.people
        targets = undoing.undo_targets(self.room, people)
        undoing.undo(self.room, min(people, default=-1), depth, other_seats=people)
        speaker, view = speaker_for(self.table.setup, words), self.table.view()
        told = UndoWords(words, speaker, people, self.player, view)
        return told.sentence(None if targets is None else getattr(targets, depth))

    def redo(self) -> None:
        """Redo the last undo."""
        undoing.redo(self.room, min(self.people, default=-1), self.people)

    def before_last_bot(self) -> tuple[Table, int] | None:
        """The table before the last bot answer, with that answer; nothing before the first."""
        for ply, seat, answers in reversed(self.table.replies_since(0)):
            if seat in self.bots:
                return self.table.copy_at(ply), answers[0]
        return None
