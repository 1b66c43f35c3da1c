"""A game judged afterwards: its chance of winning, and what luck and choices did to it."""

from vigil.insight.analysis.analysis import Analysis, PlayerSum, Step, TurningPoint, TurnSum
from vigil.insight.analysis.course import CannotAnalyse, Course, course_of
from vigil.insight.analysis.judging import BUDGET, Judged, judge
from vigil.insight.analysis.make import Plan, analyse, concluded

__all__ = [
    "BUDGET",
    "Analysis",
    "CannotAnalyse",
    "Course",
    "Judged",
    "Plan",
    "PlayerSum",
    "Step",
    "TurnSum",
    "TurningPoint",
    "analyse",
    "concluded",
    "course_of",
    "judge",
]
