"""A study of many games: win rates, links with winning, where and when games turn."""

from vigil.research.study.compute import OtherRules, study_of
from vigil.research.study.figures import Study

__all__ = ["OtherRules", "Study", "study_of"]
