"""The six new incarnations; their colours and resistances are estimates."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import DRAW_GHOST
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import BLACK, BLUE, GREEN, RED, YELLOW
from vigil.games.ghost_stories.white_moon.content.abilities import (
    DEVOUR_ANY,
    GROUP_MOON_CRYSTAL_AND_YIN_YANG,
    KNOCK_DOWN_ALL,
    REMOVE_BOTTOM_TWO,
    REMOVE_PORTAL,
    REMOVE_SU_LING,
    SHIFT_CLOCKWISE,
)

INCARNATIONS: Final = (
    Card(
        number=81,
        id="wmw1_gate_keeper",
        colour=BLACK,
        resistance=single(BLACK, 4),
        enter=(REMOVE_PORTAL,),
        rewards=(GROUP_MOON_CRYSTAL_AND_YIN_YANG,),
        incarnation=True,
        estimated=("colour", "resistance"),
    ),
    Card(
        number=82,
        id="wmw2_voracious",
        colour=RED,
        resistance=single(RED, 4),
        enter=(DEVOUR_ANY,),
        yin=(DEVOUR_ANY,),
        rewards=(GROUP_MOON_CRYSTAL_AND_YIN_YANG,),
        incarnation=True,
        estimated=("colour", "resistance"),
    ),
    Card(
        number=83,
        id="wmw3_howling_ondine",
        colour=BLUE,
        resistance=single(BLUE, 4),
        enter=(REMOVE_SU_LING,),
        rewards=(GROUP_MOON_CRYSTAL_AND_YIN_YANG,),
        incarnation=True,
        estimated=("colour", "resistance"),
    ),
    Card(
        number=84,
        id="wmw4_root_master",
        colour=GREEN,
        resistance=single(GREEN, 4),
        enter=(KNOCK_DOWN_ALL,),
        rewards=(GROUP_MOON_CRYSTAL_AND_YIN_YANG,),
        incarnation=True,
        estimated=("colour", "resistance"),
    ),
    Card(
        number=85,
        id="wmw5_time_keeper",
        colour=YELLOW,
        resistance=single(YELLOW, 4),
        enter=(REMOVE_BOTTOM_TWO,),
        yin=(DRAW_GHOST,),
        rewards=(GROUP_MOON_CRYSTAL_AND_YIN_YANG,),
        incarnation=True,
        estimated=("colour", "resistance"),
    ),
    Card(
        number=86,
        id="wmw6_shapeshifter",
        colour=BLACK,
        resistance=single(BLACK, 4),
        enter=(DRAW_GHOST,),
        yin=(SHIFT_CLOCKWISE,),
        rewards=(GROUP_MOON_CRYSTAL_AND_YIN_YANG,),
        incarnation=True,
        estimated=("resistance",),
    ),
)
