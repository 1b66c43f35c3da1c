"""Rules of thumb for White Moon: villagers are brought to the portal, Su-Ling stills the worst."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.bot.analysis import Analysis
from vigil.games.ghost_stories.bot.turn import go, stay
from vigil.games.ghost_stories.bot.villagers import REVIVAL
from vigil.games.ghost_stories.table.queries import space_named
from vigil.games.ghost_stories.white_moon.table.queries import moon

SAVED: Final = 2.5
"""A villager in the shelter."""
NEARER: Final = 0.8
"""A villager one tile nearer to the portal."""
ON_HIS_FEET: Final = 1.0
BACK_TO_LIFE: Final = 1.0
CRYSTAL: Final = 1.0


def save(now: Analysis, _: Option) -> float:
    """The villager at the portal is saved."""
    return SAVED


def escort(now: Analysis, option: Option) -> float:
    """Go to a tile with a villager; towards the portal it is worth more."""
    tile, portal = int(option[1]), moon(now.s).portal
    nearer = steps(now.s.at[now.s.active], portal) - steps(tile, portal)
    return go(now, option) + NEARER * nearer


def steps(tile: int, other: int) -> int:
    """Moves from a tile to another."""
    return max(abs(tile // 3 - other // 3), abs(tile % 3 - other % 3))


def stand_up(now: Analysis, option: Option) -> float:
    """Who lies had better stand up, where he is or on the next tile."""
    return ON_HIS_FEET + (go(now, option) if len(option) > 1 else stay(now, option))


def rise_and_escort(now: Analysis, option: Option) -> float:
    """Stand up and go with a villager."""
    return ON_HIS_FEET + escort(now, option)


def still(now: Analysis, option: Option) -> float:
    """Su-Ling goes before the ghost whose middle stone does most harm."""
    space = space_named(now.s, option)
    acts = now.s.setup.middle_stones[now.s.ghosts[space]]
    return now.harm(space) if acts else 0.0


def revive_taoist(now: Analysis, _: Option) -> float:
    """A Taoist returns."""
    return REVIVAL


def revive_villager(now: Analysis, _: Option) -> float:
    """A villager returns."""
    return BACK_TO_LIFE


def lay_crystal(now: Analysis, _: Option) -> float:
    """A moon crystal into a receptacle."""
    return CRYSTAL
