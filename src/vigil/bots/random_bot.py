"""The simplest bot: any option, at random."""

from __future__ import annotations

from random import Random

from vigil.core.decision import Decision
from vigil.core.step import Run


class RandomBot:
    """Picks an option at random; the same seed picks the same options."""

    __slots__ = ("_random",)
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, table: Run, decision: Decision) -> int:  # noqa: ARG002  # it looks at nothing
        """Any index, all alike."""
        return int(self._random() * len(decision.options))
