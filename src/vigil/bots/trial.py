"""A trial: answers to one question, played on with fates of our own and judged at the horizon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigil.bots.fate import Fate
from vigil.bots.judgement import judgement_of
from vigil.bots.rules_bot import RulesBot
from vigil.core.decision import CHANCE
from vigil.core.table import Table

DIGITS: Final = 5
"""Of a chance; the rest depends on how many positions are judged at once."""
FAR: Final = 1_000_003
"""Keeps the fates of one question apart from those of the next."""


class Trial:
    """Runs of a game from one question on."""

    def __init__(self, table: Table, turns: int, seed: int) -> None:
        self.table = table
        self.turns = turns
        self.seed = seed
        self._judgement = judgement_of(table.state)

    def chances(self, answers: Sequence[int | None], fates: Sequence[int]) -> list[list[float]]:
        """For each fate the chances of winning after these answers, or as the game stands."""
        positions: list[list[float]] = []
        ends = [[self._play_on(answer, fate, positions) for answer in answers] for fate in fates]
        judged = iter(self._judgement.net.chances(positions) if positions else ())
        return [
            [round(float(next(judged)), DIGITS) if end is None else end for end in row]
            for row in ends
        ]

    def _play_on(self, answer: int | None, fate: int, positions: list[list[float]]) -> float | None:
        """Whether an answer won or lost; else its position at the horizon is put to the others."""
        run, turn, left = self.table.bare_run(), self.table.state.turn, self.turns
        bot, dealer = RulesBot(self.seed + fate), Fate(self.seed * FAR + fate)
        if answer is not None:
            run.send(answer)
        while (decision := run.decision) is not None:
            if run.state.turn != turn:
                turn, left = run.state.turn, left - 1
            if not left:
                positions.append(self._judgement.judge.features(run.state))
                return None
            if decision.seat == CHANCE:
                run.send(dealer.deal(decision, run.state.turn))
            else:
                run.send(bot.choose(run, decision))
        assert run.outcome is not None
        return float(run.outcome.won)
