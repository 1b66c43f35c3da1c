"""Everything in a game's box by id, and other terms that can be looked up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from vigil.core.game import Content, Setup, find_game
from vigil.core.plugin import PartKind, find_plugin
from vigil.words.phrases import Pieces

Box: TypeAlias = Callable[[Setup], dict[str, Content]]
"""The pieces of a setup by id."""
Glossary: TypeAlias = Callable[[Pieces], Pieces]
"""Other terms that can be looked up, given the pieces."""
BOX: Final[PartKind[Box]] = PartKind("box")
GLOSSARY: Final[PartKind[Glossary]] = PartKind("glossary")


def box_of(setup: Setup) -> dict[str, Content]:
    """The pieces of the game that a setup describes."""
    own = find_plugin(setup.game).load(BOX)
    return own(setup) if own else {entry.id: entry for entry in find_game(setup.game).content}


def glossary_of(setup: Setup) -> Pieces:
    """The symbols, special rules and terms of the game that a setup describes."""
    own = find_plugin(setup.game).load(GLOSSARY)
    return own(tuple(box_of(setup).values())) if own else ()
