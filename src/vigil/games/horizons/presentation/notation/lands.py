"""The lands of the island: pieces, blight, presence, and what holds there this turn."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from vigil.core.clauses import Words
from vigil.core.notation import Clause
from vigil.games.horizons.model.options import Setup
from vigil.games.horizons.model.pieces import SLOTS, SLOTS_OF, WIDTH
from vigil.games.horizons.model.state import State
from vigil.games.horizons.powers.effects import BUILD, BUILD_CITY, EXPLORE, RAVAGE

EMPTY: Final = "empty"
CROWD: Final = 99
"""No land holds more of one kind."""

PIECES: Final = {f"{kind}:{n}" if n else kind: slot for slot, (kind, n) in enumerate(SLOTS)}
"""The slots of pieces by the words for them: ``town:1`` is a town with 1 damage."""

MARKS: Final = {
    "defend": CROWD,
    "skips": RAVAGE | BUILD | EXPLORE | BUILD_CITY,
    "exhausted": CROWD,
    "dahan_bonus": len(SLOTS_OF["dahan"]) - 2,
    "no_blight": 1,
    "dahan_safe": 1,
    "fallen": CROWD,
}
"""What holds in a land this turn, with the highest number of each."""


PIECES_OF: Final = attrgetter("pieces")
BLIGHT_OF: Final = attrgetter("blight")
PRESENCE_OF: Final = attrgetter("presence")


def presence_words(setup: Setup) -> dict[str, int]:
    """The words for the presence of each seat."""
    return {f"presence{seat}": seat for seat in setup.seats}


def places_of(setup: Setup, land: int) -> dict[str, tuple[Callable[[State], list[Any]], int]]:
    """All that a land can have: the list of the state in which its count is kept, and where."""
    size = len(setup.lands)
    return {
        **{word: (PIECES_OF, WIDTH * land + slot) for word, slot in PIECES.items()},
        "blight": (BLIGHT_OF, land),
        **{word: (PRESENCE_OF, size * seat + land) for word, seat in presence_words(setup).items()},
        **{word: (attrgetter(f"this_turn.{word}"), land) for word in MARKS},
    }


def land_clause(setup: Setup, land: int) -> Clause[State]:
    """The clause of a land, which is taken as written: what is not named is not there."""
    name, places = setup.island.names[land], places_of(setup, land)
    highest = {word: MARKS.get(word, CROWD) for word in places}

    def read(s: State, words: Words) -> None:
        found = words.counts(highest, EMPTY)
        for word, (list_of, at) in places.items():
            counts = list_of(s)
            counts[at] = type(counts[at])(found.get(word, 0))

    def write(s: State) -> str:
        there = [(word, list_of(s)[at]) for word, (list_of, at) in places.items()]
        return " ".join(f"{word} {int(count)}" for word, count in there if count) or EMPTY

    example = f"{name}: explorer 2 town:1 1 dahan 2 blight 1 presence0 2 defend 3"
    return Clause(key=name, example=example, read=read, write=write, page="a land")


def clauses(setup: Setup) -> tuple[Clause[State], ...]:
    """The clauses of all lands."""
    return tuple(land_clause(setup, land) for land in setup.lands)
