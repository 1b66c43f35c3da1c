"""How positions are judged, and how far bots look ahead."""

from __future__ import annotations

from typing import Final

from vigil.bots.budget import Budget
from vigil.bots.judgement import Judge
from vigil.games.ghost_stories.bot.features import features

JUDGE: Final = Judge(
    features,
    value=Budget(options=4, turns=1, rounds=8, portion=4),
    search=Budget(options=4, turns=2, rounds=32, portion=8),
)
