"""The black ghosts: they follow the Taoist in turn."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import (
    CAPTURE_TAO_DIE,
    CURSE_DIE,
    DICE_IMMUNE,
    DISABLE_TAO_TOKENS,
    DRAW_GHOST,
    GAIN_1_TAO,
    GAIN_QI_OR_YIN_YANG,
    GROUP_DISCARD_TAO,
    HAUNT_TILE,
    HAUNTER,
    LOSE_QI,
    PLACE_HAUNTER_ON_BOARD,
    TORMENTOR,
)
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import BLACK

BLACK_GHOSTS: Final = (
    Card(
        number=45,
        id="g45_gloomy_minion",
        colour=BLACK,
        resistance=single(BLACK, 1),
        enter=(PLACE_HAUNTER_ON_BOARD,),
        yin=(HAUNTER,),
        rewards=(GAIN_1_TAO,),
    ),
    Card(
        number=46,
        id="g46_repellent_beauty",
        colour=BLACK,
        resistance=single(BLACK, 1),
        enter=(CAPTURE_TAO_DIE,),
        yin=(DICE_IMMUNE,),
        rewards=(GAIN_1_TAO,),
    ),
    Card(
        number=47,
        id="g47_severed_heads",
        colour=BLACK,
        resistance=single(BLACK, 1),
        enter=(CAPTURE_TAO_DIE, DRAW_GHOST),
        rewards=(GAIN_1_TAO,),
    ),
    Card(
        number=48,
        id="g48_severed_heads",
        colour=BLACK,
        resistance=single(BLACK, 1),
        enter=(CAPTURE_TAO_DIE, DRAW_GHOST),
        rewards=(GAIN_1_TAO,),
    ),
    Card(
        number=49,
        id="g49_grave_walker",
        colour=BLACK,
        resistance=single(BLACK, 2),
        enter=(LOSE_QI,),
        yin=(HAUNTER,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    Card(
        number=50,
        id="g50_black_widow",
        colour=BLACK,
        resistance=single(BLACK, 2),
        enter=(DISABLE_TAO_TOKENS,),
        curses=(CURSE_DIE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    Card(
        number=51,
        id="g51_black_widow",
        colour=BLACK,
        resistance=single(BLACK, 2),
        enter=(DISABLE_TAO_TOKENS,),
        curses=(CURSE_DIE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    Card(
        number=52,
        id="g52_dark_wraith",
        colour=BLACK,
        resistance=single(BLACK, 3),
        enter=(PLACE_HAUNTER_ON_BOARD,),
        yin=(HAUNTER,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    Card(
        number=53,
        id="g53_dark_wraith",
        colour=BLACK,
        resistance=single(BLACK, 3),
        enter=(PLACE_HAUNTER_ON_BOARD,),
        yin=(HAUNTER,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    Card(
        number=54,
        id="g54_shapeless_evil",
        colour=BLACK,
        resistance=single(BLACK, 4),
        enter=(HAUNT_TILE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    Card(
        number=55,
        id="g55_soul_eater",
        colour=BLACK,
        resistance=single(BLACK, 4),
        enter=(GROUP_DISCARD_TAO,),
        yin=(TORMENTOR,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
)
