"""A pool of processes, this one included, that divide the fates of a trial."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeAlias

from vigil.bots.trial import Trial
from vigil.core.table import Table

Chances: TypeAlias = list[list[float]]
"""For each fate the chances of winning after some answers."""


class ProcessPool:
    """So many processes; what they find is the same for any number of them."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = ProcessPoolExecutor(
            max(1, workers - 1), mp_context=get_context("spawn"), initializer=_ignore_interrupts
        )

    def on(self, trial: Trial) -> Callable[[Sequence[int | None], Sequence[int]], Chances]:
        """What finds the chances of a trial."""
        return partial(self._chances, trial, trial.table.save())

    def _chances(
        self, trial: Trial, save: str, answers: Sequence[int | None], fates: Sequence[int]
    ) -> Chances:
        size = -(-len(fates) // self._workers)
        own, *others = [fates[start : start + size] for start in range(0, len(fates), size)]
        asked = [
            self._pool.submit(_try_out, save, trial.turns, trial.seed, answers, part)
            for part in others
        ]
        found = trial.chances(answers, own)
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
    save: str, turns: int, seed: int, answers: Sequence[int | None], fates: Sequence[int]
) -> Chances:
    return Trial(Table.load(save), turns, seed).chances(answers, fates)
