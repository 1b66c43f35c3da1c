"""The ten beast ghosts. No printed list was found: the figures are estimates."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import CURSE_DIE, GAIN_QI_OR_YIN_YANG
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import BLACK, BLUE, GREEN, RED, YELLOW
from vigil.games.ghost_stories.white_moon.content.abilities import (
    DEVOUR_ON_ENTRY,
    DEVOURER,
    GAIN_MOON_CRYSTAL,
)

GHOSTS: Final = (
    Card(
        number=71,
        id="wm01_marsh_jackal",
        colour=YELLOW,
        resistance=single(YELLOW, 2),
        yin=(DEVOURER,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=72,
        id="wm02_sallow_boar",
        colour=YELLOW,
        resistance=single(YELLOW, 3),
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=73,
        id="wm03_river_otterman",
        colour=BLUE,
        resistance=single(BLUE, 2),
        yin=(DEVOURER,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=74,
        id="wm04_drenched_tiger",
        colour=BLUE,
        resistance=single(BLUE, 3),
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=75,
        id="wm05_thicket_ape",
        colour=GREEN,
        resistance=single(GREEN, 2),
        yin=(DEVOURER,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=76,
        id="wm06_moss_bear",
        colour=GREEN,
        resistance=single(GREEN, 3),
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=77,
        id="wm07_ember_fox",
        colour=RED,
        resistance=single(RED, 2),
        yin=(DEVOURER,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=78,
        id="wm08_cliff_leopard",
        colour=RED,
        resistance=single(RED, 3),
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
    Card(
        number=79,
        id="wm09_grey_hunter",
        colour=BLACK,
        resistance=single(BLACK, 3),
        enter=(DEVOUR_ON_ENTRY,),
        yin=(DEVOURER,),
        rewards=(GAIN_MOON_CRYSTAL,),
        estimated=("colour", "resistance", "yin", "rewards"),
    ),
    Card(
        number=80,
        id="wm10_pale_wolf",
        colour=BLACK,
        resistance=single(BLACK, 4),
        yin=(DEVOURER,),
        curses=(CURSE_DIE,),
        rewards=(GAIN_QI_OR_YIN_YANG,),
        estimated=("name", "colour", "resistance", "enter", "yin", "curses", "rewards"),
    ),
)
