"""Positions in a short notation: clauses ``key: value`` separated by semicolons or lines.

``players: 1; turn: 4; G5: explorer 2 town:1 1 blight 1 presence0 2`` leaves everything unsaid as a
fresh setup has it, but lands named are taken as written.
``docs/notation.md`` describes the clauses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vigil.core.notation import Check, Clause, Notation
from vigil.games.horizons.model.options import Setup
from vigil.games.horizons.model.state import State
from vigil.games.horizons.phases.setup import new_state
from vigil.games.horizons.presentation.notation import decks, end, lands, rounds, spirits
from vigil.games.horizons.presentation.notation.checks import CHECKS
from vigil.games.horizons.presentation.notation.setup import SETUP_CLAUSES
from vigil.games.horizons.presentation.notation.steps import AGENDA


@lru_cache(maxsize=32)
def clauses(setup: Setup) -> tuple[Clause[State], ...]:
    """All clauses of a setup; what follows from others comes after them."""
    return (
        spirits.SPIRITS_CLAUSE,
        *lands.clauses(setup),
        *spirits.clauses(setup),
        *rounds.COUNTERS,
        *decks.TRACK_CLAUSES,
        *rounds.PHASE,
        *decks.CLAUSES,
        *rounds.ONGOING,
        end.CLAUSE,
        rounds.NEXT,
    )


def checks(_: Setup) -> tuple[Check[State], ...]:
    """All that no position may break."""
    return (*CHECKS, *AGENDA.checks, *end.CHECKS)


NOTATION: Final = Notation(
    setup=SETUP_CLAUSES, make=Setup.from_data, new=new_state, clauses=clauses, checks=checks
)
read_position: Final = NOTATION.read
write_position: Final = NOTATION.write
