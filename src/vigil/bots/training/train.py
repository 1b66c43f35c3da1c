"""Training: practice games, a first fit to plain results, and the net itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from vigil.bots.net import Net
from vigil.bots.training.fit import Progress, fit, log_loss, new_net, smoothed
from vigil.bots.training.practice import PracticeGame, practise
from vigil.bots.training.samples import Samples, SamplesHeader, as_sample
from vigil.bots.work_pool import TaskRunner, run_in_pool
from vigil.core.game import find_game

STRAIGHT_STEPS: Final = 3000
"""How many steps the straight fit takes about, and the net."""
STEPS: Final = 6000
HIDDEN: Final = (64,)
TRUST: Final = 0.85
"""How much of a result is handed back to the turn before; the rest is what the next turn says."""


@dataclass(frozen=True, kw_only=True)
class Training:
    """What to train."""

    game: str
    modules: tuple[str, ...] = ()
    games: int
    seed: int

    @property
    def rules(self) -> int:
        """The rules under which the games are played."""
        return find_game(self.game).rules_version


@dataclass(frozen=True, kw_only=True)
class Trained:
    """The trained network and its losses."""

    net: Net
    positions: int
    curve: Sequence[Progress]
    unseen: float
    """Mean logarithmic loss over the results of games that it has never seen."""
    guess: float
    """The same for a judge that only knows how often games are won."""


def gather(
    training: Training,
    folder: str | None,
    workers: int,
    played: Callable[[int], None] = lambda _: None,
    run_tasks: TaskRunner | None = None,
) -> list[PracticeGame]:
    """Play the practice games; those of an earlier run are not played again."""
    head = SamplesHeader(
        game=training.game, modules=training.modules, seed=training.seed, rules=training.rules
    )
    samples = None if folder is None else Samples(folder, head)
    wanted = range(training.games)
    found = {game.number: game for game in (samples.kept() if samples else ())}
    played(sum(number in found for number in wanted))
    missing = [number for number in wanted if number not in found]
    work = partial(practise, training.game, training.modules, training.seed)
    runner = run_tasks or partial(run_in_pool, workers=workers)
    with closing(runner(work, missing)) as portions:
        for portion in portions:
            if samples is not None:
                samples.add(portion)
            found |= {game.number: game for game in portion}
            played(len(portion))
    return [found[number] for number in wanted]


def train(
    games: Sequence[PracticeGame], seed: int, report: Callable[[Progress], None] = lambda _: None
) -> Trained:
    """Fit a net to games.

    The results of whole games say little about single positions, and a net would learn the games by
    heart. So a straight fit comes first; by what it says of later turns the results are smoothed.
    """
    sample = as_sample(games)
    curve: list[Progress] = []

    def note(progress: Progress) -> None:
        curve.append(progress)
        report(progress)

    straight = fit(sample, new_net(sample, (), seed), epochs(sample.games, STRAIGHT_STEPS), seed)
    aims = smoothed(sample, straight, TRUST)
    net = fit(aims, new_net(sample, HIDDEN, seed), epochs(sample.games, STEPS), seed, report=note)
    unseen = np.flatnonzero(sample.games % 10 == 0)
    share = float(sample.results.mean())
    guess = -(share * np.log(share) + (1 - share) * np.log(1 - share)) if 0 < share < 1 else 0.0
    return Trained(
        net=net,
        positions=len(sample.games),
        curve=curve,
        unseen=log_loss(net, sample, unseen),
        guess=float(guess),
    )


def epochs(rows: Sequence[int] | np.ndarray, steps: int) -> int:
    """How often all positions are looked at, so that it takes about that many steps."""
    return min(30, max(4, round(steps * 1024 / max(1, len(rows)))))


def write_weights(path: Path, training: Training, trained: Trained, command: str) -> None:
    """Write the net with the command and the figures that made it."""
    arrays = trained.net.to_arrays()
    halves = {name: array.astype(np.float16) for name, array in arrays.items() if array.ndim > 1}
    about = {
        "games": np.int32(training.games),
        "seed": np.int64(training.seed),
        "rules": np.int32(training.rules),
        "command": np.array(command),
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays | halves | about)
