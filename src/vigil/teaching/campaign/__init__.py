"""The campaign: scenarios with three lanterns each, and achievements.

A game brings its scenarios in the folder ``campaign``, one file each, and its achievements in
``achievements.json``. What is earned is read from the record of a finished game, through the
columns of simulations.
"""

from vigil.teaching.campaign.achievement import Achievement, achieved, achievements_of
from vigil.teaching.campaign.condition import Condition, holds
from vigil.teaching.campaign.earned import Earned, Missed, earned_by
from vigil.teaching.campaign.row import COMMON, row_of
from vigil.teaching.campaign.scenario import (
    NEVER_SETTLED,
    BadScenario,
    Lantern,
    Measured,
    Scenario,
    Texts,
    scenario_played,
    scenario_set_up,
    scenarios_of,
)

__all__ = [
    "COMMON",
    "NEVER_SETTLED",
    "Achievement",
    "BadScenario",
    "Condition",
    "Earned",
    "Lantern",
    "Measured",
    "Missed",
    "Scenario",
    "Texts",
    "achieved",
    "achievements_of",
    "earned_by",
    "holds",
    "row_of",
    "scenario_played",
    "scenario_set_up",
    "scenarios_of",
]
