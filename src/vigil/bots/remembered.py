"""Cached values of options: rollouts of one question often meet the same positions."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import Final

from vigil.bots.heuristics import heuristics_of
from vigil.bots.rules_bot import RulesBot, worths_of
from vigil.core.decision import Decision
from vigil.core.game import Setup
from vigil.core.state import GameState
from vigil.core.step import Run

MOST: Final = 1024
"""How many positions are remembered at least, once there were as many; at most twice as many."""
TABLES: Final = 3
"""For how many setups."""


class Memory:
    """Worths in games of one setup; the older half is forgotten when there are too many."""

    __slots__ = ("_new", "_old", "_position")

    def __init__(self, setup: Setup) -> None:
        self._position = heuristics_of(setup.game).position
        self._new: dict[Hashable, list[float]] = {}
        self._old: dict[Hashable, list[float]] = {}

    def worths(self, state: GameState, decision: Decision) -> list[float]:
        """What each option of a question is worth by the rules of thumb."""
        if self._position is None:
            return worths_of(state, decision)
        kind, about, options = decision.kind, decision.about, decision.options
        key = decision.seat, kind, about, options, self._position(state)
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is None:
                found = worths_of(state, decision)
            if len(self._new) >= MOST:
                self._old, self._new = self._new, {}
            self._new[key] = found
        return found


_memories: Final[deque[tuple[Setup, Memory]]] = deque(maxlen=TABLES)


def memory_of(setup: Setup) -> Memory:
    """Values remembered for games of one setup."""
    for known, memory in tuple(_memories):  # others may add one meanwhile
        if known is setup or known == setup:
            return memory
    memory = Memory(setup)
    _memories.append((setup, memory))
    return memory


class RememberingBot(RulesBot):
    """The rules of thumb with a cache: the same answers, faster for repeated questions."""

    __slots__ = ("_memory",)

    def __init__(self, seed: int, memory: Memory) -> None:
        super().__init__(seed)
        self._memory = memory

    def weigh(self, table: Run, question: Decision) -> list[float]:
        """What each option of a question is worth."""
        return self._memory.worths(table.state, question)
