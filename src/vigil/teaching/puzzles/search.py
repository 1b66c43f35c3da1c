"""The search: all choices of players and all results of chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from vigil.core.table import Table
from vigil.teaching.puzzles.goal import Goal, verdict

BOUND: Final = 20_000
"""The most positions in a search; a larger one is no puzzle."""


class TooLarge(Exception):
    """The search exceeds its bound."""


class Count(NamedTuple):
    """The number of lines, and of lines that are certain to succeed.

    A line is what is chosen until chance comes in or the goal is judged.
    """

    lines: int
    succeed: int
    shortest: tuple[int, ...] | None
    """The answers of the shortest line that succeeds."""


@dataclass
class Search:
    """A search for a goal; ``TooLarge`` ends it at its bound."""

    goal: Goal
    left: int = BOUND

    def count(self, table: Table, given: tuple[int, ...] = ()) -> Count:
        """The lines from a table on, after these answers."""
        decision = table.decision
        judged = verdict(self.goal, table)
        if judged is not None or decision is None or decision.chance:
            sure = self.is_sure(table)
            return Count(1, int(sure), given if sure else None)
        parts = [
            self.count(self.after(table, index), (*given, index))
            for index in range(len(decision.options))
        ]
        found = [part.shortest for part in parts if part.shortest is not None]
        return Count(
            sum(part.lines for part in parts),
            sum(part.succeed for part in parts),
            min(found, key=len, default=None),
        )

    def is_sure(self, table: Table) -> bool:
        """Whether the goal can be reached from here, whatever chance brings."""
        judged = verdict(self.goal, table)
        if judged is not None:
            return judged
        decision = table.decision
        assert decision is not None, "the end of the game is judged"
        nexts = (self.is_sure(self.after(table, at)) for at in range(len(decision.options)))
        return all(nexts) if decision.chance else any(nexts)

    def after(self, table: Table, index: int) -> Table:
        """A table after an answer; the given table does not change."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        twin = table.fork()
        twin.apply(index)
        return twin


def count(table: Table, goal: Goal, bound: int = BOUND) -> Count:
    """The lines from a table on, at which the caller answers for chance."""
    return Search(goal, bound).count(table)
