"""A series of games by one bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

from vigil.bots import make_bot
from vigil.core.game import Setup, find_game
from vigil.simulation.games import Played, game_seed, play_game
from vigil.simulation.sharing import shared_out
from vigil.simulation.summary import Summary, summarise


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What is to be played."""

    setup: Setup
    games: int
    seed: int
    bot: str = "random"


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Summary:
    """Play the games of a plan; their results depend on the plan alone, not on the workers."""
    make_bot(plan.bot, plan.seed)
    began = perf_counter()
    played: list[Played] = []
    work = partial(_play, plan.setup.game, plan.setup.to_data(), plan.bot, plan.seed)
    for portion in shared_out(work, range(plan.games), workers):
        played += portion
        progress(len(portion))
    return summarise(played, perf_counter() - began)


def _play(
    game: str, setup: dict[str, Any], bot: str, seed: int, numbers: Sequence[int]
) -> list[Played]:
    """Games by their numbers; a set-up travels to other processes as plain data."""
    chosen = find_game(game).setup.from_data(setup)
    seeds = [game_seed(seed, number) for number in numbers]
    return [play_game(chosen, make_bot(bot, one), one) for one in seeds]
