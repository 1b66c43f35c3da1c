"""What an exorcism asked of the dice, and how likely they were to give it."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
from vigil.games.ghost_stories.content.colours import COLOURS, NOTHING
from vigil.games.ghost_stories.phases.dice import FACES, WHITE
from vigil.games.ghost_stories.phases.exorcism import (
    demands,
    dice_count,
    sharers,
    targets,
    tokens_of,
)
from vigil.games.ghost_stories.phases.tally import Demands, Roll, Tokens, splits
from vigil.games.ghost_stories.table.queries import standing
from vigil.games.ghost_stories.table.state import State
from vigil.games.ghost_stories.white_moon.phases.barrier import BARRIER_DICE, barrier_targets
from vigil.games.ghost_stories.white_moon.phases.village import school_targets
from vigil.games.ghost_stories.white_moon.table.queries import moon


class Attempt(NamedTuple):
    """One roll against some ghosts, as it stood before the dice fell."""

    ghosts: tuple[Demands, ...]
    tokens: Tokens
    """Tokens that could be added to the dice."""
    dice: int
    """Dice that chance rolled."""
    fixed: tuple[int, ...]
    """Faces of dice that were set instead."""
    white: bool
    """Whether white faces stand for any colour."""

    @property
    def useful(self) -> frozenset[int]:
        """Faces that count towards one of the ghosts."""
        softs = [demand.soft for ghost in self.ghosts for demand in ghost]
        wanted = {colour for soft in softs for colour, needed in enumerate(soft) if needed}
        return frozenset(wanted | {WHITE} if wanted and self.white else wanted)

    def is_enough(self, faces: Iterable[int]) -> bool:
        """Whether these faces, the fixed ones and the tokens beat one of the ghosts."""
        shown = (*faces, *self.fixed)
        counts = tuple(shown.count(colour) for colour in range(len(COLOURS)))
        roll = Roll(counts, shown.count(WHITE) if self.white else 0)
        return any(split.ghosts for split in splits(self.ghosts, roll, self.tokens))


@lru_cache(maxsize=1 << 12)
def chance_of(attempt: Attempt) -> Fraction:
    """How likely the first roll is to be enough, by counting every roll."""
    dice, faces = attempt.dice, range(len(FACES))
    enough = sum(
        factorial(dice) // prod(factorial(roll.count(face)) for face in faces)
        for roll in combinations_with_replacement(faces, dice)
        if attempt.is_enough(roll)
    )
    return Fraction(enough, len(FACES) ** dice)


def exorcism_attempt(s: State, mantra: int | None) -> Attempt:
    """The exorcism about to be rolled; ``mantra`` is the colour named for it, if any."""
    return _against(s, targets(s), tokens_of(s, sharers(s)), mantra)


def school_attempt(s: State, colour: int) -> Attempt:
    """The roll of the Kung-Fu School against all ghosts of a colour."""
    return _against(s, school_targets(s, colour), tokens_of(s, [s.active]))


def barrier_attempt(s: State, side: int) -> Attempt:
    """The roll of the Mystic Barrier for a board."""
    ghosts = tuple(demands(s, space) for space in barrier_targets(s, side))
    crystals = sum(moon(s).receptacles)
    return Attempt(ghosts, (*NOTHING, crystals), BARRIER_DICE, (), _white_counts(s))


def _against(s: State, spaces: list[int], tokens: Tokens, mantra: int | None = None) -> Attempt:
    ghosts = tuple(demands(s, space, mantra) for space in spaces)
    dice = dice_count(s)
    fixed = tuple(s.setup.module.set_dice(s, dice))
    return Attempt(ghosts, tokens, dice - len(fixed), fixed, _white_counts(s))


def _white_counts(s: State) -> bool:
    return not standing(s) & CANCELS_WHITE
