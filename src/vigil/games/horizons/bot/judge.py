"""How positions are judged, and how far bots look ahead."""

from __future__ import annotations

from typing import Final

from vigil.bots.budget import Budget
from vigil.bots.judgement import Judge
from vigil.games.horizons.bot.features import features

JUDGE: Final = Judge(
    features,
    value=Budget(options=3, turns=1, rounds=2, portion=2),
    search=Budget(options=4, turns=1, rounds=16, portion=4),
)
