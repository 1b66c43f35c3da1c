"""Positions in a short notation: clauses ``key: value`` separated by semicolons or lines.

``players: 2; level: normal; red: qi 2, tao red 1, at 4; red ghosts: 38^ - 3; turn: red`` leaves
everything unsaid as a fresh setup has it. ``docs/notation.md`` describes the clauses.
"""

from __future__ import annotations

from typing import Final

from vigil.core.notation import Check, Clause, Notation
from vigil.games.ghost_stories.content.colours import BOARD_COLOURS
from vigil.games.ghost_stories.model.options import Setup
from vigil.games.ghost_stories.model.queries import side_of
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.phases.setup import new_state
from vigil.games.ghost_stories.presentation.notation import boards, cards, end, turn, village
from vigil.games.ghost_stories.presentation.notation.checks import CHECKS
from vigil.games.ghost_stories.presentation.notation.setup import SETUP_CLAUSES
from vigil.games.ghost_stories.presentation.notation.steps import agenda_of


def clauses(setup: Setup) -> tuple[Clause[State], ...]:
    """All clauses of a setup; what follows from others comes after them."""
    return (
        *boards.LAYOUT,
        *village.CLAUSES,
        *setup.module.notation.pieces,
        *boards.CLAUSES,
        *cards.CLAUSES,
        *turn.clauses(setup),
        *setup.module.notation.clauses,
        end.clause(setup),
        turn.next_clause(setup),
    )


def checks(setup: Setup) -> tuple[Check[State], ...]:
    """All that no position of a setup may break."""
    return (
        *CHECKS,
        *setup.module.notation.checks,
        *agenda_of(setup).checks,
        *end.checks(setup),
    )


VILLAGE: Final = ("boards", "village", "haunted", "circle", "centre", "tao tokens")
CARDS: Final = ("deck", "discard", "exorcised", "incarnations")


def place(s: State, key: str) -> tuple[int, int]:
    """Clauses are written as one looks round the table: village, boards clockwise, deck, turn."""
    colour = key.removesuffix(" ghosts")
    if colour in BOARD_COLOURS:
        return 1, side_of(s, colour)
    if key in VILLAGE:
        return 0, VILLAGE.index(key)
    return 2, CARDS.index(key) if key in CARDS else len(CARDS)


NOTATION: Final = Notation(
    setup=SETUP_CLAUSES,
    make=Setup.from_data,
    new=new_state,
    clauses=clauses,
    checks=checks,
    place=place,
)
read_position: Final = NOTATION.read
write_position: Final = NOTATION.write
