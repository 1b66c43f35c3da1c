"""The red ghosts, out of the mountains."""

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
from vigil.games.ghost_stories.content.colours import RED

RED_GHOSTS: Final = (
    ghost(34, "g34_skinner", RED, 1, yin=(HAUNTER,)),
    ghost(35, "g35_reaper", RED, 1, yin=(DICE_IMMUNE,)),
    ghost(36, "g36_sharp_nailed_mistresses", RED, 1, enter=(DRAW_GHOST, DISABLE_BOARD_POWER)),
    ghost(37, "g37_sharp_nailed_mistresses", RED, 1, enter=(DRAW_GHOST,)),
    ghost(38, "g38_bleeding_eyes", RED, 2, yin=(HAUNTER,)),
    ghost(39, "g39_blood_drinker", RED, 2, curses=(CURSE_DIE,)),
    ghost(40, "g40_blood_drinker", RED, 2, curses=(CURSE_DIE,)),
    ghost(41, "g41_scarlet_evildoer", RED, 3, yin=(HAUNTER,)),
    ghost(42, "g42_scarlet_evildoer", RED, 3, yin=(HAUNTER,)),
    ghost(43, "g43_flesh_devourer", RED, 4, rewards=(GAIN_2_TAO,)),
    ghost(44, "g44_raging_one", RED, 4, yin=(TORMENTOR,), rewards=(GAIN_QI_OR_YIN_YANG,)),
)
