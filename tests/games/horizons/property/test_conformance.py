"""The conformance walk over games spread evenly over players, spirits, boards and options.

Games answered at random seldom last, so half of them have a player with a purpose, and late games
are walked from positions too.
"""

from __future__ import annotations

import pytest

from games.horizons.player import Player
from games.horizons.property.games import GAMES, LATE, late_position, setup_number
from vigil.core import Table
from vigil.core.conform import walk
from vigil.games.horizons import State

CHUNKS = 25
EVERY = 24
"""Costly rules are tried at every twenty-fourth question, begun at another one in each game."""


class Purpose:
    """The purposeful player as a walk wants to hear it."""

    def __init__(self, seed: int) -> None:
        self._player = Player(seed)

    def choose(self, table: Table) -> int:
        """What the player answers."""
        state, decision = table.state, table.decision
        assert isinstance(state, State)
        assert decision is not None
        return self._player.choose(state, decision)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_of_every_kind_keep_the_contract(chunk: int) -> None:
    for index in range(chunk, GAMES, CHUNKS):
        choose = Purpose(index).choose if index % 2 else None
        found = walk(setup_number(index), index, every=EVERY, choose=choose)
        assert found.plies > found.decisions > 0


@pytest.mark.parametrize("late", LATE[1:], ids=range(1, len(LATE)))
def test_late_games_keep_the_contract(late: str) -> None:
    for index in range(max(2, GAMES // 50)):
        setup = setup_number(3 * index)
        start = late_position(setup, late)
        found = walk(setup, index, every=EVERY, start=start, choose=Purpose(index).choose)
        assert found.plies > 0
