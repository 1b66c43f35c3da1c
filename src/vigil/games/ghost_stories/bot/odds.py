"""What the Tao dice promise: which ghosts an exorcism may send back, and how likely it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple, TypeAlias

from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.phases.tally import WILD, Demand, Demands, Roll, Tokens, splits

Way: TypeAlias = tuple[tuple[int, ...], int]
"""Ghosts that go, by index, and how many tokens it takes."""
Prospects: TypeAlias = tuple[tuple[float, tuple[Way, ...]], ...]
"""Chances, each with the ways it leaves."""

WHITE: Final = -1
BLANK: Final = -2
"""A face that helps against none of the ghosts."""


class Throw(NamedTuple):
    """The dice of an attempt."""

    dice: int
    white: bool
    """Whether white faces stand for any colour."""
    again: bool
    """Whether dice that are of no use can be rolled once more."""


def prospects(ghosts: tuple[Demands, ...], tokens: Tokens, throw: Throw) -> Prospects:
    """What an exorcism may come to; dice know no colour, so positions alike share the sums."""
    rows = [part for ghost in ghosts for demand in ghost for part in demand]
    columns = sorted(zip(*rows, useful_tokens(ghosts, tokens), strict=True), reverse=True)
    *parts, purse = zip(*columns, strict=True)
    row = iter(parts)
    alike = tuple(tuple(Demand(next(row), next(row)) for _ in ghost) for ghost in ghosts)
    return _prospects(alike, (*purse, tokens[WILD]), throw)


def useful_tokens(ghosts: tuple[Demands, ...], tokens: Tokens) -> list[int]:
    """Tokens of each colour that could be spent on these ghosts at most."""
    most = [
        sum(max(soft[colour] + hard[colour] for soft, hard in ghost) for ghost in ghosts)
        for colour in range(WILD)
    ]
    return [min(there, wanted) for there, wanted in zip(tokens[:WILD], most, strict=True)]


@lru_cache(maxsize=1 << 14)
def _prospects(ghosts: tuple[Demands, ...], tokens: Tokens, throw: Throw) -> Prospects:
    chances: dict[tuple[Way, ...], float] = {}
    for roll, chance in rolls(wanted_colours(ghosts), throw):
        found = splits(ghosts, roll, tokens)
        ways = tuple((split.ghosts, sum(split.payments[0])) for split in found)
        chances[ways] = chances.get(ways, 0.0) + chance
    return tuple((chance, ways) for ways, chance in chances.items())


def wanted_colours(ghosts: tuple[Demands, ...]) -> list[int]:
    """Colours that dice could bring towards one of these ghosts."""
    demands = [demand.soft for ghost in ghosts for demand in ghost]
    return [colour for colour in range(len(COLOURS)) if any(soft[colour] for soft in demands)]


def rolls(wanted: list[int], throw: Throw) -> Iterator[tuple[Roll, float]]:
    """Every roll that differs in a face of use, with its chance."""
    useful = [*wanted, WHITE] if throw.white else wanted
    missed = 1 - len(useful) / len(FACES)
    each = (1 + missed * throw.again) / len(FACES)
    likely = dict.fromkeys(useful, each) | {BLANK: 1 - each * len(useful)}
    for faces in combinations_with_replacement(likely, throw.dice):
        orders = factorial(throw.dice) / prod(factorial(faces.count(face)) for face in likely)
        counts = tuple(faces.count(colour) for colour in range(len(COLOURS)))
        yield Roll(counts, faces.count(WHITE)), orders * prod(likely[face] for face in faces)
