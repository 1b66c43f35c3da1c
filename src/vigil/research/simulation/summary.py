"""The summary of a series of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from vigil.research.simulation.games import Played


class Tally(msgspec.Struct, kw_only=True):
    """Totals of games; tallies can be added up."""

    games: int = 0
    wins: int = 0
    losses: dict[str, int] = msgspec.field(default_factory=dict)
    turns: int = 0
    score: int = 0
    decisions: int = 0

    def count(self, played: Played) -> None:
        """Add a game."""
        won, reason, score = played.outcome
        lost = {} if won else {reason: 1}
        self.add(
            Tally(
                games=1,
                wins=won,
                losses=lost,
                turns=played.turns,
                score=score,
                decisions=played.decisions,
            )
        )

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.wins += other.wins
        self.losses = Counter(self.losses) + Counter(other.losses)
        self.turns += other.turns
        self.score += other.score
        self.decisions += other.decisions


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
    """The time it took; nothing for one of several series played side by side."""

    @property
    def decisions_per_second(self) -> float:
        """Choices of players per second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Games per second."""
        return self.games / self.seconds


def summarise(tally: Tally, seconds: float) -> Summary:
    """The summary of at least one game."""
    losses = sorted(tally.losses.items(), key=lambda item: (-item[1], item[0]))
    return Summary(
        games=tally.games,
        wins=tally.wins,
        losses=dict(losses),
        mean_turns=tally.turns / tally.games,
        mean_score=tally.score / tally.games,
        decisions=tally.decisions,
        seconds=seconds,
    )
