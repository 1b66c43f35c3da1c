"""What went back at a table and can be done again, until somebody answers otherwise."""

from __future__ import annotations

from msgspec import Struct, field

from vigil.core.table import Table
from vigil.tables.room.changes import Answered, event_data


class Reply(Struct):
    """An answer of a seat, with those that chance gave after it."""

    seat: int
    answers: tuple[int, ...]


class RedoStack(Struct):
    """The replies that went back, and where each undo began."""

    replies: list[Reply] = field(default_factory=list)
    """The next one first."""
    stops: list[int] = field(default_factory=list)
    """The plies from which the game went back; doing again leads to the last one first."""
    turns: int = 0
    """How often the game went back; who knows all of them knows which answers count."""

    def rewind(self, table: Table, to: int) -> None:
        """Take a game back and keep what went back."""
        before, gone = table.ply, table.replies_since(to)
        table.rewind(to)
        table.forget()
        self.turns += 1
        kept = [Reply(seat, answers) for ply, seat, answers in gone if ply >= table.ply]
        if kept:
            self.replies = kept + self.replies
            self.stops.append(before)

    def next(self, table: Table) -> list[Reply]:
        """What would be done again next."""
        found, ply = [], table.ply
        for reply in self.replies:
            if ply >= self.stops[-1]:
                break
            found.append(reply)
            ply += len(reply.answers)
        return found

    def note(self, answers: tuple[int, ...], table: Table) -> None:
        """What was undone stays as long as everybody answers as before."""
        if self.replies and self.replies[0].answers == answers:
            self.replies = self.replies[1:]
            self.stops = [stop for stop in self.stops if stop > table.ply]
        else:
            self.forget()

    def give(self, table: Table, reply: Reply) -> Answered:
        """Give an answer and those of chance exactly as they were, whatever the dealer says."""
        ply, mark, dealer = table.ply, table.bookmark(), table.dealer
        table.dealer = None
        try:
            table.follow(reply.answers)
        finally:
            table.dealer = dealer
        self.note(reply.answers, table)
        return Answered(reply.seat, ply, reply.answers, event_data(table.events_since(mark)))

    def turn_back(self) -> None:
        """The game went back, and nothing of it can be done again."""
        self.forget()
        self.turns += 1

    def forget(self) -> None:
        """Nothing can be done again any more."""
        self.replies, self.stops = [], []
