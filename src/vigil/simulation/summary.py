"""What a series of games comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vigil.simulation.games import Played


@dataclass(frozen=True, kw_only=True)
class Summary:
    """Wins, losses and speed of a series of games."""

    games: int
    wins: int
    losses: Mapping[str, int]
    """How many games were lost for each reason, the most frequent first."""
    mean_turns: float
    mean_score: float
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Answers of players a second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games a second."""
        return self.games / self.seconds


def summarise(played: Sequence[Played], seconds: float) -> Summary:
    """Add up at least one game."""
    reasons = Counter(game.outcome.reason for game in played if not game.outcome.won)
    losses = sorted(reasons.items(), key=lambda item: (-item[1], item[0]))
    return Summary(
        games=len(played),
        wins=len(played) - reasons.total(),
        losses=dict(losses),
        mean_turns=sum(game.turns for game in played) / len(played),
        mean_score=sum(game.outcome.score for game in played) / len(played),
        decisions=sum(game.decisions for game in played),
        seconds=seconds,
    )
