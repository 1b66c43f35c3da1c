"""Everything in the box of a game by id, and what else can be looked up, whichever game it is."""

from __future__ import annotations

from vigil.core.game import Content, Setup, find_game
from vigil.core.plugin import find_plugin
from vigil.words.phrases import Pieces


def box_of(setup: Setup) -> dict[str, Content]:
    """The pieces of the game that a set-up describes."""
    own = find_plugin(setup.game).load("box")
    return own(setup) if own else {entry.id: entry for entry in find_game(setup.game).content}


def glossary_of(setup: Setup) -> Pieces:
    """The symbols, special rules and terms of the game that a set-up describes."""
    own = find_plugin(setup.game).load("glossary")
    return own(tuple(box_of(setup).values())) if own else ()
