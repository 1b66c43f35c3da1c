"""The twelve families of the village; the rules say what deaths and rescues do."""

from __future__ import annotations

from typing import Final

LONG: Final = "long"
CHANG: Final = "chang"
TENG: Final = "teng"
WENG: Final = "weng"
WU: Final = "wu"
MIAO: Final = "miao"
XIANG: Final = "xiang"
SHENG: Final = "sheng"
SUN: Final = "sun"
LI: Final = "li"
ZHOU: Final = "zhou"
HUA: Final = "hua"

SIZES: Final[dict[str, int]] = {
    LONG: 1,
    CHANG: 1,
    TENG: 1,
    WENG: 1,
    WU: 2,
    MIAO: 2,
    XIANG: 2,
    SHENG: 2,
    SUN: 3,
    LI: 3,
    ZHOU: 3,
    HUA: 3,
}
"""How many members each family has."""

FAMILIES: Final = tuple(SIZES)
