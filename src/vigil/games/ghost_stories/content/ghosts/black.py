"""The black ghosts: they follow the active Taoist."""

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
from vigil.games.ghost_stories.content.cards import ghost
from vigil.games.ghost_stories.content.colours import BLACK

BLACK_GHOSTS: Final = (
    ghost(
        45,
        "g45_gloomy_minion",
        BLACK,
        1,
        enter=(PLACE_HAUNTER_ON_BOARD,),
        yin=(HAUNTER,),
        rewards=(GAIN_1_TAO,),
    ),
    ghost(
        46,
        "g46_repellent_beauty",
        BLACK,
        1,
        enter=(CAPTURE_TAO_DIE,),
        yin=(DICE_IMMUNE,),
        rewards=(GAIN_1_TAO,),
    ),
    ghost(
        47,
        "g47_severed_heads",
        BLACK,
        1,
        enter=(CAPTURE_TAO_DIE, DRAW_GHOST),
        rewards=(GAIN_1_TAO,),
    ),
    ghost(
        48,
        "g48_severed_heads",
        BLACK,
        1,
        enter=(CAPTURE_TAO_DIE, DRAW_GHOST),
        rewards=(GAIN_1_TAO,),
    ),
    ghost(
        49,
        "g49_grave_walker",
        BLACK,
        2,
        enter=(LOSE_QI,),
        yin=(HAUNTER,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    ghost(
        50,
        "g50_black_widow",
        BLACK,
        2,
        enter=(DISABLE_TAO_TOKENS,),
        curses=(CURSE_DIE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    ghost(
        51,
        "g51_black_widow",
        BLACK,
        2,
        enter=(DISABLE_TAO_TOKENS,),
        curses=(CURSE_DIE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    ghost(
        52,
        "g52_dark_wraith",
        BLACK,
        3,
        enter=(PLACE_HAUNTER_ON_BOARD,),
        yin=(HAUNTER,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    ghost(
        53,
        "g53_dark_wraith",
        BLACK,
        3,
        enter=(PLACE_HAUNTER_ON_BOARD,),
        yin=(HAUNTER,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
    ghost(54, "g54_shapeless_evil", BLACK, 4, enter=(HAUNT_TILE,), rewards=(GAIN_QI_OR_YIN_YANG,)),
    ghost(
        55,
        "g55_soul_eater",
        BLACK,
        4,
        enter=(GROUP_DISCARD_TAO,),
        yin=(TORMENTOR,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
)
