"""The five spirits by id."""

from __future__ import annotations

from typing import Final

DEVOURING_TEETH: Final = "devouring_teeth_lurk_underfoot"
EYES_WATCH: Final = "eyes_watch_from_the_trees"
FATHOMLESS_MUD: Final = "fathomless_mud_of_the_swamp"
RISING_HEAT: Final = "rising_heat_of_stone_and_sand"
SUN_BRIGHT_WHIRLWIND: Final = "sun_bright_whirlwind"

SPIRITS: Final = (
    DEVOURING_TEETH,
    EYES_WATCH,
    FATHOMLESS_MUD,
    RISING_HEAT,
    SUN_BRIGHT_WHIRLWIND,
)
