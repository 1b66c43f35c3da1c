"""The conformance walk over the ends of games at every level, for any number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from games.endings import keep_the_contract
from games.ghost_stories.property.games import GAMES, SWITCH_SETS
from vigil.core import find_game
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS

POSITIONS = max(6, GAMES // 10)
EVERY = 4
GAME = find_game("ghost_stories")


def is_fresh(index: int) -> bool:
    """Whether the bot plays that game from its beginning; others begin late."""
    return index // 4 % 2 == 1


def players_and_edition(index: int) -> dict[str, Any]:
    """All of them in turn, each with fresh and late games."""
    return {"players": index % 4 + 1, "edition": tuple(EDITIONS)[(index + index // 8) % 2]}


def starts(level: str) -> Iterator[State]:
    """Fresh games and games before the last incarnation, for the bot to play."""
    for index in count():
        switches = SWITCH_SETS[index // 3 % len(SWITCH_SETS)]
        setup = Setup(level=level, switches=switches, **players_and_edition(index))
        state = GAME.new(setup) if is_fresh(index) else before_the_last(setup, Random(index))
        assert isinstance(state, State)
        yield state


def before_the_last(setup: Setup, luck: Random) -> State:
    """All incarnations are beaten but one, which lies a few cards down."""
    pool = dict(setup.pools)["incarnation"]
    cards = [str(card[1]) for card in luck.sample(pool, setup.incarnations - 1)]
    clauses = [f"players: {setup.players}; level: {setup.level}; edition: {setup.edition}"]
    clauses += [f"switches: {' '.join(setup.switches)}"] if setup.switches else []
    clauses += [f"discard: {' '.join(cards)}; exorcised: {' '.join(cards)}"] if cards else []
    above, below = luck.randrange(1, 4), luck.randrange(6, 12)
    clauses += [f"deck: {above} ghost, 1 incarnation, {below} ghost; next: turn 0"]
    state = GAME.read("; ".join(clauses))
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_random_play_keeps_the_contract_from_late_positions(level: str) -> None:
    keep_the_contract(starts(level), POSITIONS, EVERY)
