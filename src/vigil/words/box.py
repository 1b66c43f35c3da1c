"""Everything in the box of a game by id, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vigil.core.game import Content, Setup
from vigil.games.horizons.catalogue import CONTENT
from vigil.words.ghost_stories import box

_BOXES: Final[Mapping[str, Callable[[Any], dict[str, Content]]]] = {
    "ghost_stories": box.box_of,
    "horizons": lambda _: {entry.id: entry for entry in CONTENT},
}


def box_of(setup: Setup) -> dict[str, Content]:
    """The pieces of the game that a set-up describes."""
    return _BOXES[setup.game](setup)
