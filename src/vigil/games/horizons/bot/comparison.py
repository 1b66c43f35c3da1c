"""What options are compared by in words: the island, the invaders and the means of the spirits."""

from __future__ import annotations

from typing import Final

from vigil.bots.comparison import Comparison, Counts, Figure
from vigil.games.horizons.model.pieces import PIECES, SLOTS, WIDTH
from vigil.games.horizons.model.queries import land_name
from vigil.games.horizons.model.state import State

FIGURES: Final = {
    "lost": Figure(-20, each=True),
    "won": Figure(20, each=True),
    "blighted": Figure(-3, thing="land", each=True),
    "blight": Figure(-2.5),
    "city": Figure(-2.5),
    "town": Figure(-1.5),
    "explorer": Figure(-0.7),
    "dahan": Figure(0.6),
    "fear": Figure(0.4),
    "presence": Figure(1.5),
    "cards": Figure(0.8),
    "energy": Figure(0.3),
}


def counts(s: State) -> Counts:
    """What there is on the island, and what the spirits have."""
    found: Counts = {
        ("blight", None): sum(s.blight),
        ("fear", None): s.taken * s.setup.fear_pool + s.fear,
        ("presence", None): sum(s.presence),
        ("cards", None): sum(s.learned),
        ("energy", None): sum(s.energy),
    }
    found.update({(piece, None): 0 for piece in PIECES})
    for at, there in enumerate(s.pieces):
        found[SLOTS[at % WIDTH][0], None] += there
    for land in s.setup.lands:
        if s.blight[land]:
            found["blighted", land_name(s, land)] = 1
    if s.outcome is not None:
        found["won" if s.outcome.won else "lost", None] = 1
    return found


COMPARISON: Final = Comparison(FIGURES, counts)
