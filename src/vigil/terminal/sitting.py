"""A game on this machine: the table, the bots at it, and what was undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vigil.bots import Bot
from vigil.core.decision import EVERYONE, Decision
from vigil.core.errors import NothingToUndo
from vigil.core.table import Table
from vigil.core.undo import Depth
from vigil.terminal.face import face_of


@dataclass
class Sitting:
    """A table with people and bots; all people sit at this terminal."""

    table: Table
    bots: Mapping[int, Bot]
    """The bots by seat."""
    names: Mapping[int, str] = field(default_factory=dict)
    """What these bots are called."""
    undone: list[Table] = field(default_factory=list)
    """The tables as they were before each undo, the last one last."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(self.table.setup.players) if seat not in self.bots)

    def bot_asked(self) -> int | None:
        """The seat of a bot that has an answer to give; asked with people, bots come first."""
        decision = self.table.decision
        if decision is None:
            return None
        seats = [seat for seat in decision.seats() if seat in self.bots]
        if decision.seat == EVERYONE and seats:
            view, is_done = self.table.view(), face_of(self.table.game.name).is_done
            seats = [seat for seat in seats if not is_done(view, seat)]
        return next(iter(seats), None)

    def bot_answer(self, seat: int, table: Table) -> int:
        """What a bot chooses among the options of its seat, at this table or at a copy."""
        decision = table.decision
        assert decision is not None
        own = decision.options_of(seat)
        return own[self.bots[seat].choose(table, decision.put_to(seat))]

    def let_bots_play(self) -> None:
        """Answer for the bots until a person is asked."""
        while (seat := self.bot_asked()) is not None:
            self.table.apply(self.bot_answer(seat, self.table))

    def is_of_a_bot(self, decision: Decision | None, answer: int) -> bool:
        """Whether a bot gave that answer."""
        return decision is not None and any(
            answer in decision.options_of(seat) for seat in self.bots
        )

    def undo(self, depth: Depth) -> None:
        """Go back to the last choice of a person, or to the start of its action or turn."""
        table = self.table.fork()
        answers = table.record.answers
        table.undo(depth)
        while self.is_of_a_bot(table.decision, answers[table.ply]):
            table.undo()
        self.undone.append(self.table)
        self.table = table

    def redo(self) -> bool:
        """Do again what was undone last, as it was; false when there is nothing of that kind."""
        self.undone = [table for table in self.undone if self._leads_to(table)]
        if self.undone:
            self.table = self.undone.pop()
            return True
        return False

    def _leads_to(self, table: Table) -> bool:
        """Whether another table is further on, and nobody has answered otherwise since."""
        given = self.table.record.answers
        return len(given) < table.ply and table.record.answers[: len(given)] == given

    def before_last_bot(self) -> tuple[Table, int] | None:
        """The table at which a bot answered last, with its answer; nothing before the first."""
        table, answers = self.table.fork(), self.table.record.answers
        try:
            table.undo()
            while not self.is_of_a_bot(table.decision, answers[table.ply]):
                table.undo()
        except NothingToUndo:
            return None
        return table, answers[table.ply]
