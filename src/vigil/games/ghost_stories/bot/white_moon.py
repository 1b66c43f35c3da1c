"""Rules of thumb for White Moon: villagers are brought to the portal, Su-Ling stills the worst."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Option
from vigil.games.ghost_stories.bot.analysis import Analysis
from vigil.games.ghost_stories.bot.lives import death, rescue
from vigil.games.ghost_stories.bot.turn import FIRST, deed, fetching, go, saving, stay, touch
from vigil.games.ghost_stories.bot.villagers import REVIVAL, revival, school_lesson
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.queries import is_living, is_player, side_of, space_named
from vigil.games.ghost_stories.white_moon.content.artifacts import (
    FIREWORK,
    LIFE_POTION,
    MOON_DUST,
)
from vigil.games.ghost_stories.white_moon.model.queries import dead_families, moon, portal_is_open
from vigil.games.ghost_stories.white_moon.phases.artifacts import firework_tiles
from vigil.games.ghost_stories.white_moon.phases.barrier import barrier_targets

NEARER: Final = 0.8
"""A villager one tile nearer to the portal."""
ON_HIS_FEET: Final = 1.0
CRYSTAL: Final = 1.0
SWEEP: Final = 0.5
"""How much of what a board threatens the Mystic Barrier takes away."""
FIREWORKS: Final = 1.5
"""What the Firework, and the Life Potion, must be good for."""
POTION: Final = 1.5


# -- villagers


def save(now: Analysis, _: Option) -> float:
    """The villager at the portal is saved."""
    return saving(now, moon(now.s).portal)


def escort(now: Analysis, option: Option) -> float:
    """Go to a tile with a villager: to save him there, or nearer to the portal."""
    s, tile, portal = now.s, int(option[1]), moon(now.s).portal
    here = s.at[s.active]
    if tile != portal or not portal_is_open(s):
        return go(now, option) + NEARER * (steps(here, portal) - steps(tile, portal))
    saved = rescue(s, moon(s).stacks[here][-1])
    return go(now, option) + max(0.0, saved - deed(now, tile))


def fetch(now: Analysis, option: Option) -> float:
    """Fly to a tile and bring a villager from there one tile further."""
    return go(now, option) + fetching(now, int(option[1]))


def steps(tile: int, other: int) -> int:
    """Moves from a tile to another."""
    return max(abs(tile // 3 - other // 3), abs(tile % 3 - other % 3))


def doomed(now: Analysis, option: Option) -> float:
    """The villager whose death costs least."""
    return -death(now.s, str(option[1]))


def rescued(now: Analysis, option: Option) -> float:
    """The villager who is worth most in the shelter."""
    return rescue(now.s, str(option[1]))


def revive_taoist(now: Analysis, _: Option) -> float:
    """A Taoist returns."""
    return REVIVAL


def revive_villager(now: Analysis, option: Option) -> float:
    """A villager returns."""
    return revival(now, str(option[1]))


# -- Taoists


def stand_up(now: Analysis, option: Option) -> float:
    """A Taoist on the ground should stand up, here or on the next tile."""
    return ON_HIS_FEET + (go(now, option) if len(option) > 1 else stay(now, option))


def rise_and_escort(now: Analysis, option: Option) -> float:
    """Stand up and go with a villager."""
    return ON_HIS_FEET + escort(now, option)


def cursed_board(now: Analysis, option: Option) -> float:
    """The board that can spare a Qi."""
    return -now.qi(side_of(now.s, str(option[1])))


def take_share(now: Analysis, option: Option) -> float:
    """The Taoist to whom a token of the colour in question is worth most."""
    return now.tao_worths(side_of(now.s, str(option[1])))[COLOURS.index(str(now.decision.about[1]))]


def give_up(now: Analysis, option: Option) -> float:
    """The Taoist who misses a token of the colour in question least."""
    side, colour = side_of(now.s, str(option[1])), COLOURS.index(str(now.decision.about[1]))
    return -now.tao_loss(side, colour)


# -- Su-Ling, the crystals and the barrier


def still(now: Analysis, option: Option) -> float:
    """Su-Ling goes before the ghost whose middle stone does most harm."""
    space = space_named(now.s, option)
    return now.menace(space) if now.s.ghosts[space] else 0.0


def lay_crystal(now: Analysis, _: Option) -> float:
    """A moon crystal into a receptacle."""
    return CRYSTAL


def sweep(now: Analysis, _: Option) -> float:
    """The Mystic Barrier against the ghosts of a board."""
    board = side_of(now.s, str(now.decision.about[1]))
    return SWEEP * sum([now.harm(space) for space in barrier_targets(now.s, board)])


def swept(now: Analysis, option: Option) -> float:
    """A ghost that goes without its right stone."""
    return now.harm(space_named(now.s, option))


def lesson(now: Analysis, option: Option) -> float:
    """The colour against which the School is of most use."""
    return school_lesson(now, COLOURS.index(str(option[1])))


# -- artifacts


def artifact(now: Analysis, option: Option) -> float:
    """Use an artifact that is worth it."""
    match option[1]:
        case str(name) if name == FIREWORK:
            best = max([touch(now, ("tile", tile)) for tile in firework_tiles(now.s)])
            return 2 * FIRST if best > FIREWORKS else -FIRST
        case str(name) if name == LIFE_POTION:
            return 2 * FIRST if best_potion(now) > POTION else -FIRST
        case str(name) if name == MOON_DUST:
            return 2 * FIRST
    return -FIRST


def best_potion(now: Analysis) -> float:
    """What the Life Potion is good for."""
    s = now.s
    taoists = [drink(now, side) for side in range(4) if is_player(s, side)]
    return max([*taoists, *(revival(now, family) for family in dead_families(s))])


def drink(now: Analysis, side: int) -> float:
    """What a Qi is worth to a Taoist, dead or alive."""
    return now.more_qi(side) if is_living(now.s, side) else REVIVAL


def potion(now: Analysis, option: Option) -> float:
    """The Taoist who needs the Life Potion."""
    return drink(now, side_of(now.s, str(option[1])))
