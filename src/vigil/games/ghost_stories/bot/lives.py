"""What the lives of the villagers of White Moon are worth, and what a haunting does to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.white_moon.content.families import (
    CHANG,
    HUA,
    LI,
    LONG,
    MIAO,
    SHENG,
    SIZES,
    SUN,
    TENG,
    WENG,
    WU,
    XIANG,
    ZHOU,
)
from vigil.games.ghost_stories.white_moon.model.queries import index_of, moon

LIFE: Final = 1.6
"""What the death of a villager costs, his family's curse aside."""
LAST_LIVES: Final[tuple[float, ...]] = (0.0, 20.0, 5.0, 2.5, 1.5, 1.0, 0.5)
"""How much more when that many deaths would lose the game."""
DEAD_TO_LOSE: Final = 12
CURSES: Final[Mapping[str, float]] = {
    LONG: 0.4,
    CHANG: 0.4,
    TENG: 0.4,
    WENG: 0.4,
    MIAO: 0.7,
    WU: 5.0,
    XIANG: 2.0,
    SHENG: 2.0,
    SUN: 1.3,
    LI: 0.4,
    ZHOU: 1.0,
    HUA: 0.8,
}
"""What the curse of each family costs."""
STRANGER: Final = 1.1
"""The curse of an unseen villager, on average."""
REWARDS: Final[Mapping[str, float]] = {
    LONG: 1.6,
    CHANG: 1.0,
    TENG: 0.5,
    WENG: 1.6,
    MIAO: 3.0,
    WU: 1.6,
    XIANG: 2.5,
    SHENG: 1.0,
    SUN: 1.5,
    LI: 4.5,
    ZHOU: 4.0,
    HUA: 3.0,
}
"""What each whole family in the shelter gives."""
OUT_OF_DANGER: Final = 0.3
"""How much of a villager's death is prevented when he is saved."""


def death(s: State, family: str = "") -> float:
    """The cost of the death of a villager of a family, or of an unseen one."""
    left = DEAD_TO_LOSE - sum(moon(s).graveyard)
    more = LAST_LIVES[left] if left < len(LAST_LIVES) else 0.0
    return LIFE + more + (CURSES[family] if family else STRANGER)


def rescue(s: State, family: str) -> float:
    """The worth of bringing a villager of a family to the shelter."""
    whole = not moon(s).graveyard[index_of(family)]
    return OUT_OF_DANGER * death(s, family) + whole * REWARDS[family] / SIZES[family]


def massacre(s: State, tile: int) -> float:
    """The cost of the death of all villagers of a tile."""
    return sum([death(s, family) for family in moon(s).stacks[tile]])
