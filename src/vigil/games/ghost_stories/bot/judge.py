"""How positions are judged, and how far bots look ahead."""

from __future__ import annotations

from typing import Final

from vigil.bots.budget import Budget
from vigil.bots.judgement import Judge
from vigil.games.ghost_stories.bot.comparison import COMPARISON
from vigil.games.ghost_stories.bot.features import features
from vigil.games.ghost_stories.model.options import Setup

MIX: Final = ((4, 5), (3, 3), (2, 3), (1, 3))
"""How many of the practice games have that many players; most have four."""
HARDER: Final = (("normal", 3), ("nightmare", 2))
"""How many games of four players are played at these levels."""


def practice(modules: tuple[str, ...]) -> tuple[Setup, ...]:
    """Setups to practise with, players and levels mixed."""
    easy = [Setup(players=players, modules=modules) for players, often in MIX for _ in range(often)]
    hard = [Setup(players=4, level=level, modules=modules) for level, n in HARDER for _ in range(n)]
    return (*easy, *hard)


JUDGE: Final = Judge(
    features,
    value=Budget(options=4, turns=2, rounds=8, portion=4),
    search=Budget(options=6, turns=2, rounds=32, portion=4),
    practice=practice,
    length=50,
    comparison=COMPARISON,
)
