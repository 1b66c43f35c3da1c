"""Analyses of finished games: the win chance over time, and the effect of luck and choices."""

from vigil.insight.analysis.analysis import Analysis, PlayerSum, Step, TurningPoint, TurnSum
from vigil.insight.analysis.annotated_replay import AnnotatedReplay, CannotAnalyse, annotated
from vigil.insight.analysis.judging import BUDGET, Judged, judge
from vigil.insight.analysis.make import Plan, analyse, concluded

__all__ = [
    "BUDGET",
    "Analysis",
    "AnnotatedReplay",
    "CannotAnalyse",
    "Judged",
    "Plan",
    "PlayerSum",
    "Step",
    "TurnSum",
    "TurningPoint",
    "analyse",
    "annotated",
    "concluded",
    "judge",
]
