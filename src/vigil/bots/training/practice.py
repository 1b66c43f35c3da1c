"""Practice games: the rules of thumb play on from beginnings with deliberate mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vigil.bots.judgement import find_judge
from vigil.bots.rules_bot import RulesBot
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE
from vigil.core.game import Setup, find_game
from vigil.core.step import Run

CLEAN: Final = 0.3
"""How many games have no mistakes in them."""
CARELESS: Final = (0.05, 0.1, 0.2)
"""How often a careless beginning takes any option."""


class PracticeGame(NamedTuple):
    """The positions of one game after its last mistake."""

    number: int
    positions: NDArray[np.float16]
    won: bool


def practise(
    game: str, modules: tuple[str, ...], seed: int, numbers: Sequence[int]
) -> list[PracticeGame]:
    """Play practice games by their numbers."""
    setups: Sequence[Setup] = find_judge(game).practice(modules)
    return [play(setups[number % len(setups)], number, seed + number) for number in numbers]


def play(setup: Setup, number: int, seed: int) -> PracticeGame:
    """One game; after a careless beginning every turn is a position whose result counts."""
    game, judge = find_game(setup.game), find_judge(setup.game)
    run = Run(game.steps, game.new(setup))
    bot, dealer, random = RulesBot(seed), SeededDealer(seed), Random(7 * seed + 1)
    careless = -1 if random.random() < CLEAN else random.randrange(judge.length)
    mistakes = random.choice(CARELESS)
    found: list[list[float]] = []
    turn = ply = 0
    run.advance()
    while (decision := run.decision) is not None:
        state: Any = run.state
        if state.turn != turn:
            turn = state.turn
            if turn > careless:
                found.append(judge.features(state))
        if decision.seat == CHANCE:
            run.send(dealer.deal(decision, ply))
        elif turn <= careless and random.random() < mistakes:
            run.send(random.randrange(len(decision.options)))
        else:
            run.send(bot.choose(run, decision))
        ply += 1
    assert run.outcome is not None
    width = len(judge.features(run.state))
    positions = np.array(found, np.float16).reshape(len(found), width)
    return PracticeGame(number, positions, run.outcome.won)
