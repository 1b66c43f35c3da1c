"""The ten incarnations of Wu-Feng. Those of several colours count as black."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.content.abilities import (
    BOARD_DISCARD_TAO,
    CAPTURE_TAO_DIE,
    CLEAR_CIRCLE_OF_PRAYER,
    CURSE_DIE,
    DISABLE_ALL_POWERS,
    DISABLE_TAO_TOKENS,
    DRAW_GHOST,
    GROUP_DISCARD_TAO,
    GROUP_QI_AND_YIN_YANG,
    HAUNTER,
    REQUIRES_BUDDHA,
    REQUIRES_EMPTY_OPPOSITE,
    TORMENTOR,
    WHITE_NOT_WILD,
)
from vigil.games.ghost_stories.content.cards import Card, single
from vigil.games.ghost_stories.content.colours import BLACK, BLUE, GREEN, RED, YELLOW

HOWLING_NIGHTMARE = Card(
    number=56,
    id="w56_howling_nightmare",
    colour=BLACK,
    resistance=single(BLACK, 3),
    enter=(DRAW_GHOST,),
    yin=(REQUIRES_EMPTY_OPPOSITE,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
UNCATCHABLE = Card(
    number=57,
    id="w57_uncatchable",
    colour=BLACK,
    resistance=single(BLACK, 3),
    enter=(CURSE_DIE,),
    yin=(REQUIRES_BUDDHA,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
HOPE_KILLER = Card(
    number=58,
    id="w58_hope_killer",
    colour=BLACK,
    resistance=(2, 2, 2, 2, 0),
    curses=(CURSE_DIE,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
DEATHS_ARMY = Card(
    number=59,
    id="w59_deaths_army",
    colour=BLACK,
    resistance=single(BLACK, 5),
    yin=(TORMENTOR,),
    curses=(CURSE_DIE,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
FORGOTTEN_ONES = Card(
    number=60,
    id="w60_forgotten_ones",
    colour=BLACK,
    resistance=single(BLACK, 3),
    enter=(DISABLE_ALL_POWERS,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
BONE_CRACKER = Card(
    number=61,
    id="w61_bone_cracker",
    colour=RED,
    resistance=single(RED, 4),
    enter=(GROUP_DISCARD_TAO,),
    yin=(BOARD_DISCARD_TAO,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
DARK_MISTRESS = Card(
    number=62,
    id="w62_dark_mistress",
    colour=BLUE,
    resistance=single(BLUE, 3),
    enter=(DISABLE_TAO_TOKENS,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
CREEPING_HORROR = Card(
    number=63,
    id="w63_creeping_horror",
    colour=GREEN,
    resistance=single(GREEN, 4),
    enter=(CAPTURE_TAO_DIE,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
VAMPIRE_LORD = Card(
    number=64,
    id="w64_vampire_lord",
    colour=YELLOW,
    resistance=single(YELLOW, 4),
    yin=(HAUNTER,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)
NAMELESS = Card(
    number=65,
    id="w65_nameless",
    colour=BLACK,
    resistance=(1, 1, 1, 1, 1),
    enter=(CLEAR_CIRCLE_OF_PRAYER,),
    yin=(WHITE_NOT_WILD,),
    rewards=(GROUP_QI_AND_YIN_YANG,),
    incarnation=True,
)

INCARNATIONS: Final = (
    HOWLING_NIGHTMARE,
    UNCATCHABLE,
    HOPE_KILLER,
    DEATHS_ARMY,
    FORGOTTEN_ONES,
    BONE_CRACKER,
    DARK_MISTRESS,
    CREEPING_HORROR,
    VAMPIRE_LORD,
    NAMELESS,
)
