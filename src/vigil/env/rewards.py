"""The rewards that all seats share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from vigil.bots.judgement import judgement_of
from vigil.core.setup import one_of
from vigil.env.episode import Episode
from vigil.env.spaces import spaces_of

RewardName: TypeAlias = Literal["outcome", "score", "chance"]

Potential: TypeAlias = Callable[[Episode], float]
"""The value of a position; a reward is how much it has increased."""


def outcome(episode: Episode) -> float:
    """1 for a victory, -1 for a defeat, 0 before."""
    ended = episode.outcome
    return 0.0 if ended is None else (1.0 if ended.won else -1.0)


def score(episode: Episode) -> float:
    """The points of the rulebook; before the end, the points that a defeat would give now."""
    ended, state = episode.outcome, episode.state
    return float(spaces_of(state.setup).points(state) if ended is None else ended.score)


def chance(episode: Episode) -> float:
    """The win chance estimated by the trained net, from -1 to 1; at the end the outcome."""
    state: Any = episode.state
    return 2 * judgement_of(state).chance(state) - 1


REWARDS: Final[Mapping[str, Potential]] = {"outcome": outcome, "score": score, "chance": chance}


def potential_of(name: RewardName) -> Potential:
    """The potential of that name."""
    one_of("reward", name, get_args(RewardName))
    return REWARDS[name]
