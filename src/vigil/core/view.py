"""What a screen is shown: plain data whose types the client for browsers has too."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict, TypeVar

from vigil.core.decision import Asked
from vigil.core.state import Outcome

K = TypeVar("K")
V = TypeVar("V")

SetupData: TypeAlias = dict[str, Any]
"""A set-up as plain data."""

OF_EACH = "of each"
OfEach = Annotated[dict[K, V], OF_EACH]
"""A dict that has every one of its keys."""


class OutcomeView(TypedDict):
    """How a game ended."""

    won: bool
    reason: str
    score: int
    lines: NotRequired[dict[str, int]]
    """The score line by line."""


class GameView(TypedDict):
    """What the view of every game has; each adds what lies on its table."""

    game: str
    setup: SetupData
    seat: int | None
    turn: int
    decision: Asked | None
    outcome: OutcomeView | None


def outcome_view(outcome: Outcome, lines: dict[str, int]) -> OutcomeView:
    """How a game ended, with the score line by line."""
    return {
        "won": outcome.won,
        "reason": outcome.reason,
        "score": outcome.score,
        "lines": lines,
    }
