"""What White Moon adds to positions as text."""

from __future__ import annotations

from typing import Final

from vigil.core.notation import Ending
from vigil.games.ghost_stories.model.modules import ModuleNotation
from vigil.games.ghost_stories.white_moon.model.queries import moon
from vigil.games.ghost_stories.white_moon.model.verbs import DEAD_TO_LOSE
from vigil.games.ghost_stories.white_moon.presentation.notation.checks import CHECKS
from vigil.games.ghost_stories.white_moon.presentation.notation.clauses import CLAUSES, PIECES
from vigil.games.ghost_stories.white_moon.presentation.notation.steps import with_moon

NOTATION: Final = ModuleNotation(
    pieces=PIECES,
    clauses=CLAUSES,
    checks=CHECKS,
    actions=("save",),
    endings={"villagers_dead": Ending(False, lambda s: sum(moon(s).graveyard) >= DEAD_TO_LOSE)},
    agenda=with_moon,
)
