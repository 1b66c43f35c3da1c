"""Advice: what is worth choosing at a table, how sure that is, and why; what a bot was thinking."""

from vigil.advice.advise import Advice, Advised, advise, advised, improved
from vigil.advice.reasons import Reason, ReasonKind, reason_for
from vigil.advice.thoughts import thoughts
from vigil.advice.weighing import Weighed

__all__ = [
    "Advice",
    "Advised",
    "Reason",
    "ReasonKind",
    "Weighed",
    "advise",
    "advised",
    "improved",
    "reason_for",
    "thoughts",
]
