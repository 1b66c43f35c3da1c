"""Losing Qi, and choosing who bears the loss."""

from __future__ import annotations

from vigil.core.decision import pick
from vigil.games.ghost_stories.model.geometry import BOARD
from vigil.games.ghost_stories.model.queries import as_taoists, group_decider, living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.model.verbs import lose_one_qi


async def board_loses_qi(s: State, side: int, why: str) -> None:
    """A board loses one Qi; for a haunted one the players choose who bears it (R13, R14)."""
    lose_one_qi(s, side if s.qi[side] else await bearer(s, side), why)


async def bearer(s: State, haunted: int) -> int:
    """The Taoist who loses 1 Qi for a haunted board."""
    about = BOARD[s.colours[haunted]]
    return await pick(s, group_decider(s), "bear_qi_loss", as_taoists(s, living(s)), about)
