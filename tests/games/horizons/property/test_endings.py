"""The conformance walk over the ends of easier, usual and harder games of one to three spirits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

import pytest

from games.endings import keep_the_contract
from games.horizons.property.games import BOARD_SETS, GAME, GAMES, SWITCH_SETS
from vigil.games.horizons import Setup, State

POSITIONS = max(6, GAMES // 5)
EVERY = 24
KINDS: Final[dict[str, dict[str, Any]]] = {
    "easier": {"bonus_growth": True, "first_explore": False},
    "usual": {},
    "harder": {"escalation": True},
    "progression": {"progression": True},
}


def starts(kind: str) -> Iterator[State]:
    """Fresh games of one, two and three spirits in turn, for the bot to play."""
    for index in count():
        players = index % 3 + 1
        boards = BOARD_SETS[players]
        state = GAME.new(
            Setup(
                players=players,
                boards=boards[index // 3 % len(boards)],
                switches=SWITCH_SETS[index % len(SWITCH_SETS)],
                **KINDS[kind],
            )
        )
        assert isinstance(state, State)
        yield state


@pytest.mark.parametrize("kind", KINDS)
def test_random_play_keeps_the_contract_from_late_positions(kind: str) -> None:
    keep_the_contract(starts(kind), POSITIONS, EVERY)
