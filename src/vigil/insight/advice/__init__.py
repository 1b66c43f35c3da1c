"""Advice: what is worth choosing at a table, how sure that is, and why; what a bot was thinking.

A reason needs no net; ``advise`` and ``weighed_options`` do, and are asked for by their modules.
"""

from vigil.insight.advice.reasons import Reason, ReasonKind, reason_for
from vigil.insight.advice.weighing import Weighed

__all__ = ["Reason", "ReasonKind", "Weighed", "reason_for"]
