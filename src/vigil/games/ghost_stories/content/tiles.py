"""The nine village tiles; ``villagers.py`` has the help of their villagers."""

from __future__ import annotations

from typing import Final

CEMETERY: Final = "cemetery"
TAOIST_ALTAR: Final = "taoist_altar"
HERBALIST: Final = "herbalist"
SORCERERS_HUT: Final = "sorcerers_hut"
BUDDHIST_TEMPLE: Final = "buddhist_temple"
NIGHT_WATCHMAN: Final = "night_watchman"
CIRCLE_OF_PRAYER: Final = "circle_of_prayer"
PAVILION: Final = "pavilion"
TEA_HOUSE: Final = "tea_house"

VILLAGE_TILES: Final = (
    CEMETERY,
    TAOIST_ALTAR,
    HERBALIST,
    SORCERERS_HUT,
    BUDDHIST_TEMPLE,
    NIGHT_WATCHMAN,
    CIRCLE_OF_PRAYER,
    PAVILION,
    TEA_HOUSE,
)
