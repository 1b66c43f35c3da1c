"""The upper bound: a bot that knows the deal in advance, for the arena only."""

from __future__ import annotations

from typing import Final

from vigil.bots.judgement import judgement_of
from vigil.bots.rules_bot import RulesBot, worths_of
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE, Decision
from vigil.core.step import Run
from vigil.core.table import Table

OPTIONS: Final = 6
"""The number of options tried: the best by the rules of thumb."""
TURNS: Final = 8
"""The number of turns until positions are judged."""


class Clairvoyant:
    """Tries options with the dice that will really fall; rules of thumb continue each."""

    looks_ahead = True

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dealer = SeededDealer(seed)

    def choose(self, table: Run, decision: Decision) -> int:
        """The option that leads to the best position in the real future."""
        assert isinstance(table, Table)
        question = decision.parts[0] if decision.parts else decision
        worths = worths_of(table.state, question)
        order = sorted(range(len(worths)), key=lambda index: -worths[index])[:OPTIONS]
        return max(order, key=lambda index: self._future(table, index)) if order[1:] else order[0]

    def _future(self, table: Table, answer: int) -> float:
        """The win chance some turns after an answer."""
        run, ply, last = table.bare_run(), table.ply, table.state.turn + TURNS
        bot = RulesBot(self._seed + ply)
        run.send(answer)
        while (decision := run.decision) is not None and run.state.turn < last:
            ply += 1
            if decision.seat == CHANCE:
                run.send(self._dealer.deal(decision, ply))
            else:
                run.send(bot.choose(run, decision))
        return judgement_of(run.state).chance(run.state)
