"""Simultaneous answers: one that arrives after another player's still counts."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from vigil.core.decision import Decision

KEPT: Final = 32
"""The most answers after which a late one is still understood."""


class Given(NamedTuple):
    """An answer with its question, ply and seat."""

    ply: int
    decision: Decision
    seat: int


class LateAnswers:
    """The last answers of a table, to interpret answers to an earlier question."""

    def __init__(self) -> None:
        self._given: deque[Given] = deque(maxlen=KEPT)

    def note(self, given: Given) -> None:
        """Remember an answer; later ones were undone."""
        while self._given and self._given[-1].ply >= given.ply:
            self._given.pop()
        self._given.append(given)

    def questions_since(self, ply: int) -> dict[int, Decision]:
        """The questions answered from a ply on, as far as they are remembered."""
        return {given.ply: given.decision for given in self._given if given.ply >= ply}

    def now(self, seat: int, ply: int, index: int, decision: Decision) -> int | None:
        """The current meaning of an answer to an earlier ply.

        It is the same, if the seat has the same question. A seat that has answered since then meant
        its own earlier question, and gets ``None``.
        """
        since = [given for given in self._given if given.ply >= ply]
        if not since or since[0].ply != ply or any(given.seat == seat for given in since):
            return None
        before = since[0].decision
        own, still = before.options_of(seat), decision.options_of(seat)
        if index not in own or not still or before.put_to(seat) != decision.put_to(seat):
            return None
        return still[own.index(index)]
