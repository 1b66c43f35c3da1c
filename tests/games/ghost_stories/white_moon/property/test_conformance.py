"""The conformance walk over games with White Moon: random ones, and purposeful late ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.ghost_stories.white_moon.player import Player
from games.ghost_stories.white_moon.property.games import GAMES, Walk, setup_number, start_of
from vigil.core import Table
from vigil.core.conform import walk
from vigil.games.ghost_stories import State

CHUNKS = 16
EVERY = 8
"""Costly rules are tried at every eighth question, begun at another one in each game."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_the_contract(chunk: int) -> None:
    for index in range(chunk, GAMES, CHUNKS):
        found = walk(setup_number(index), index, every=EVERY)
        assert found.plies > found.decisions > 0


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_late_games_with_a_purpose_keep_the_contract(chunk: int) -> None:
    for index in range(chunk, max(CHUNKS, GAMES // 4), CHUNKS):
        start = start_of(Walk(setup_number(index), index, late=True))
        found = walk(start.setup, index, every=EVERY, start=start, choose=chooser(index))
        assert found.outcome.won == (found.outcome.reason == "incarnations_exorcised")


def chooser(seed: int) -> Callable[[Table], int]:
    """The purposeful player at a table."""
    player = Player(seed)

    def choose(table: Table) -> int:
        assert isinstance(table.state, State)
        assert table.decision is not None
        return player.choose(table.state, table.decision)

    return choose
