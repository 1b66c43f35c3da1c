"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.core.notation import Clause, Ending, outcome_check, outcome_clause
from vigil.games.horizons.model.options import FEAR_DECK_SIZE
from vigil.games.horizons.model.queries import is_terrified, presence_mask
from vigil.games.horizons.model.scoring import score
from vigil.games.horizons.model.state import State

DOOMS: Final = ("blight", "spirit_destroyed", "time_over")
"""Why a game can be lost in the middle of an effect."""


def is_blighted(s: State) -> bool:
    """Whether the pool is empty."""
    return s.blight_pool <= 0


def is_forsaken(s: State) -> bool:
    """Whether a spirit has no presence left."""
    return not all(presence_mask(s, seat) for seat in s.setup.seats)


def is_won(s: State) -> bool:
    """Whether all fear cards are earned, or the invaders terrified."""
    return s.taken >= FEAR_DECK_SIZE or is_terrified(s)


ENDINGS: Final[Mapping[str, Ending]] = {
    "fear": Ending(True, lambda s: s.taken >= FEAR_DECK_SIZE),
    "terror": Ending(True, is_terrified),
    "sacrifice": Ending(True, lambda s: is_won(s) and (is_blighted(s) or is_forsaken(s))),
    "blight": Ending(False, is_blighted),
    "spirit_destroyed": Ending(False, is_forsaken),
    "time_over": Ending(False, lambda s: not s.invader_deck.layers),
}

CLAUSE: Final[Clause[State]] = outcome_clause(ENDINGS, "blight_pool: 0; outcome: lost blight 5")
CHECKS: Final = outcome_check(ENDINGS, score)
