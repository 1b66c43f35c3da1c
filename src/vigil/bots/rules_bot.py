"""A bot that plays by rules of thumb: readable priorities for each kind of question."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from vigil.bots.heuristics import Priority, heuristics_of
from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.core.state import GameState
from vigil.core.step import Run

NEUTRAL: Final = 0.0
ALIKE: Final = 1e-9
"""Worths no farther apart are equal: sums differ in their last digit from one Python to another."""


class RulesBot:
    """Takes the option with the highest priority; among equals the seed decides."""

    __slots__ = ("_random", "_style")
    looks_ahead = False

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        self._random = Random(seed).random
        self._style = style

    def choose(self, table: Run, decision: Decision) -> int:
        """The index of the best option; of questions put together the first is answered."""
        question = decision.parts[0] if decision.parts else decision
        worths = self.weigh(table, question)
        least = max(worths) - ALIKE
        equals = [index for index, worth in enumerate(worths) if worth >= least]
        return equals[int(self._random() * len(equals))] if len(equals) > 1 else equals[0]

    def weigh(self, table: Run, question: Decision) -> list[float]:
        """What each option of a question is worth to this bot."""
        return worths_of(table.state, question, self._style)


def worths_of(state: GameState, decision: Decision, style: Style = PLAIN) -> list[float]:
    """What each option is worth; all the same where no rule of thumb speaks."""
    rules = heuristics_of(state.setup.game)
    by_tag = rules.priorities.get(decision.kind)
    if by_tag is None:
        return [NEUTRAL] * len(decision.options)
    return rated(by_tag, rules.analyse(state, decision, style), decision)


def rated(by_tag: Mapping[str, Priority[Any]], now: object, decision: Decision) -> list[float]:
    """What each option is worth, given the analysis of the table."""
    tags = [str(option[0]) for option in decision.options]
    return [
        by_tag[tag](now, option) if tag in by_tag else NEUTRAL
        for tag, option in zip(tags, decision.options, strict=True)
    ]
