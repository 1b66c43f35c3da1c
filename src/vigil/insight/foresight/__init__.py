"""What can happen: what is going to happen unless it is prevented, and the odds of a roll.

Each game brings its own ``foresight``; here it is asked about a table and about its answers.
"""

from vigil.insight.foresight.asking import (
    Consequences,
    Foresight,
    changes,
    consequences,
    effects,
    forecast,
    gravity,
    odds,
    odds_by_answer,
    places,
)
from vigil.insight.foresight.rehearsal import rehearse

__all__ = [
    "Consequences",
    "Foresight",
    "changes",
    "consequences",
    "effects",
    "forecast",
    "gravity",
    "odds",
    "odds_by_answer",
    "places",
    "rehearse",
]
