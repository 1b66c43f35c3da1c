"""The report after a game: its score, its turns, who did what, and the luck of the dice."""

from vigil.report.report import Luck, Moment, Player, Report, Turn
from vigil.report.tell import report_of

__all__ = ["Luck", "Moment", "Player", "Report", "Turn", "report_of"]
