"""The eight artifacts, each the reward of a family."""

from __future__ import annotations

from typing import Final

LIFE_POTION: Final = "life_potion"
MOON_DUST: Final = "moon_dust"
SCROLL_OF_UNITY: Final = "scroll_of_unity"
FIREWORK: Final = "firework"
VENGEFUL_CLAW: Final = "vengeful_claw"
ARMOUR_OF_THE_JUST: Final = "armor_of_the_just"  # saves and records hold this spelling
SHIELD_OF_TIME: Final = "shield_of_time"
DIVINE_SWORD: Final = "divine_sword"

ARTIFACT_OF: Final[dict[str, str]] = {
    "long": LIFE_POTION,
    "chang": MOON_DUST,
    "teng": SCROLL_OF_UNITY,
    "weng": FIREWORK,
    "miao": SHIELD_OF_TIME,
    "sheng": VENGEFUL_CLAW,
    "sun": ARMOUR_OF_THE_JUST,
    "hua": DIVINE_SWORD,
}
"""The artifact that each of these families gives when all of it is saved."""

ARTIFACTS: Final = tuple(ARTIFACT_OF.values())
