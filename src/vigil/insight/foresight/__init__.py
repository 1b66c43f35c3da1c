"""Forecasts: what happens unless it is prevented, and the odds of a roll.

Each game provides its ``foresight``; these functions query it about a table and its answers.
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
