"""Rollouts: answers to one question, played on in scenarios and judged at the horizon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.bots.comparison import Counts
from vigil.bots.judgement import judgement_of
from vigil.bots.remembered import RememberingBot, memory_of
from vigil.bots.scenario import ScenarioDealer
from vigil.core.decision import CHANCE
from vigil.core.table import Table

DIGITS: Final = 5
"""Of a chance; the rest depends on how many positions are judged at once."""
FAR: Final = 1_000_003
"""Keeps the scenarios of one question apart from those of the next."""


class Rollouts:
    """Plays a game on from one question, once for each answer and scenario."""

    def __init__(self, table: Table, turns: int, seed: int, counted: bool = False) -> None:
        self.table = table
        self.turns = turns
        self.seed = seed
        self.ends: dict[int | None, list[Counts]] = {}
        """By answer, the counts at the end of each rollout, if there is anything to count."""
        self._counted = counted
        self._judgement = judgement_of(table.state)
        self._memory = memory_of(table.state.setup)

    def chances(self, answers: Sequence[int | None], scenarios: Sequence[int]) -> list[list[float]]:
        """For each scenario the win chances after these answers, or in the current position."""
        positions: list[list[float]] = []
        ends = [
            [self._play_on(answer, scenario, positions) for answer in answers]
            for scenario in scenarios
        ]
        judged = iter(self._judgement.net.chances(positions) if positions else ())
        return [
            [round(float(next(judged)), DIGITS) if end is None else end for end in row]
            for row in ends
        ]

    def _play_on(
        self, answer: int | None, scenario: int, positions: list[list[float]]
    ) -> float | None:
        """Whether an answer won or lost; else its position at the horizon is put to the others."""
        run, turn, left = self.table.bare_run(), self.table.state.turn, self.turns
        bot = RememberingBot(self.seed + scenario, self._memory)
        dealer = ScenarioDealer(self.seed * FAR + scenario)
        if answer is not None:
            run.send(answer)
        while (decision := run.decision) is not None:
            if run.state.turn != turn:
                turn, left = run.state.turn, left - 1
            if not left:
                self._count(answer, run.state)
                positions.append(self._judgement.judge.features(run.state))
                return None
            if decision.seat == CHANCE:
                run.send(dealer.deal(decision, run.state.turn))
            else:
                run.send(bot.choose(run, decision))
        assert run.outcome is not None
        self._count(answer, run.state)
        return float(run.outcome.won)

    def _count(self, answer: int | None, state: Any) -> None:
        comparison = self._judgement.judge.comparison
        if self._counted and comparison is not None:
            self.ends.setdefault(answer, []).append(comparison.counts(state))
