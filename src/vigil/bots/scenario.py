"""Common random numbers: each option that is tried out meets the same scenarios.

What chance brings depends on the turn and on how often the same thing was drawn in it, not on how
many answers came before: cards come in the same order whatever players do meanwhile.
"""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

from vigil.core.dealer import weighted_index
from vigil.core.decision import Decision

MASK: Final = (1 << 64) - 1


class ScenarioDealer:
    """Deals one scenario: by seed, turn, kind of question and how often it came this turn."""

    __slots__ = ("_counts", "_seed", "_turn")

    def __init__(self, seed: int) -> None:
        self._seed = _mixed(seed)
        self._turn = -1
        self._counts: dict[str, int] = {}

    def deal(self, decision: Decision, turn: int) -> int:
        """The index of the option that chance picks in this turn."""
        if turn != self._turn:
            self._turn = turn
            self._counts.clear()
        kind = decision.kind
        count = self._counts.get(kind, 0)
        self._counts[kind] = count + 1
        number = _mixed(self._seed ^ (turn << 40) ^ (_number_of(kind) << 8) ^ count) >> 32
        weights = decision.weights
        if weights is None:
            return (number * len(decision.options)) >> 32
        return weighted_index(number, weights)


@cache
def _number_of(kind: str) -> int:
    return crc32(kind.encode())


def _mixed(value: int) -> int:
    """A number that looks like any other, always the same for the same value (splitmix64)."""
    value = (value + 0x9E3779B97F4A7C15) & MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)
