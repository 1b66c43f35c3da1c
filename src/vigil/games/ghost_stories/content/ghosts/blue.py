"""The blue ghosts, out of the river."""

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
from vigil.games.ghost_stories.content.colours import BLUE

BLUE_GHOSTS: Final = (
    ghost(12, "g12_drowned_maiden", BLUE, 1, yin=(HAUNTER,)),
    ghost(13, "g13_hound_of_depth", BLUE, 1, yin=(DICE_IMMUNE,)),
    ghost(14, "g14_perfidious_nymph", BLUE, 1, enter=(DRAW_GHOST, DISABLE_BOARD_POWER)),
    ghost(15, "g15_perfidious_nymph", BLUE, 1, enter=(DRAW_GHOST,)),
    ghost(16, "g16_sticky_feet", BLUE, 2, yin=(HAUNTER,)),
    ghost(17, "g17_abysmal", BLUE, 2, curses=(CURSE_DIE,)),
    ghost(18, "g18_abysmal", BLUE, 2, curses=(CURSE_DIE,)),
    ghost(19, "g19_ooze_devil", BLUE, 3, yin=(HAUNTER,)),
    ghost(20, "g20_ooze_devil", BLUE, 3, yin=(HAUNTER,)),
    ghost(21, "g21_liquid_horror", BLUE, 4, rewards=(GAIN_2_TAO,)),
    ghost(22, "g22_fury_of_depth", BLUE, 4, yin=(TORMENTOR,), rewards=(GAIN_QI_OR_YIN_YANG,)),
)
