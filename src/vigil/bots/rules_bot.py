"""A player by rules of thumb: readable priorities for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from vigil.core.decision import Decision, Option
from vigil.core.state import GameState
from vigil.core.step import Run
from vigil.games.ghost_stories import State as GhostStories
from vigil.games.ghost_stories import bot as ghost_stories
from vigil.games.horizons import State as Horizons
from vigil.games.horizons import bot as horizons

Priority: TypeAlias = Callable[[Any, Option], float]
"""What an option is worth, given the analysis of the table; higher is better."""


class Heuristics(NamedTuple):
    """The rules of thumb of a game."""

    analyse: Callable[[Any, Decision], Any]
    """What is worked out about the state once for each question."""
    priorities: Mapping[str, Mapping[str, Priority]]
    """By kind of question and tag of option; what is not named is worth nothing, good or bad."""


NEUTRAL: Final = 0.0

HEURISTICS: Final[Mapping[type[GameState], Heuristics]] = {
    GhostStories: Heuristics(ghost_stories.Analysis, ghost_stories.PRIORITIES),
    Horizons: Heuristics(horizons.Analysis, horizons.PRIORITIES),
}


class RulesBot:
    """Takes the option with the highest priority; among equals the seed decides."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, table: Run, decision: Decision) -> int:
        """The index of the best option."""
        worths = worths_of(table.state, decision)
        best = max(worths)
        equals = [index for index, worth in enumerate(worths) if worth == best]
        return equals[int(self._random() * len(equals))] if len(equals) > 1 else equals[0]


def worths_of(state: GameState, decision: Decision) -> list[float]:
    """What each option is worth; all the same where no rule of thumb speaks."""
    heuristics = HEURISTICS.get(type(state))
    by_tag = heuristics.priorities.get(decision.kind) if heuristics else None
    if heuristics is None or by_tag is None:
        return [NEUTRAL] * len(decision.options)
    now = heuristics.analyse(state, decision)
    tags = [str(option[0]) for option in decision.options]
    return [
        by_tag[tag](now, option) if tag in by_tag else NEUTRAL
        for tag, option in zip(tags, decision.options, strict=True)
    ]
