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
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import RED

RED_GHOSTS: Final = (
    Card(
        number=34,
        id="g34_skinner",
        colour=RED,
        resistance=single(RED, 1),
        yin=(HAUNTER,),
    ),
    Card(
        number=35,
        id="g35_reaper",
        colour=RED,
        resistance=single(RED, 1),
        yin=(DICE_IMMUNE,),
    ),
    Card(
        number=36,
        id="g36_sharp_nailed_mistresses",
        colour=RED,
        resistance=single(RED, 1),
        enter=(DRAW_GHOST, DISABLE_BOARD_POWER),
    ),
    Card(
        number=37,
        id="g37_sharp_nailed_mistresses",
        colour=RED,
        resistance=single(RED, 1),
        enter=(DRAW_GHOST,),
    ),
    Card(
        number=38,
        id="g38_bleeding_eyes",
        colour=RED,
        resistance=single(RED, 2),
        yin=(HAUNTER,),
    ),
    Card(
        number=39,
        id="g39_blood_drinker",
        colour=RED,
        resistance=single(RED, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=40,
        id="g40_blood_drinker",
        colour=RED,
        resistance=single(RED, 2),
        curses=(CURSE_DIE,),
    ),
    Card(
        number=41,
        id="g41_scarlet_evildoer",
        colour=RED,
        resistance=single(RED, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=42,
        id="g42_scarlet_evildoer",
        colour=RED,
        resistance=single(RED, 3),
        yin=(HAUNTER,),
    ),
    Card(
        number=43,
        id="g43_flesh_devourer",
        colour=RED,
        resistance=single(RED, 4),
        rewards=(GAIN_2_TAO,),
    ),
    Card(
        number=44,
        id="g44_raging_one",
        colour=RED,
        resistance=single(RED, 4),
        yin=(TORMENTOR,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
    ),
)
