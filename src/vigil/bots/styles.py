"""Styles of bots with the same rules of thumb: what they value more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Style(NamedTuple):
    """How much things weigh for a bot; 1 is what the rules of thumb say."""

    danger: float = 1.0
    """What threatens everybody: hauntings, ravages, a lost Qi."""
    prize: float = 1.0
    """What can be won now: ghosts to exorcise, invaders to destroy, fear."""
    others: float = 1.0
    """What the other players have, need and could do."""


PLAIN: Final = Style()
STYLES: Final[Mapping[str, Style]] = {
    "careful": Style(danger=1.5),
    "bold": Style(prize=1.5),
    "helper": Style(others=2.0),
}
"""The styles of the bot ``rules`` by name."""
