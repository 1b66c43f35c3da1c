"""The twelve families of the village; what their deaths and rescues do stands in the rules."""

from __future__ import annotations

from typing import Final

SIZES: Final[dict[str, int]] = {
    "long": 1,
    "chang": 1,
    "teng": 1,
    "weng": 1,
    "wu": 2,
    "miao": 2,
    "xiang": 2,
    "sheng": 2,
    "sun": 3,
    "li": 3,
    "zhou": 3,
    "hua": 3,
}
"""How many members each family has."""

FAMILIES: Final = tuple(SIZES)
