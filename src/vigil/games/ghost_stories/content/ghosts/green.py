"""The green ghosts, out of the forest."""

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
from vigil.games.ghost_stories.content.colours import GREEN

GREEN_GHOSTS: Final = (
    ghost(23, "g23_creeping_one", GREEN, 1, yin=(HAUNTER,)),
    ghost(24, "g24_fungus_thing", GREEN, 1, yin=(DICE_IMMUNE,)),
    ghost(25, "g25_fallen_monks", GREEN, 1, enter=(DRAW_GHOST, DISABLE_BOARD_POWER)),
    ghost(26, "g26_fallen_monk", GREEN, 1, enter=(DRAW_GHOST,)),
    ghost(27, "g27_restless_spirit", GREEN, 2, yin=(HAUNTER,)),
    ghost(28, "g28_rotten_soul", GREEN, 2, curses=(CURSE_DIE,)),
    ghost(29, "g29_rotten_soul", GREEN, 2, curses=(CURSE_DIE,)),
    ghost(30, "g30_wicked_one", GREEN, 3, yin=(HAUNTER,)),
    ghost(31, "g31_wicked_one", GREEN, 3, yin=(HAUNTER,)),
    ghost(32, "g32_green_abomination", GREEN, 4, rewards=(GAIN_2_TAO,)),
    ghost(33, "g33_great_putrid", GREEN, 4, yin=(TORMENTOR,), rewards=(GAIN_QI_OR_YIN_YANG,)),
)
