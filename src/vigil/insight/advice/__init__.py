"""Hints: which options are best, how certain that is, and why; also the reasoning of bots.

A reason needs no net; ``advise`` and ``weighed_options`` do, so they are imported separately.
"""

from vigil.insight.advice.reasons import Reason, ReasonKind, reason_for
from vigil.insight.advice.weighing import Weighed

__all__ = ["Reason", "ReasonKind", "Weighed", "reason_for"]
