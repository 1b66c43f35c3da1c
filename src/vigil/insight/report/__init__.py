"""The report after a game: its score, its turns, who did what, and the luck of the dice."""

from vigil.insight.report.make import report_of
from vigil.insight.report.report import Luck, Moment, Player, Report, Turn

__all__ = ["Luck", "Moment", "Player", "Report", "Turn", "report_of"]
