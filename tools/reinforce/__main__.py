"""Learn the policy of Ghost Stories by playing: ``PYTHONPATH=tools python -m reinforce FOLDER``.

Processes play with the latest policy, and PyTorch (which is no dependency of Vigil) learns from
each round, on a GPU if there is one. FOLDER keeps the latest state, from which the next run goes
on, and at the end ``policy.json`` and ``policy.npz`` as they lie in the package of the game.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from multiprocessing import Pipe, Process, RawArray
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import numpy as np

from reinforce.export import export
from reinforce.sampling import SIZE, parts_of, sample


def main() -> None:
    """Learn for some minutes."""
    parser = ArgumentParser(prog="reinforce", description=__doc__)
    parser.add_argument("folder", type=Path, help="what is learned is kept here")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--games", type=int, default=48, help="at a time in each process")
    parser.add_argument("--steps", type=int, default=128, help="answers of each game in a round")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as files:
        shared, pipes = begin(options.workers, (options.steps, options.games), files)
        learn(options, shared, pipes)


def begin(workers: int, shape: tuple[int, int], files: str) -> tuple[Any, list[Connection]]:
    """Start the processes that play; they share two policies, one of which is in use."""
    shared, pipes = RawArray("f", 2 * SIZE), []
    for me in range(workers):
        ours, theirs = Pipe()
        Process(target=sample, args=(me, shared, theirs, shape), daemon=True).start()
        ours.send(files)
        pipes.append(ours)
    return shared, pipes


def learn(options: Any, shared: Any, pipes: list[Connection]) -> None:
    """Learn from each round while the next one is played."""
    import torch  # after the processes have started: they need none of it

    from reinforce.learner import Learner, Round

    device = "cuda" if torch.cuda.is_available() else "cpu"
    learner, kept = Learner(device), options.folder / "learner.pt"
    if kept.exists():
        learner.restore(kept)
    policies = np.frombuffer(shared, np.float32).reshape(2, SIZE)
    until, slot, paths = monotonic() + 60 * options.minutes, 0, list[Path]()
    while monotonic() < until:
        policies[slot] = learner.actor.flat()
        for pipe in pipes:
            pipe.send(slot)
        if paths:
            played = Round(paths, device)
            report = {"round": learner.rounds, **learner.learn(played), **played.win_rates()}
            print(json.dumps(report), flush=True)
            learner.save(kept)
        paths, slot = [pipe.recv() for pipe in pipes], 1 - slot
    export(parts_of(learner.actor.flat()), options.folder)


if __name__ == "__main__":
    main()
