"""How a game ended, and whether a position in progress would have ended already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigil.core.notation import Check, Clause, Ending, outcome_check, outcome_clause
from vigil.games.ghost_stories.model.geometry import LINES
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.queries import living
from vigil.games.ghost_stories.model.scoring import score
from vigil.games.ghost_stories.model.state import State

ENDINGS: Final[Mapping[str, Ending]] = {
    "incarnations_exorcised": Ending(True, lambda s: len(s.exorcised) == s.incarnations),
    "taoists_dead": Ending(False, lambda s: not living(s)),
    "village_haunted": Ending(False, lambda s: sum(s.haunted) >= s.setup.numbers.tiles_to_lose),
    "deck_empty": Ending(False, lambda s: not s.deck.layers),
    "line_haunted": Ending(False, lambda s: has_haunted_line(s)),
}


def has_haunted_line(s: State) -> bool:
    """Whether all three tiles in front of some ghost space are haunted."""
    return any(all(s.haunted[tile] for tile in line) for line in LINES)


def endings(setup: Setup) -> Mapping[str, Ending]:
    """All reasons why a game of that setup ends."""
    return {**ENDINGS, **setup.module.notation.endings}


def clause(setup: Setup) -> Clause[State]:
    """The clause that says how the game ended."""
    example = "haunted: 0 1 2 3; outcome: lost village_haunted -55"
    return outcome_clause(endings(setup), example)


def checks(setup: Setup) -> tuple[Check[State], ...]:
    """What a finished game may not break."""
    return outcome_check(endings(setup), score)
