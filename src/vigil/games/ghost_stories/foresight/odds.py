"""The odds of an exorcism from every tile: against each ghost, and against both at once."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Final

from vigil.core.chance import Chance
from vigil.core.decision import Decision, Option
from vigil.games.ghost_stories.content.cards import IMMUNE_TO_DICE
from vigil.games.ghost_stories.foresight import rerolls
from vigil.games.ghost_stories.foresight.herbs import HERBS, herbs, is_asked
from vigil.games.ghost_stories.model.geometry import FACING, TILE, TILES
from vigil.games.ghost_stories.model.queries import ghost_option, is_living
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.attempt import (
    Attempt,
    chance_of,
    exorcism_attempt,
    tokens_for,
)
from vigil.games.ghost_stories.phases.dice import reroller
from vigil.games.ghost_stories.phases.exorcism import targets
from vigil.games.ghost_stories.phases.tally import NO_TOKENS

NONE: Final = Fraction(0)

WALKS: Final = frozenset({"move", "second_step", "scroll_of_unity"})
"""Questions that move the Taoist who is asked."""
STEPS: Final = frozenset({"tile", "escort", "rise_and_go", "rise_and_escort"})
"""Answers that put the Taoist on the tile that they name."""
HERE: Final = frozenset({"stay", "exorcise"})
"""Answers that leave the Taoist in place."""


def odds(s: State, decision: Decision | None) -> dict[Option, list[Chance]]:
    """The chances of the active Taoist, by the tile he would stand on, and at the Herbalist's.

    Between a roll and its reroll they are those of the rerolled dice.
    """
    if len(s.powers) < 4 or not is_living(s, s.active):
        return {}
    if decision is not None and rerolls.is_reroll(s, decision):
        return rerolls.odds(s, decision)
    found = {TILE[tile]: chances_from(s, tile) for tile in TILES}
    found[HERBS] = herbs(s)
    return {place: chances for place, chances in found.items() if chances}


def place(s: State, decision: Decision, option: Option) -> Option | None:
    """The tile on which the active Taoist would attempt an exorcism after an answer, or herbs."""
    if rerolls.is_reroll(s, decision):
        return rerolls.place(s, decision, option)
    if decision.seat != s.seat_at[s.active]:
        return None
    if is_asked(s, decision, option):
        return HERBS
    if option[0] in HERE:
        return TILE[s.at[s.active]]
    walks = decision.kind in WALKS and option[0] in STEPS
    return TILE[int(option[1])] if walks else None


def chances_from(s: State, tile: int) -> list[Chance]:
    """The chances of an exorcism from a tile."""
    there = s.copy()
    there.at[there.active] = tile
    within = targets(there)
    beyond = [space for space in FACING[tile] if s.ghosts[space] and space not in within]
    unreachable = [Chance((ghost_option(s, space),), NONE, NONE, "unreachable") for space in beyond]
    return [*against(there, within), *unreachable]


def against(s: State, spaces: list[int]) -> list[Chance]:
    """The chances against each of these ghosts, and against both where there is one."""
    if not spaces:
        return []
    again = reroller(s, exorcism=True) is not None
    attempt = exorcism_attempt(s, None)._replace(again=again)
    groups = [group for size in (1, 2) for group in combinations(range(len(spaces)), size)]
    found = [chance(s, attempt, spaces, group) for group in groups]
    return [one for one in found if one.helped or len(one.about) == 1]


def chance(s: State, attempt: Attempt, spaces: list[int], group: tuple[int, ...]) -> Chance:
    """The chance against some of the ghosts."""
    wanted = frozenset(group)
    alone = chance_of(attempt._replace(tokens=NO_TOKENS), wanted)
    helped = chance_of(attempt, wanted)
    about = tuple(ghost_option(s, spaces[index]) for index in group)
    if not helped:
        return Chance(about, alone, helped, reason(s, [spaces[i] for i in group]))
    return Chance(about, alone, helped, tokens=tokens_for(attempt, wanted))


def reason(s: State, spaces: list[int]) -> str:
    """Why no roll is enough against these ghosts."""
    immune = any(
        s.lasting[space] & IMMUNE_TO_DICE and not s.setup.module.is_silenced(s, space)
        for space in spaces
    )
    return "immune_to_dice" if immune else "too_strong"
