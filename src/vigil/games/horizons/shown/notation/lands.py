"""The lands of the island: pieces, blight, presence, and what holds there this turn."""

from __future__ import annotations

from typing import Any, Final

from vigil.core.clauses import Words
from vigil.core.notation import Clause
from vigil.games.horizons.powers.effects import BUILD, BUILD_CITY, EXPLORE, RAVAGE
from vigil.games.horizons.table.options import Setup
from vigil.games.horizons.table.pieces import SLOTS, SLOTS_OF, WIDTH
from vigil.games.horizons.table.state import State

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


def presence_words(setup: Setup) -> dict[str, int]:
    """The words for the presence of each seat."""
    return {f"presence{seat}": seat for seat in setup.seats}


def place_of(s: State, land: int, word: str) -> tuple[list[Any], int]:
    """The list of the state in which a count of a land is kept, and where."""
    if word in PIECES:
        return s.pieces, WIDTH * land + PIECES[word]
    if word in MARKS:
        return getattr(s.this_turn, word), land
    if word == "blight":
        return s.blight, land
    return s.presence, len(s.blight) * presence_words(s.setup)[word] + land


def words_of(setup: Setup) -> tuple[str, ...]:
    """All that a land can have."""
    return (*PIECES, "blight", *presence_words(setup), *MARKS)


def land_clause(setup: Setup, land: int) -> Clause[State]:
    """The clause of a land, which is taken as written: what is not named is not there."""
    name, known = setup.island.names[land], words_of(setup)

    def read(s: State, words: Words) -> None:
        found = words.counts({word: MARKS.get(word, CROWD) for word in known}, EMPTY)
        for word in known:
            counts, at = place_of(s, land, word)
            counts[at] = type(counts[at])(found.get(word, 0))

    def write(s: State) -> str:
        there = [(word, place_of(s, land, word)) for word in known]
        return " ".join(f"{word} {int(c[at])}" for word, (c, at) in there if c[at]) or EMPTY

    example = f"{name}: explorer 2 town:1 1 dahan 2 blight 1 presence0 2 defend 3"
    return Clause(key=name, example=example, read=read, write=write, page="a land")


def clauses(setup: Setup) -> tuple[Clause[State], ...]:
    """The clauses of all lands."""
    return tuple(land_clause(setup, land) for land in setup.lands)
