"""Puzzles: positions from played games with a goal that can be reached for certain.

A game brings its goals in ``goals.json`` and its puzzles in ``puzzles.json``, one per line, as
written by the finder (``python -m vigil.teaching.puzzles.find``). A search of all choices and all
chance results counts how often players succeed.
"""

from vigil.teaching.puzzles.goal import Goal, goals_of, verdict
from vigil.teaching.puzzles.puzzle import Origin, Puzzle, puzzles_of
from vigil.teaching.puzzles.search import Count, Search, TooLarge, count
from vigil.teaching.puzzles.solving import Attempt, attempt, example_of, faults, miscounted

__all__ = [
    "Attempt",
    "Count",
    "Goal",
    "Origin",
    "Puzzle",
    "Search",
    "TooLarge",
    "attempt",
    "count",
    "example_of",
    "faults",
    "goals_of",
    "miscounted",
    "puzzles_of",
    "verdict",
]
