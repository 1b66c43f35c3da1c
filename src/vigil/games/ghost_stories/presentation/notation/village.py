"""The tiles of the village and what lies on them."""

from __future__ import annotations

from typing import Final

from vigil.core.clauses import Words
from vigil.core.notation import Clause, joined
from vigil.games.ghost_stories.content.colours import COLOURS
from vigil.games.ghost_stories.model.geometry import TILES
from vigil.games.ghost_stories.model.state import State


def read_haunted(s: State, words: Words) -> None:
    """The places of the haunted tiles."""
    for tile in words.numbers(0, len(TILES) - 1):
        s.haunted[tile] = True


def read_circle(s: State, words: Words) -> None:
    """The token on the Circle of Prayer."""
    s.circle = COLOURS.index(words.pick(COLOURS))


def read_centre(s: State, words: Words) -> None:
    """The power tokens that wait on the centre tile."""
    s.tokens_on_centre = words.number()


CLAUSES: Final = (
    Clause(
        key="haunted",
        example="haunted: 0 4",
        read=read_haunted,
        write=lambda s: joined(tile for tile in TILES if s.haunted[tile]),
    ),
    Clause(
        key="circle",
        example="circle: black",
        read=read_circle,
        write=lambda s: "" if s.circle is None else COLOURS[s.circle],
    ),
    Clause(
        key="centre",
        example="players: 2; red: tokens 0; centre: 1",
        read=read_centre,
        write=lambda s: str(s.tokens_on_centre or ""),
    ),
)
