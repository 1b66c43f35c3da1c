"""The subject of a question, as numbers."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Decision
from vigil.env.spaces import Array, Column, one_of_each
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.geometry import BOARD, GHOST, TAO, TAOIST
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.dice import FACES
from vigil.games.ghost_stories.white_moon.content.artifacts import ARTIFACTS

CURSES: Final = ("none", "haunt", "ghost", "lose_all_tao", "lose_qi")

_NAMED: Final = (
    *BOARD,
    *TAOIST,
    *TAO,
    *(ghost for board in GHOST for ghost in board),
    *(("curse", face) for face in CURSES),
    *(("artifact", artifact) for artifact in ARTIFACTS),
)
"""The marks in the first columns."""
_PLACES: Final = {option: place for place, option in enumerate(_NAMED)}

ABOUT: Final = Array(
    "about",
    "the board, Taoist, token, ghost, face or card that the question is about",
    (
        *(Column(" ".join(map(str, option)), group=str(option[0])) for option in _NAMED),
        *one_of_each("dice", FACES, 4),
        Column("tokens", 20),
        Column("incarnation"),
        *one_of_each("card colour", COLOURS),
        *one_of_each("card needs", COLOURS, 9),
    ),
)
NOTHING: Final = bytes(ABOUT.size)
_DICE: Final = len(_NAMED)
_TOKENS: Final = _DICE + len(FACES)
_CARD: Final = _TOKENS + 1


def about(s: State, decision: Decision) -> bytes:
    """The figures of what a question is about."""
    named = decision.about
    if not named:
        return NOTHING
    found = bytearray(NOTHING)
    place = _PLACES.get(named)
    if place is not None:
        found[place] = 1
    elif named[0] == "dice":
        for face in named[1:]:
            found[_DICE + FACES.index(str(face))] += 1
    elif named[0] == "tokens":
        found[_TOKENS] = int(named[1])
    elif named[0] == "card":
        card = s.setup.card_of[named]
        found[_CARD] = card.incarnation
        found[_CARD + 1 + card.colour] = 1
        found[_CARD + 6 : _CARD + 11] = bytes(card.resistance)
    return bytes(found)
