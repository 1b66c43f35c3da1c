"""Endings: positions late in games that the rules bot plays, walked on by random play.

Random play alone hardly ever wins. The bot comes near enough to the end, and wins often enough,
for random play from there to end in both ways.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from notation.games import walked
from vigil.bots import make_bot
from vigil.core import Table
from vigil.core.conform import walk
from vigil.core.game import Setup, find_game
from vigil.core.state import GameState

ALL: Final = 200
"""How many positions of each kind of game the long form walks."""

FAR: Final = 8
WON_AT: Final = ((1, 4), (2, FAR))
"""How many positions before the end those of won games are taken, from two games in turn."""


def setup_of(state: GameState) -> Setup:
    """The setup of a game."""
    setup: Setup = state.setup
    return setup


def late_positions(starts: Iterable[GameState]) -> Iterator[GameState]:
    """Two positions of every game that the rules bot wins from its start, one of every other."""
    for seed, start in enumerate(starts):
        table = Table.at(find_game(setup_of(start).game), start)
        *positions, end = deque(walked(table, seed, make_bot("rules", seed)), maxlen=FAR + 1)
        assert end.outcome is not None
        steps = WON_AT[seed % len(WON_AT)] if end.outcome.won else (FAR,)
        yield from (positions[-min(back, len(positions))] for back in steps)


def keep_the_contract(starts: Iterable[GameState], count: int, every: int) -> None:
    """Random play keeps the contract from this many late positions, and wins some of them."""
    won: Counter[bool] = Counter()
    for seed, start in enumerate(islice(late_positions(starts), count)):
        found = walk(setup_of(start), seed, every=every, start=start)
        won[found.outcome.won] += 1
    assert won.total() == count
    if count >= ALL:
        assert won[True], "random play never won"
        assert won[False], "random play never lost"
