"""Every position met in a game can be written down and read again."""

from __future__ import annotations

from typing import Final

import pytest

from notation.games import GAMES, KINDS, Kind, bases
from vigil.bots import make_bot

QUICK: Final = ("rules", "rules:careful", "rules:bold", "rules:helper", "random")
"""Bots that play a whole game in a moment; those that look ahead come to the same positions."""

PLAYED: Final = GAMES // 20 if GAMES > 64 else 1
"""Games of each kind that each bot plays."""


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_state_between_two_steps_comes_back_from_its_text(kind: Kind, bot: str) -> None:
    ended = 0
    for number in range(PLAYED):
        seed = 31 * number + 7 * QUICK.index(bot) + 5  # each bot has its own setups
        for state in bases(kind, seed, make_bot(bot, number)):
            again = kind.game.read(kind.game.write(state))
            assert again == state
            assert repr(again) == repr(state)
            ended += state.outcome is not None
    assert ended == PLAYED
