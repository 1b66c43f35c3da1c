"""The subject of a question, as numbers."""

from __future__ import annotations

from typing import Final

from vigil.core.decision import Decision
from vigil.env.spaces import Array, Column, one_of_each
from vigil.games.horizons.content.fear_cards import FEAR_CARDS
from vigil.games.horizons.model.pieces import SLOTS
from vigil.games.horizons.model.state import State
from vigil.games.horizons.spaces.actions import LANDS, SEATS
from vigil.games.horizons.spaces.arrays import EACH_SLOT, MANY, POWERS

FEARS: Final = tuple(FEAR_CARDS)
INVADER_ACTIONS: Final = ("ravage", "build")

_NAMES: Final[tuple[str, ...]] = (*POWERS, *FEARS, *INVADER_ACTIONS)
_PLACE: Final = {name: place for place, name in enumerate(_NAMES)}
_LAND: Final = len(_NAMES)
_SPIRIT: Final = _LAND + len(LANDS)
_PIECE: Final = _SPIRIT + SEATS
_COUNTS: Final = _PIECE + len(SLOTS)

ABOUT: Final = Array(
    "about",
    "the power, card, land, spirit or piece that the question is about",
    (
        *one_of_each("power", POWERS),
        *one_of_each("fear", FEARS),
        *one_of_each("action", INVADER_ACTIONS),
        *one_of_each("land", LANDS),
        *one_of_each("spirit", range(SEATS)),
        *one_of_each("piece", EACH_SLOT),
        Column("which one", MANY),
        Column("of how many", MANY),
        Column("may end before"),
    ),
)
NOTHING: Final = bytes(ABOUT.size)


def about(s: State, decision: Decision) -> bytes:
    """The figures of what a question is about."""
    named = decision.about
    if not named:
        return NOTHING
    found = bytearray(NOTHING)
    match named:
        case "spirit", int(seat):
            found[_SPIRIT + seat] = 1
        case "piece", str(kind), int(damage):
            found[_PIECE + SLOTS.index((kind, damage))] = 1
        case "powers_used", _:
            pass  # it only tells one question of a phase from the next
        case _:
            _mark(s, found, named[1:])
            found[_COUNTS + 2] = named[0] == "up_to"
    return bytes(found)


def _mark(s: State, found: bytearray, parts: tuple[str | int, ...]) -> None:
    """Mark what the parts name, and note the numbers among them one after the other."""
    names, counts = s.setup.island.names, _COUNTS
    for part in parts:
        if isinstance(part, int):
            found[counts] = min(MANY, part)
            counts += 1
        elif part in _PLACE:
            found[_PLACE[part]] = 1
        elif part in names:
            found[_LAND + names.index(part)] = 1
