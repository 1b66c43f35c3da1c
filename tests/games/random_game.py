"""A random game in which every question, of chance too, can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from vigil.core import Decision, SeededDealer, Table

LIMIT: Final = 20_000
"""Answers after which a game counts as endless."""

S = TypeVar("S")
Asked = TypeVar("Asked", contravariant=True)


class Chooser(Protocol[Asked]):
    """A player with a plan."""

    def choose(self, s: Asked, decision: Decision, /) -> int: ...


class RandomGame(Generic[S]):
    """A game from where its table stands; without a player it is answered at random."""

    def __init__(
        self, table: Table, seed: int, state: type[S], player: Chooser[S] | None = None
    ) -> None:
        self.table = table
        self._kind = state
        self._chance = SeededDealer(seed)
        self._random = Random(seed)
        self._player = player

    @property
    def state(self) -> S:
        """The state on the table."""
        state = self.table.state
        assert isinstance(state, self._kind)
        return state

    def questions(self) -> Iterator[Decision]:
        """Every question of the game; each is answered after it was looked at."""
        while (decision := self.table.decision) is not None:
            assert self.table.ply < LIMIT, "the game does not end"
            yield decision
            self.table.apply(self._answer(decision))

    def _answer(self, decision: Decision) -> int:
        if decision.chance:
            return self._chance.deal(decision, self.table.ply)
        if self._player is not None:
            return self._player.choose(self.state, decision)
        return self._random.randrange(len(decision.options))

    def play(self) -> None:
        """Play to the end."""
        for _ in self.questions():
            pass

    def keeps(self, *checks: Callable[[S, Decision | None], None]) -> None:
        """Play to the end; all of this is true at every question and at the end."""
        for decision in self.questions():
            for holds in checks:
                holds(self.state, decision)
        for holds in checks:
            holds(self.state, None)
