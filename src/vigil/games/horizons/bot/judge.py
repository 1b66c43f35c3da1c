"""How positions are judged, and how far bots look ahead."""

from __future__ import annotations

from typing import Final

from vigil.bots.budget import Budget
from vigil.bots.judgement import Judge
from vigil.games.horizons.bot.comparison import COMPARISON
from vigil.games.horizons.bot.features import features
from vigil.games.horizons.model.options import Setup

MIX: Final = ((1, False, 3), (2, False, 2), (3, False, 2), (1, True, 2), (2, True, 1), (3, True, 1))
"""Players, whether with escalation, and how many of the practice games are so."""


def practice(modules: tuple[str, ...]) -> tuple[Setup, ...]:
    """Setups to practise with: players mixed, with and without escalation."""
    return tuple(
        Setup(players=players, escalation=harder, modules=modules)
        for players, harder, often in MIX
        for _ in range(often)
    )


JUDGE: Final = Judge(
    features,
    value=Budget(options=4, turns=1, rounds=8, portion=4),
    search=Budget(options=4, turns=1, rounds=16, portion=4),
    practice=practice,
    length=10,
    comparison=COMPARISON,
)
