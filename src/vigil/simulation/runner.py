"""A series of games, shared out among worker processes in small portions."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from vigil.bots import make_bot
from vigil.core.game import Setup, find_game
from vigil.simulation.games import Played, game_seed, play_game
from vigil.simulation.summary import Summary, summarise

PORTION: Final = 25
"""Games that a worker plays before it reports."""
AHEAD: Final = 4
"""Portions handed out for each worker before the first is waited for."""


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
    for portion in _in_workers(plan, workers) if workers > 1 else _here(plan):
        played += portion
        progress(len(portion))
    return summarise(played, perf_counter() - began)


def _portions(plan: Plan) -> Iterator[range]:
    for start in range(0, plan.games, PORTION):
        yield range(start, min(start + PORTION, plan.games))


def _here(plan: Plan) -> Iterator[list[Played]]:
    for numbers in _portions(plan):
        yield _play(plan.setup, plan.bot, plan.seed, numbers)


def _in_workers(plan: Plan, workers: int) -> Iterator[list[Played]]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    setup = plan.setup.to_data()
    play = partial(_play_from_data, plan.setup.game, setup, plan.bot, plan.seed)
    pending: deque[Future[list[Played]]] = deque()
    try:
        for numbers in _portions(plan):
            with _interrupts_held():
                pending.append(pool.submit(play, numbers))
            if len(pending) > AHEAD * workers:
                yield pending.popleft().result()
        while pending:
            yield pending.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C; the main process answers it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_from_data(
    game: str, setup: dict[str, Any], bot: str, seed: int, numbers: range
) -> list[Played]:
    """What a worker does; a set-up travels as plain data."""
    return _play(find_game(game).setup.from_data(setup), bot, seed, numbers)


def _play(setup: Setup, bot: str, seed: int, numbers: range) -> list[Played]:
    seeds = [game_seed(seed, number) for number in numbers]
    return [play_game(setup, make_bot(bot, one), one) for one in seeds]
