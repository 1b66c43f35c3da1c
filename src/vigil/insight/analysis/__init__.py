"""A game judged afterwards: its chance of winning, and what luck and choices did to it."""

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
