"""The value of exorcisms, tile by tile."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.bot.analysis import Analysis
from vigil.games.ghost_stories.bot.odds import prospects
from vigil.games.ghost_stories.content.cards import CANCELS_WHITE
from vigil.games.ghost_stories.content.powers import (
    FAVOURITE_OF_THE_GODS,
    STRENGTH_OF_THE_MOUNTAIN,
)
from vigil.games.ghost_stories.model.geometry import FACING, SIDES
from vigil.games.ghost_stories.model.queries import free_dice, has_power, is_living, wields
from vigil.games.ghost_stories.model.resistance import is_exorcisable
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.attempt import Attempt
from vigil.games.ghost_stories.phases.exorcism import tokens_of

BOLDNESS: Final = 1.25
"""A ghost that is gone early does less harm than the analysis can see."""
EAGERNESS: Final = 0.25


def exorcism(now: Analysis, side: int, tile: int) -> float:
    """What an exorcism by a Taoist from a tile is worth."""
    key = side, tile
    if key not in now.attempts:
        worth, weight = attempt(now, side, tile), now.style.prize * now.care[side]
        now.attempts[key] = weight * (BOLDNESS * worth + EAGERNESS) if worth > 0 else 0.0
    return now.attempts[key]


def attempt(now: Analysis, side: int, tile: int, more_dice: int = 0) -> float:
    """The best choice after each roll, weighed by its chance."""
    s = now.s
    prizes = {space: now.bounty(space) for space in FACING[tile] if is_exorcisable(s, space)}
    if not prizes:
        return 0.0
    roll = throw(now, side, list(prizes), sharers(s, side, tile))
    roll = roll._replace(dice=roll.dice + more_dice, again=rolls_again(s, side, tile))
    return expected(now, side, prizes, roll)


def throw(now: Analysis, side: int, spaces: list[int], purses: list[int]) -> Attempt:
    """One roll of a Taoist against some ghosts, with the tokens of some Taoists."""
    s, dice = now.s, dice_of(now.s, side)
    fixed = s.setup.module.set_dice(s, dice) if side == s.active else ()
    return Attempt(
        tuple([now.demands(space) for space in spaces]),
        tokens_of(s, purses),
        dice - len(fixed),
        tuple(fixed),
        white=not now.standing & CANCELS_WHITE,
    )


def expected(now: Analysis, side: int, prizes: dict[int, float], roll: Attempt) -> float:
    """What a roll is worth: after each outcome the best ghosts go, and tokens have their price."""
    worth, price, total = list(prizes.values()), now.tao(side), 0.0
    for chance, ways in prospects(roll):
        total += chance * max(
            [sum([worth[i] for i in ghosts]) - price * paid for ghosts, paid in ways]
        )
    return total


def sharers(s: State, side: int, tile: int) -> list[int]:
    """A Taoist and those who already stand on the tile."""
    others = [other for other in SIDES if other != side and is_living(s, other)]
    return [side, *(other for other in others if s.at[other] == tile)]


def dice_of(s: State, side: int) -> int:
    """Tao dice that a Taoist rolls."""
    if side == s.active:
        return free_dice(s) + wields(s, STRENGTH_OF_THE_MOUNTAIN)
    return free_dice(s) + has_power(s, side, STRENGTH_OF_THE_MOUNTAIN)


def rolls_again(s: State, side: int, tile: int) -> bool:
    """Whether the Gods' Favourite is there to roll dice once more (D11)."""
    if FAVOURITE_OF_THE_GODS not in s.powers:
        return False
    owner = s.powers.index(FAVOURITE_OF_THE_GODS)
    near = owner == side or (s.setup.rules.favourite_helps_same_tile and s.at[owner] == tile)
    return near and has_power(s, owner, FAVOURITE_OF_THE_GODS)
