"""The ten beast ghosts. No printed list was found: the figures are estimates."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import CURSE_DIE, GAIN_QI_OR_YIN_YANG
from vigil.games.ghost_stories.content.cards import ghost
from vigil.games.ghost_stories.content.colours import BLACK, BLUE, GREEN, RED, YELLOW
from vigil.games.ghost_stories.white_moon.content.abilities import (
    DEVOUR_ON_ENTRY,
    DEVOURER,
    GAIN_MOON_CRYSTAL,
)

ESTIMATED: Final = ("name", "colour", "resistance", "enter", "yin", "curses", "rewards")
GHOSTS: Final = (
    ghost(71, "wm01_marsh_jackal", YELLOW, 2, yin=(DEVOURER,), estimated=ESTIMATED),
    ghost(
        72,
        "wm02_sallow_boar",
        YELLOW,
        3,
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=ESTIMATED,
    ),
    ghost(73, "wm03_river_otterman", BLUE, 2, yin=(DEVOURER,), estimated=ESTIMATED),
    ghost(
        74,
        "wm04_drenched_tiger",
        BLUE,
        3,
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=ESTIMATED,
    ),
    ghost(75, "wm05_thicket_ape", GREEN, 2, yin=(DEVOURER,), estimated=ESTIMATED),
    ghost(
        76,
        "wm06_moss_bear",
        GREEN,
        3,
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=ESTIMATED,
    ),
    ghost(77, "wm07_ember_fox", RED, 2, yin=(DEVOURER,), estimated=ESTIMATED),
    ghost(
        78,
        "wm08_cliff_leopard",
        RED,
        3,
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=ESTIMATED,
    ),
    ghost(
        79,
        "wm09_grey_hunter",
        BLACK,
        3,
        enter=(DEVOUR_ON_ENTRY,),
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=("colour", "resistance", "yin", "rewards"),
    ),
    ghost(
        80,
        "wm10_pale_wolf",
        BLACK,
        4,
        yin=(DEVOURER,),
        curses=(CURSE_DIE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
        estimated=ESTIMATED,
    ),
)
