"""Whether the island can be lost before the spirits act again."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Decision
from vigil.games.horizons.model.queries import presence
from vigil.games.horizons.model.state import State
from vigil.insight.danger.search import all_outcomes

FEW: Final = 4
"""The most blight, or presence of a spirit, that one invader phase may take."""

LINES: Final = 120
"""A low number: an invader phase has hardly any chance, but takes long."""

EFFORT: Final = 6_000
"""About a third of a second: three spirits who choose together have many options and long lines."""


def is_near(s: State) -> bool:
    """Whether blight, presence or invader cards are about to run out."""
    if s.phase == "set_up":
        return False
    least = min(sum(presence(s, seat, land) for land in s.setup.lands) for seat in s.setup.seats)
    return s.blight_pool <= FEW or least <= FEW or len(s.invader_deck.layers) <= 1


def outcomes(s: State, decision: Decision) -> list[tuple[int, int]]:
    """The outcomes of chance; where invaders explore is one, as exploring loses nothing at once."""
    every = all_outcomes(s, decision)
    return [(0, sum(weight for _, weight in every))] if decision.kind == "invader_card" else every


def is_settled(before: State, s: State, _: Decision) -> bool:
    """Whether another phase has begun in which spirits act."""
    return s.phase != "invader" and (s.turn, s.phase) != (before.turn, before.phase)
