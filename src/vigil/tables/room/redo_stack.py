"""What can be redone, until another answer is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field

from vigil.core.table import Table
from vigil.tables.room.changes import Answered, event_data


class Reply(Struct):
    """An answer of a seat, with the chance answers after it."""

    seat: int
    answers: tuple[int, ...]


HERE: Final = -1
"""Redo continues from the current position."""


class RedoStack(Struct):
    """The undone replies, and where each undo began."""

    replies: list[Reply] = field(default_factory=list)
    """The undone replies, the next one first."""
    stops: list[int] = field(default_factory=list)
    """The plies at which undos began; redo goes to the last one first."""
    turns: int = 0
    """The number of undos; a client that knows it knows which answers are valid."""
    branches: list[int] = field(default_factory=list)
    """For each stop the ply at which redo begins: choices undone alone come after it."""

    def __post_init__(self) -> None:
        self.branches = self.branches or [HERE] * len(self.stops)

    def rewind(self, table: Table, to: int) -> None:
        """Undo, and store what was undone."""
        before, gone = table.ply, table.replies_since(to)
        table.rewind(to)
        self.turns += 1
        kept = [Reply(seat, answers) for ply, seat, answers in gone if ply >= table.ply]
        if kept:
            self._push(kept, before, HERE)

    def take_back(self, table: Table, to: int, kept: Iterable[Reply]) -> tuple[Answered, ...]:
        """Undo, replay the answers that stay, and store the game as it was."""
        before, gone = table.ply, table.replies_since(to)
        table.rewind(to)
        given = tuple([_follow(table, reply) for reply in kept])
        self.turns += 1
        self._push([Reply(seat, answers) for _, seat, answers in gone], before, to)
        return given

    def _push(self, replies: list[Reply], stop: int, branch: int) -> None:
        self.replies = replies + self.replies
        self.stops.append(stop)
        self.branches.append(branch)

    @property
    def branch(self) -> int | None:
        """The ply to return to before a redo; usually the current one."""
        return None if self.branches[-1] == HERE else self.branches[-1]

    def next(self, table: Table) -> list[Reply]:
        """The next replies to redo."""
        found, ply = [], table.ply if self.branch is None else self.branch
        for reply in self.replies:
            if ply >= self.stops[-1]:
                break
            found.append(reply)
            ply += len(reply.answers)
        return found

    def go_back(self, table: Table, to: int) -> None:
        """Go back to the ply where the redo branches off."""
        table.rewind(to)
        self.turns += 1

    def note(self, answers: tuple[int, ...], table: Table) -> None:
        """Keep the stack if an answer is the next to redo, otherwise clear it."""
        begun = table.ply - len(answers)
        if (
            self.replies
            and self.branches[-1] in (HERE, begun)
            and self.replies[0].answers == answers
        ):
            self.replies = self.replies[1:]
            self.branches[-1] = HERE
            while self.stops and self.stops[-1] <= table.ply:
                self.stops.pop()
                self.branches.pop()
        else:
            self.forget()

    def give(self, table: Table, reply: Reply) -> Answered:
        """Give an answer and its chance answers again, whatever the dealer says."""
        given = _follow(table, reply)
        self.note(reply.answers, table)
        return given

    def turn_back(self) -> None:
        """Note an undo that cannot be redone."""
        self.forget()
        self.turns += 1

    def forget(self) -> None:
        """Clear the stack."""
        self.replies, self.stops, self.branches = [], [], []


def _follow(table: Table, reply: Reply) -> Answered:
    """Give an answer and its chance answers, whatever the dealer says."""
    ply, mark, dealer = table.ply, table.bookmark(), table.dealer
    table.dealer = None
    try:
        table.follow(reply.answers)
    finally:
        table.dealer = dealer
    return Answered(reply.seat, ply, reply.answers, event_data(table.events_since(mark)))
