"""Letters, glyphs and colours: everything can be recognised without colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from rich.text import Text

from vigil.games.horizons.model.pieces import Element

Counted: TypeAlias = Literal["explorer", "town", "city", "dahan", "blight"]

TERRAINS: Final = {"jungle": "J♣", "mountain": "M▲", "sands": "S∴", "wetland": "W░"}
TERRAIN_STYLES: Final = {
    "jungle": "#6fb35f",
    "mountain": "#bdb4ca",
    "sands": "#e9c065",
    "wetland": "#5fb0c2",
}
COAST: Final = "~"

PIECES: Final[Mapping[Counted, str]] = {
    "explorer": "E",
    "town": "T",
    "city": "C",
    "dahan": "D",
    "blight": "X",
}
PIECE_STYLES: Final = {"dahan": "#d08a4a", "blight": "bold #c58cff"}
DAMAGE: Final = "'"

SPIRITS: Final = {
    "devouring_teeth_lurk_underfoot": "▼",
    "eyes_watch_from_the_trees": "◉",
    "fathomless_mud_of_the_swamp": "◒",
    "rising_heat_of_stone_and_sand": "◆",
    "sun_bright_whirlwind": "✶",
}
SPIRIT_STYLES: Final = {
    "devouring_teeth_lurk_underfoot": "#d6a64a",
    "eyes_watch_from_the_trees": "#a58be8",
    "fathomless_mud_of_the_swamp": "#94b860",
    "rising_heat_of_stone_and_sand": "#ee7a4e",
    "sun_bright_whirlwind": "#56b9e0",
}
SACRED: Final = "*"

ELEMENTS: Final = {
    "sun": "☼",
    "moon": "☾",
    "fire": "△",
    "air": "≈",
    "water": "◊",
    "earth": "■",
    "plant": "✿",
    "animal": "♞",
}
ELEMENT_STYLES: Final = {
    "sun": "#f6c544",
    "moon": "#e3e8f7",
    "fire": "#f0763f",
    "air": "#bfa0ee",
    "water": "#5aa2e6",
    "earth": "#b09a88",
    "plant": "#6cc25c",
    "animal": "#e0706c",
}

SPEEDS: Final = {"fast": "↯", "slow": "◷"}
SPEED_STYLES: Final = {"fast": "#ff8370", "slow": "#7fb2ff"}

ACTIVE: Final = "▶"
DONE: Final = "✓"
USABLE: Final = "●"
NOT_NOW: Final = "○"
OPEN: Final = "┃"
"""Parts the open slots of a track from those still covered."""


def terrain(name: str) -> Text:
    """A terrain as its letter and glyph."""
    return Text(TERRAINS[name], TERRAIN_STYLES[name])


def terrains(names: Iterable[str]) -> Text:
    """Terrains one after the other."""
    return Text(" ").join(terrain(name) for name in names)


def spirit(id: str) -> Text:
    """The glyph of a spirit."""
    return Text(SPIRITS[id], f"bold {SPIRIT_STYLES[id]}")


def element(name: str) -> Text:
    """The glyph of an element."""
    return Text(ELEMENTS[name], ELEMENT_STYLES[name])


def elements(names: Iterable[str]) -> Text:
    """The elements of a card."""
    return Text().join(element(name) for name in names)


def amounts(needed: Mapping[Element, int]) -> Text:
    """How much of each element, such as the needs of a threshold."""
    return Text().join(Text(str(n)).append_text(element(name)) for name, n in needed.items())


def speed(name: str) -> Text:
    """Fast or slow."""
    return Text(SPEEDS[name], SPEED_STYLES[name])
