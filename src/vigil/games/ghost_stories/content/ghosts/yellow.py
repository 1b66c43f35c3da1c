"""The yellow ghosts, out of the swamps."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import (
    CURSE_DIE,
    DICE_IMMUNE,
    DISABLE_BOARD_POWER,
    DRAW_GHOST,
    GAIN_2_TAO,
    GAIN_QI_OR_YIN_YANG,
    HAUNTER,
    TORMENTOR,
)
from vigil.games.ghost_stories.content.cards import ghost
from vigil.games.ghost_stories.content.colours import YELLOW

YELLOW_GHOSTS: Final = (
    ghost(1, "g01_ghoul", YELLOW, 1, yin=(HAUNTER,)),
    ghost(2, "g02_walking_corpse", YELLOW, 1, yin=(DICE_IMMUNE,)),
    ghost(3, "g03_coffin_breakers", YELLOW, 1, enter=(DRAW_GHOST, DISABLE_BOARD_POWER)),
    ghost(4, "g04_coffin_breakers", YELLOW, 1, enter=(DRAW_GHOST,)),
    ghost(5, "g05_restless_dead", YELLOW, 2, yin=(HAUNTER,)),
    ghost(6, "g06_zombie", YELLOW, 2, curses=(CURSE_DIE,)),
    ghost(7, "g07_zombie", YELLOW, 2, curses=(CURSE_DIE,)),
    ghost(8, "g08_hopping_vampire", YELLOW, 3, yin=(HAUNTER,)),
    ghost(9, "g09_hopping_vampire", YELLOW, 3, yin=(HAUNTER,)),
    ghost(10, "g10_yellow_plague", YELLOW, 4, rewards=(GAIN_2_TAO,)),
    ghost(11, "g11_lich", YELLOW, 4, yin=(TORMENTOR,), rewards=(GAIN_QI_OR_YIN_YANG,)),
)
