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
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import BLUE

BLUE_GHOSTS: Final = (
    Card(
        number=12,
        id="g12_drowned_maiden",
        colour=BLUE,
        resistance=single(BLUE, 1),
        yin=(HAUNTER,),
    ),
    Card(
        number=13,
        id="g13_hound_of_depth",
        colour=BLUE,
        resistance=single(BLUE, 1),
        yin=(DICE_IMMUNE,),
    ),
    Card(
        number=14,
        id="g14_perfidious_nymph",
        colour=BLUE,
        resistance=single(BLUE, 1),
        enter=(DRAW_GHOST, DISABLE_BOARD_POWER),
    ),
    Card(
        number=15,
        id="g15_perfidious_nymph",
        colour=BLUE,
        resistance=single(BLUE, 1),
        enter=(DRAW_GHOST,),
    ),
    Card(
        number=16,
        id="g16_sticky_feet",
        colour=BLUE,
        resistance=single(BLUE, 2),
        yin=(HAUNTER,),
    ),
    Card(
        number=17,
        id="g17_abysmal",
        colour=BLUE,
        resistance=single(BLUE, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=18,
        id="g18_abysmal",
        colour=BLUE,
        resistance=single(BLUE, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=19,
        id="g19_ooze_devil",
        colour=BLUE,
        resistance=single(BLUE, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=20,
        id="g20_ooze_devil",
        colour=BLUE,
        resistance=single(BLUE, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=21,
        id="g21_liquid_horror",
        colour=BLUE,
        resistance=single(BLUE, 4),
        rewards=(GAIN_2_TAO,),
    ),
    Card(
        number=22,
        id="g22_fury_of_depth",
        colour=BLUE,
        resistance=single(BLUE, 4),
        yin=(TORMENTOR,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
)
