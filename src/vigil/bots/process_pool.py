"""A pool of processes, this one included, that divide the scenarios of rollouts."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeAlias

from vigil.bots.rollouts import Rollouts
from vigil.core.table import Table

Chances: TypeAlias = list[list[float]]
"""For each scenario the chances of winning after some answers."""


class ProcessPool:
    """Number of processes; the results do not depend on it."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = ProcessPoolExecutor(
            max(1, workers - 1), mp_context=get_context("spawn"), initializer=_ignore_interrupts
        )

    def on(self, rollouts: Rollouts) -> Callable[[Sequence[int | None], Sequence[int]], Chances]:
        """What computes the chances of rollouts."""
        return partial(self._chances, rollouts, rollouts.table.save())

    def _chances(
        self, rollouts: Rollouts, save: str, answers: Sequence[int | None], scenarios: Sequence[int]
    ) -> Chances:
        size = -(-len(scenarios) // self._workers)
        own, *others = [scenarios[start : start + size] for start in range(0, len(scenarios), size)]
        asked = [
            self._pool.submit(_try_out, save, rollouts.turns, rollouts.seed, answers, part)
            for part in others
        ]
        found = rollouts.chances(answers, own)
        for future in asked:
            found += future.result()
        return found

    def stop(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _try_out(
    save: str, turns: int, seed: int, answers: Sequence[int | None], scenarios: Sequence[int]
) -> Chances:
    return Rollouts(Table.load(save), turns, seed).chances(answers, scenarios)
