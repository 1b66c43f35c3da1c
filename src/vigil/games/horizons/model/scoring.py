"""Points at the end of the game."""

from __future__ import annotations

from vigil.games.horizons.model.pieces import DAHAN
from vigil.games.horizons.model.queries import count
from vigil.games.horizons.model.state import State


def score(s: State, won: bool) -> int:
    """The points of a finished game."""
    return sum(score_lines(s, won).values())


def score_lines(s: State, won: bool) -> dict[str, int]:
    """Victory and cards left, dahan and blight on the island, for each player."""
    left = s.invader_deck.count()
    dahan = sum(count(s, land, (DAHAN,)) for land in s.setup.lands)
    players = s.setup.players
    return {
        "victory": 10 if won else 0,
        "cards": 2 * left if won else 12 - left,
        "dahan": dahan // players,
        "blight": -(sum(s.blight) // players),
    }
