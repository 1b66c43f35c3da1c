"""Games that bots play among themselves."""

from __future__ import annotations

from typing import NamedTuple

from vigil.bots import make_bot
from vigil.core import Outcome, SeededDealer, Setup, Table


class Played(NamedTuple):
    """How a game went."""

    outcome: Outcome
    answers: tuple[int, ...]
    kinds: frozenset[str]
    turns: int


def played(setup: Setup, bot: str, seed: int) -> Played:
    """A whole game with one kind of bot in every seat; every answer has to be legal."""
    table, player = Table.start(setup, SeededDealer(seed)), make_bot(bot, seed)
    kinds: set[str] = set()
    while table.decision is not None:
        kinds.add(table.decision.kind)
        table.apply(player.choose(table, table.decision))
    assert table.outcome is not None
    return Played(table.outcome, table.record.answers, frozenset(kinds), table.state.turn)
