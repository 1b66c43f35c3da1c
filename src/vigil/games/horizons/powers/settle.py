"""When something is over: what cards still do about it, then victory and defeat are judged."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from vigil.games.horizons.table.state import State
from vigil.games.horizons.table.verbs import judge

FollowUp: TypeAlias = Callable[[State], Awaitable[None]]

FOLLOW_UPS: Final[list[FollowUp]] = []
"""What cards do when an action is complete, before the game is judged."""


def before_judging(follow_up: FollowUp) -> FollowUp:
    """Let a card have a say when an action is complete."""
    FOLLOW_UPS.append(follow_up)
    return follow_up


async def settle(s: State) -> None:
    """Let cards follow up on what happened; then judge both ends together."""
    for follow_up in FOLLOW_UPS:
        await follow_up(s)
    judge(s)


def by_line(s: State) -> bool:
    """Whether each line of an action is settled by itself (H10)."""
    return not s.setup.rules.settled_when_complete
