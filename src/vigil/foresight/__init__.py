"""What can happen: what is going to happen unless somebody prevents it, and the odds of a roll.

Each game brings its own ``foresight``; here it is asked about a table and about its answers.
"""

from vigil.foresight.asking import Foresight, consequences, forecast, odds
from vigil.foresight.chances import Chance
from vigil.foresight.rehearsal import rehearse

__all__ = ["Chance", "Foresight", "consequences", "forecast", "odds", "rehearse"]
