"""A player of White Moon with a little purpose: he also escorts villagers and feeds the barrier.

Whatever the base game asks he answers as its purposeful player does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.ghost_stories import player as base
from vigil.core import Decision, Option
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.content.tiles import CEMETERY
from vigil.games.ghost_stories.model.geometry import LINES
from vigil.games.ghost_stories.model.queries import side_of, space_named
from vigil.games.ghost_stories.phases.villagers import can_help
from vigil.games.ghost_stories.white_moon.content.families import SIZES
from vigil.games.ghost_stories.white_moon.content.tiles import KUNG_FU_SCHOOL
from vigil.games.ghost_stories.white_moon.model.queries import (
    CORNERS,
    crystals_in_reserve,
    dead_families,
    moon,
    portal_is_open,
)

SAVE: Final = 3.5
"""What a saved villager is worth; a way to the portal is worth less with every tile."""


class Player(base.Player):
    """Answers for every seat."""

    def _worth(self, s: State, decision: Decision, option: Option) -> float:
        whim = base.WHIM * self._random.random()
        if decision.kind in WORTH:
            return whim + WORTH[decision.kind](s, option)
        return super()._worth(s, decision, option)


# -- moving


def worth_of_move(s: State, option: Option) -> float:
    """A way is worth what can be done where it ends, and the villager whom it brings along."""
    if option[0] in ("power", "yin_yang"):
        return worth_of_power(s, option)
    if option[0] == "artifact":
        return SAVE
    tile = int(option[1]) if len(option) > 1 else s.at[s.active]
    return worth_of_tile(s, tile) + worth_of_company(s, option, tile)


def worth_of_power(s: State, option: Option) -> float:
    """Powers come first; flying when a far tile is worth it, the Yin-Yang in dire need."""
    if option[0] == "yin_yang":
        return base.worth_of_yin_yang(s)
    if option[1] == "dance_of_the_spires":
        return max(base.worth_of_exorcism(s, tile) for tile in range(9)) - 1.0
    return 8.0


def worth_of_tile(s: State, tile: int) -> float:
    """The best that can be done on a tile, now or in the next turn."""
    stack, m = moon(s).stacks[tile], moon(s)
    saves = SAVE if stack and tile == m.portal and portal_is_open(s) else 0.0
    waits = 2.0 if stack and tile != m.portal else 0.0
    feeds = 2.5 if m.crystals[s.active] and is_empty_corner(s, tile) else 0.0
    return max(base.worth_of_exorcism(s, tile), worth_of_help(s, tile), saves, waits, feeds)


def worth_of_company(s: State, option: Option, tile: int) -> float:
    """A villager goes along towards the portal; a fetched one comes back."""
    if option[0] == "fetch":
        return 2.0
    if option[0] not in ("escort", "rise_and_escort"):
        return 1.0 if option[0] == "rise_and_go" else 0.0
    nearer = steps(s.at[s.active], moon(s).portal) - steps(tile, moon(s).portal)
    return SAVE * nearer


def steps(start: int, tile: int) -> int:
    """Moves from a tile to another one."""
    return max(abs(start // 3 - tile // 3), abs(start % 3 - tile % 3))


def is_empty_corner(s: State, tile: int) -> bool:
    """Whether the receptacle next to a tile is empty."""
    return tile in CORNERS and not moon(s).receptacles[CORNERS.index(tile)]


# -- acting


def worth_of_help(s: State, tile: int) -> float:
    """What the villager of a tile would be good for now; two tiles can do more than before."""
    name = s.village[tile]
    if s.haunted[tile] or not can_help(s, name):
        return 0.0
    if name == KUNG_FU_SCHOOL:
        return 3.0
    graves = 1.5 if name == CEMETERY and dead_families(s) else 0.0
    return graves + base.worth_of_help(s, tile)


def worth_of_action(s: State, option: Option) -> float:
    """Saving comes first; a crystal is laid, an artifact used as soon as it can be."""
    if option[0] == "help":
        return worth_of_help(s, s.at[s.active])
    if option[0] in ("save", "receptacle", "artifact"):
        return SAVE
    return base.worth_of_action(s, option)


# -- Su-Ling, the barrier and the families


def worth_of_stone(s: State, option: Option) -> float:
    """Su-Ling silences what hurts most, or brings a crystal."""
    if option[0] == "pass":
        return -1.0
    space = space_named(s, option)
    brings = 3.0 if crystals_in_reserve(s) and is_empty_corner(s, LINES[space][0]) else 0.0
    return brings + (base.harm(s, space) if s.ghosts[space] else 0.0)


def worth_of_victim(s: State, option: Option) -> float:
    """Villagers die whose families have dead members already; small families are spared."""
    return float(str(option[1]) in dead_families(s)) + 0.3 * SIZES[str(option[1])]


def worth_of_rescue(s: State, option: Option) -> float:
    """A family of one is saved whole."""
    return 1.0 if SIZES[str(option[1])] == 1 else 0.0


def worth_of_life(s: State, option: Option) -> float:
    """The dead Taoists come first."""
    dead = option[0] == "taoist" and not s.qi[side_of(s, str(option[1]))]
    return 2.0 if dead else 0.0


def worth_of_defence(s: State, option: Option) -> float:
    """Villagers and ghosts are worth about the same."""
    return {"roll": 0.8, "villager": 1.0, "pass": -1.0}[str(option[0])]


Worth = Callable[[State, Option], float]
WORTH: Final[dict[str, Worth]] = {
    "move": worth_of_move,
    "second_step": worth_of_move,
    "act": worth_of_action,
    "end_turn": worth_of_action,
    "su_ling": worth_of_stone,
    "devour": worth_of_victim,
    "kill_another": worth_of_victim,
    "save_before_game": worth_of_rescue,
    "life_potion": worth_of_life,
    "barrier": worth_of_defence,
}
"""What White Moon asks, or asks in another way."""
