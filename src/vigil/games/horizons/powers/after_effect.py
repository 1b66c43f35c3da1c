"""After an effect: follow-ups of cards, then the check for the end of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from vigil.games.horizons.model.state import State
from vigil.games.horizons.model.verbs import check_end

FollowUp: TypeAlias = Callable[[State], Awaitable[None]]

FOLLOW_UPS: Final[list[FollowUp]] = []
"""The follow-ups of cards when an action is complete, before the end is checked."""


def follow_up(function: FollowUp) -> FollowUp:
    """Register a card's follow-up to actions."""
    FOLLOW_UPS.append(function)
    return function


async def after_effect(s: State) -> None:
    """Let cards follow up on destroyed pieces; then check both ends together."""
    if s.this_turn.vengeance:
        for function in FOLLOW_UPS:
            await function(s)
    check_end(s)


def by_line(s: State) -> bool:
    """Whether each line of an action is settled separately (H10)."""
    return not s.setup.rules.settled_when_complete
