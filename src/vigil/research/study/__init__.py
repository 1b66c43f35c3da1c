"""What many games come to: win rates, what goes with winning, where and when games turn."""

from vigil.research.study.figures import Study
from vigil.research.study.reckon import OtherRules, study_of

__all__ = ["OtherRules", "Study", "study_of"]
