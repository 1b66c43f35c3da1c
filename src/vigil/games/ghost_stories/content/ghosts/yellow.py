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
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import YELLOW

YELLOW_GHOSTS: Final = (
    Card(
        number=1,
        id="g01_ghoul",
        colour=YELLOW,
        resistance=single(YELLOW, 1),
        yin=(HAUNTER,),
    ),
    Card(
        number=2,
        id="g02_walking_corpse",
        colour=YELLOW,
        resistance=single(YELLOW, 1),
        yin=(DICE_IMMUNE,),
    ),
    Card(
        number=3,
        id="g03_coffin_breakers",
        colour=YELLOW,
        resistance=single(YELLOW, 1),
        enter=(DRAW_GHOST, DISABLE_BOARD_POWER),
    ),
    Card(
        number=4,
        id="g04_coffin_breakers",
        colour=YELLOW,
        resistance=single(YELLOW, 1),
        enter=(DRAW_GHOST,),
    ),
    Card(
        number=5,
        id="g05_restless_dead",
        colour=YELLOW,
        resistance=single(YELLOW, 2),
        yin=(HAUNTER,),
    ),
    Card(
        number=6,
        id="g06_zombie",
        colour=YELLOW,
        resistance=single(YELLOW, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=7,
        id="g07_zombie",
        colour=YELLOW,
        resistance=single(YELLOW, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=8,
        id="g08_hopping_vampire",
        colour=YELLOW,
        resistance=single(YELLOW, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=9,
        id="g09_hopping_vampire",
        colour=YELLOW,
        resistance=single(YELLOW, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=10,
        id="g10_yellow_plague",
        colour=YELLOW,
        resistance=single(YELLOW, 4),
        rewards=(GAIN_2_TAO,),
    ),
    Card(
        number=11,
        id="g11_lich",
        colour=YELLOW,
        resistance=single(YELLOW, 4),
        yin=(TORMENTOR,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
)
