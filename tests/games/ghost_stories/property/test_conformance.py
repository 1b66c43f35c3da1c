"""The conformance walk over games spread evenly over players, levels, editions and switches."""

from __future__ import annotations

import pytest

from games.ghost_stories.property.games import GAMES, setup_number
from vigil.core.conform import walk

CHUNKS = 32
EVERY = 4
"""Costly rules are tried at every fourth question, begun at another one in each game."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_contract(chunk: int) -> None:
    for index in range(chunk, GAMES, CHUNKS):
        found = walk(setup_number(index), index, every=EVERY)
        assert found.plies > found.decisions > 0
