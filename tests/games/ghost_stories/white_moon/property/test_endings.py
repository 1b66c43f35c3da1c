"""The conformance walk over the ends of games with White Moon at every level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from games.endings import keep_the_contract
from games.ghost_stories.property.test_endings import (
    EVERY,
    POSITIONS,
    is_fresh,
    players_and_edition,
)
from games.ghost_stories.white_moon.property.games import GAME, setup_number
from games.ghost_stories.white_moon.property.late import late_position
from vigil.games.ghost_stories import State
from vigil.games.ghost_stories.model.options import LEVELS


def starts(level: str) -> Iterator[State]:
    """Fresh games and late positions, for the bot to play on."""
    for index in count():
        setup = replace(setup_number(index), level=level, **players_and_edition(index))
        late = late_position(setup, Random(index))
        state = GAME.new(setup) if is_fresh(index) else GAME.read(late)
        assert isinstance(state, State)
        yield state


@pytest.mark.parametrize("level", LEVELS)
def test_random_play_keeps_the_contract_from_late_positions(level: str) -> None:
    keep_the_contract(starts(level), POSITIONS, EVERY)
