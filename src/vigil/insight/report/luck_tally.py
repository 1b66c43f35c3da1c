"""Luck: the actual and expected results of each kind of roll and draw."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from vigil.insight.report.report import Luck


class LuckTally:
    """Adds up one kind of luck; odds are exact until they are printed."""

    def __init__(self, id: str, wanted: Literal["many", "few"] = "many") -> None:
        self.id = id
        self.wanted = wanted
        self.got = 0
        self.expected = Fraction(0)
        self.trials = 0

    def note(self, got: int, expected: Fraction, most: int = 1) -> None:
        """Count one try: its result, its expected value and its maximum."""
        self.got += got
        self.expected += expected
        self.trials += most

    def told(self) -> Luck:
        """The totals as plain data."""
        return Luck(self.id, self.got, float(self.expected), self.trials, self.wanted)
