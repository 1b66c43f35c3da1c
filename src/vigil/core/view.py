"""Views: plain data for screens, with types that the browser client shares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, NotRequired, TypeAlias, TypedDict, TypeVar

from vigil.core.decision import Asked, Decision
from vigil.core.fields import plain
from vigil.core.state import GameState, Outcome

K = TypeVar("K")
V = TypeVar("V")

SetupData: TypeAlias = dict[str, Any]
"""A setup as plain data."""

OF_EACH = "of each"
OfEach = Annotated[dict[K, V], OF_EACH]
"""A dict with every one of its keys."""


class OutcomeView(TypedDict):
    """How a game ended."""

    won: bool
    reason: str
    score: int
    lines: NotRequired[dict[str, int]]
    """The score line by line."""


class GameView(TypedDict):
    """What the view of every game has; each game adds its own parts."""

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


OF_THE_TABLE: Final = frozenset({"agenda", "turn", "action", "outcome"})
"""Fields of every state that a view shows in another form or not at all."""


def plain_view(
    s: GameState,
    seat: int | None,
    decision: Decision | None,
    parts: Mapping[str, Any] | None = None,
) -> Mapping[str, Any]:
    """What the view of every game has, plus its parts: by default the fields of the state."""
    if parts is None:
        parts = {name: getattr(s, name) for name in s.own if name not in OF_THE_TABLE}
    return {
        "game": s.setup.game,
        "setup": s.setup.to_data(),
        "seat": seat,
        "turn": s.turn,
        **plain(dict(parts)),
        "decision": None if decision is None else decision.to_data(),
        "outcome": s.outcome and outcome_view(s.outcome, s.score_lines()),
    }
