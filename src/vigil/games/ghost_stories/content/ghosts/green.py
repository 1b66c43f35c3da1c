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
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import GREEN

GREEN_GHOSTS: Final = (
    Card(
        number=23,
        id="g23_creeping_one",
        colour=GREEN,
        resistance=single(GREEN, 1),
        yin=(HAUNTER,),
    ),
    Card(
        number=24,
        id="g24_fungus_thing",
        colour=GREEN,
        resistance=single(GREEN, 1),
        yin=(DICE_IMMUNE,),
    ),
    Card(
        number=25,
        id="g25_fallen_monks",
        colour=GREEN,
        resistance=single(GREEN, 1),
        enter=(DRAW_GHOST, DISABLE_BOARD_POWER),
    ),
    Card(
        number=26,
        id="g26_fallen_monk",
        colour=GREEN,
        resistance=single(GREEN, 1),
        enter=(DRAW_GHOST,),
    ),
    Card(
        number=27,
        id="g27_restless_spirit",
        colour=GREEN,
        resistance=single(GREEN, 2),
        yin=(HAUNTER,),
    ),
    Card(
        number=28,
        id="g28_rotten_soul",
        colour=GREEN,
        resistance=single(GREEN, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=29,
        id="g29_rotten_soul",
        colour=GREEN,
        resistance=single(GREEN, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=30,
        id="g30_wicked_one",
        colour=GREEN,
        resistance=single(GREEN, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=31,
        id="g31_wicked_one",
        colour=GREEN,
        resistance=single(GREEN, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=32,
        id="g32_green_abomination",
        colour=GREEN,
        resistance=single(GREEN, 4),
        rewards=(GAIN_2_TAO,),
    ),
    Card(
        number=33,
        id="g33_great_putrid",
        colour=GREEN,
        resistance=single(GREEN, 4),
        yin=(TORMENTOR,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
)
