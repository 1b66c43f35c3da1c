"""What many games come to: win rates, what goes with winning, where and when games turn."""

from vigil.study.figures import Study
from vigil.study.reckon import OtherRules, study_of

__all__ = ["OtherRules", "Study", "study_of"]
