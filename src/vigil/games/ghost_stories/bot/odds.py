"""The possible results of an exorcism, computed once for equivalent positions."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from vigil.games.ghost_stories.phases.attempt import Attempt, Faces, rolls_of_use
from vigil.games.ghost_stories.phases.tally import WILD, Demand, Demands, Tokens

Way: TypeAlias = tuple[tuple[int, ...], int]
"""Ghosts that go, by index, and how many tokens it takes."""
Prospects: TypeAlias = tuple[tuple[float, tuple[Way, ...]], ...]
"""Chances, each with the ways it leaves."""


@lru_cache(maxsize=1 << 14)
def prospects(attempt: Attempt) -> Prospects:
    """The possible results of an exorcism, with their probabilities."""
    ghosts, tokens = attempt.ghosts, attempt.tokens
    rows = [part for ghost in ghosts for demand in ghost for part in demand]
    columns = sorted(zip(*rows, useful_tokens(ghosts, tokens), strict=True), reverse=True)
    *parts, purse = zip(*columns, strict=True)
    row = iter(parts)
    alike = tuple(tuple(Demand(next(row), next(row)) for _ in ghost) for ghost in ghosts)
    return _prospects(attempt._replace(ghosts=alike, tokens=(*purse, tokens[WILD])))


def useful_tokens(ghosts: tuple[Demands, ...], tokens: Tokens) -> list[int]:
    """Tokens of each colour that could be spent on these ghosts at most."""
    most = [
        sum(max(soft[colour] + hard[colour] for soft, hard in ghost) for ghost in ghosts)
        for colour in range(WILD)
    ]
    return [min(there, wanted) for there, wanted in zip(tokens[:WILD], most, strict=True)]


@lru_cache(maxsize=1 << 10)
def likelihoods(useful: frozenset[int], dice: int, again: bool) -> tuple[tuple[Faces, float], ...]:
    """The rolls that differ in a face of use, and how likely they are."""
    return tuple([(faces, float(chance)) for faces, chance in rolls_of_use(useful, dice, again)])


@lru_cache(maxsize=1 << 14)
def _prospects(attempt: Attempt) -> Prospects:
    chances: dict[tuple[Way, ...], float] = {}
    for faces, chance in likelihoods(attempt.useful, attempt.dice, attempt.again):
        ways = tuple([(split.ghosts, sum(split.payments[0])) for split in attempt.ways(faces)])
        chances[ways] = chances.get(ways, 0.0) + chance
    return tuple((chance, ways) for ways, chance in chances.items())
