"""Everything in the box of a game by id, and what else can be looked up, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vigil.core.game import Content, Setup
from vigil.games.ghost_stories.words import box, glossary
from vigil.games.horizons.catalogue import CONTENT
from vigil.games.horizons.words import glossary as horizons_glossary
from vigil.words.phrases import Pieces

_BOXES: Final[Mapping[str, Callable[[Any], dict[str, Content]]]] = {
    "ghost_stories": box.box_of,
    "horizons": lambda _: {entry.id: entry for entry in CONTENT},
}


def box_of(setup: Setup) -> dict[str, Content]:
    """The pieces of the game that a set-up describes."""
    return _BOXES[setup.game](setup)


_GLOSSARIES: Final[Mapping[str, Callable[[Pieces], Pieces]]] = {
    "ghost_stories": glossary.glossary,
    "horizons": horizons_glossary.glossary,
}


def glossary_of(setup: Setup) -> Pieces:
    """The symbols, special rules and terms of the game that a set-up describes."""
    return _GLOSSARIES[setup.game](tuple(box_of(setup).values()))
