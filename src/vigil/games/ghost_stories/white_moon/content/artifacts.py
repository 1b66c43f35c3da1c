"""The eight artifacts, each the reward of a family."""

from __future__ import annotations

from typing import Final

from vigil.games.ghost_stories.white_moon.content.families import (
    CHANG,
    HUA,
    LONG,
    MIAO,
    SHENG,
    SUN,
    TENG,
    WENG,
)

LIFE_POTION: Final = "life_potion"
MOON_DUST: Final = "moon_dust"
SCROLL_OF_UNITY: Final = "scroll_of_unity"
FIREWORK: Final = "firework"
VENGEFUL_CLAW: Final = "vengeful_claw"
ARMOUR_OF_THE_JUST: Final = "armor_of_the_just"  # saves and records hold this spelling
SHIELD_OF_TIME: Final = "shield_of_time"
DIVINE_SWORD: Final = "divine_sword"

ARTIFACT_OF: Final[dict[str, str]] = {
    LONG: LIFE_POTION,
    CHANG: MOON_DUST,
    TENG: SCROLL_OF_UNITY,
    WENG: FIREWORK,
    MIAO: SHIELD_OF_TIME,
    SHENG: VENGEFUL_CLAW,
    SUN: ARMOUR_OF_THE_JUST,
    HUA: DIVINE_SWORD,
}
"""The artifact that each of these families gives when all of it is saved."""

ARTIFACTS: Final = tuple(ARTIFACT_OF.values())
