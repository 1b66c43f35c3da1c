"""The needs of an exorcism and its odds."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Final, NamedTuple, TypeAlias

from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.queries import standing
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.dice import FACES, WHITE
from vigil.games.ghost_stories.phases.exorcism import (
    demands,
    dice_count,
    sharers,
    targets,
    tokens_of,
)
from vigil.games.ghost_stories.phases.tally import Demands, Roll, Split, Tokens, splits

Faces: TypeAlias = tuple[int, ...]

BLANK: Final = -1
"""A face that helps against none of the ghosts."""
ANY: Final = frozenset[int]()
"""Whichever of the ghosts."""


class Attempt(NamedTuple):
    """One roll against some ghosts, before the dice fall."""

    ghosts: tuple[Demands, ...]
    tokens: Tokens
    """Tokens that can be added to the dice."""
    dice: int
    """Dice that chance rolls."""
    fixed: tuple[int, ...]
    """Faces of dice that are set instead."""
    white: bool
    """Whether white faces count as any colour."""
    again: bool = False
    """Whether dice may be rerolled."""

    @property
    def useful(self) -> frozenset[int]:
        """Faces that count towards one of the ghosts."""
        softs = [demand.soft for ghost in self.ghosts for demand in ghost]
        wanted = {colour for soft in softs for colour, needed in enumerate(soft) if needed}
        return frozenset(wanted | {WHITE} if wanted and self.white else wanted)

    def is_enough(self, faces: Iterable[int], wanted: frozenset[int] = ANY) -> bool:
        """Whether these faces, the fixed ones and the tokens beat the target ghosts."""
        return any(way.ghosts and wanted.issubset(way.ghosts) for way in self.ways(faces))

    def price(self, faces: Iterable[int], wanted: frozenset[int] = ANY) -> int | None:
        """The tokens that the target ghosts cost after these faces; ``None`` if they stay."""
        ways = [way for way in self.ways(faces) if way.ghosts and wanted.issubset(way.ghosts)]
        return min((sum(way.payments[0]) for way in ways), default=None)

    def ways(self, faces: Iterable[int]) -> tuple[Split, ...]:
        """The sets of ghosts that may go after these faces."""
        shown = (*faces, *self.fixed)
        counts = tuple(shown.count(colour) for colour in range(len(COLOURS)))
        roll = Roll(counts, shown.count(WHITE) if self.white else 0)
        return splits(self.ghosts, roll, self.tokens)


@lru_cache(maxsize=1 << 12)
def chance_of(attempt: Attempt, wanted: frozenset[int] = ANY) -> Fraction:
    """The odds of beating the target ghosts, with a reroll if it is allowed and helps."""
    rolls = {roll: _likelihood(roll) for roll in _rolls(attempt.dice)}
    enough = frozenset(roll for roll in rolls if attempt.is_enough(roll, wanted))
    if not attempt.again:
        return sum((rolls[roll] for roll in enough), Fraction(0))
    return sum((chance * _best_of(roll, enough) for roll, chance in rolls.items()), Fraction(0))


@lru_cache(maxsize=1 << 12)
def tokens_for(attempt: Attempt, wanted: frozenset[int] = ANY) -> int:
    """The most tokens spent on the target ghosts, after any roll that is enough."""
    prices = (attempt.price(roll, wanted) for roll in _rolls(attempt.dice))
    return max((price for price in prices if price is not None), default=0)


def chance_of_rerolling(attempt: Attempt, kept: Faces, wanted: frozenset[int] = ANY) -> Fraction:
    """The odds of beating the target ghosts if these dice are kept and the others rerolled."""
    enough = frozenset(roll for roll in _rolls(attempt.dice) if attempt.is_enough(roll, wanted))
    return _becoming(tuple(sorted(kept)), attempt.dice - len(kept), enough)


def _best_of(roll: Faces, enough: frozenset[Faces]) -> Fraction:
    """The chance of success with the best choice of dice to reroll."""
    kept = {some for count in range(len(roll) + 1) for some in combinations(roll, count)}
    return max(_becoming(some, len(roll) - len(some), enough) for some in kept)


@lru_cache(maxsize=1 << 12)
def _becoming(kept: Faces, dice: int, enough: frozenset[Faces]) -> Fraction:
    """The chance that the dice kept and that many rolled ones are enough."""
    return sum(
        (_likelihood(roll) for roll in _rolls(dice) if tuple(sorted((*kept, *roll))) in enough),
        Fraction(0),
    )


@cache
def _rolls(dice: int) -> tuple[Faces, ...]:
    """Every roll, its faces sorted."""
    return tuple(combinations_with_replacement(range(len(FACES)), dice))


@cache
def _likelihood(roll: Faces) -> Fraction:
    """How likely dice show these faces, in whatever order."""
    return Fraction(_orders(roll), len(FACES) ** len(roll))


def _orders(roll: Faces) -> int:
    """In how many orders dice can show these faces."""
    return factorial(len(roll)) // prod(factorial(roll.count(face)) for face in set(roll))


@lru_cache(maxsize=1 << 10)
def rolls_of_use(
    useful: frozenset[int], dice: int, again: bool
) -> tuple[tuple[Faces, Fraction], ...]:
    """The rolls that differ in a useful face, with their odds.

    If dice may be rerolled, useless ones are.
    """
    wanted = sorted(useful)
    missed = Fraction(len(FACES) - len(wanted), len(FACES))
    each = (1 + missed * again) / len(FACES)
    likely = {**dict.fromkeys(wanted, each), BLANK: 1 - each * len(wanted)}
    return tuple(
        (faces, prod((likely[face] for face in faces), start=Fraction(_orders(faces))))
        for faces in combinations_with_replacement(likely, dice)
    )


def exorcism_attempt(s: State, mantra: int | None) -> Attempt:
    """The exorcism about to be rolled; ``mantra`` is the colour named for it, if any."""
    return against(s, targets(s), tokens_of(s, sharers(s)), mantra)


def against(s: State, spaces: list[int], tokens: Tokens, mantra: int | None = None) -> Attempt:
    """A roll of the active Taoist against the ghosts on these spaces."""
    ghosts = tuple(demands(s, space, mantra) for space in spaces)
    dice = dice_count(s)
    fixed = tuple(s.setup.module.set_dice(s, dice))
    return Attempt(ghosts, tokens, dice - len(fixed), fixed, white_counts(s))


def white_counts(s: State) -> bool:
    """Whether white faces count as any colour."""
    return not standing(s) & CANCELS_WHITE
