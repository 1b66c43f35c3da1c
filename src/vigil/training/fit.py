"""Fitting a net to the results of games, with NumPy alone."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vigil.bots.net import Matrix, Net

BATCH: Final = 1024
DECAY: Final = 0.3
"""How much weights are drawn towards zero, at a rate of 1."""


class Sample(NamedTuple):
    """Positions with the result that their game had."""

    positions: NDArray[np.float16]
    results: NDArray[np.float32]
    """1 for a victory; between 0 and 1 where a later judgement stands for the result."""
    games: NDArray[np.int32]
    """The game of each position: those of one game are never split between fit and check."""


class Progress(NamedTuple):
    """How far a fit has come."""

    epoch: int
    loss: float
    """Mean logarithmic loss over the positions it is fitted to."""
    check: float
    """The same over games that it has never seen."""


def fit(
    sample: Sample,
    hidden: tuple[int, ...],
    epochs: int,
    seed: int,
    decay: float = DECAY,
    report: Callable[[Progress], None] = lambda _: None,
) -> Net:
    """A net that says the chance of winning; the best epoch by unseen games is kept."""
    random = np.random.default_rng(seed)
    unseen = sample.games % 10 == 0
    train = np.flatnonzero(~unseen)
    mean = sample.positions[train].mean(0, dtype=np.float64).astype(np.float32)
    spread = sample.positions[train].astype(np.float32).std(0)
    scale = np.where(spread > 1e-4, 1 / np.maximum(spread, 1e-4), 0).astype(np.float32)
    sizes = (len(mean), *hidden, 1)
    layers = [
        (
            random.normal(0, (2 / inner) ** 0.5, (inner, outer)).astype(np.float32),
            np.zeros(outer, np.float32),
        )
        for inner, outer in itertools.pairwise(sizes)
    ]
    optimiser = Adam([part for layer in layers for part in layer], decay)
    best, kept = np.inf, Net(mean, scale, tuple(layers))
    steps, step = epochs * (len(train) // BATCH + 1), 0
    for epoch in range(epochs):
        random.shuffle(train)
        losses = []
        for start in range(0, len(train), BATCH):
            rows = np.sort(train[start : start + BATCH])
            values = (sample.positions[rows].astype(np.float32) - mean) * scale
            loss, gradients = _gradients(values, sample.results[rows], layers)
            optimiser.step(gradients, 2e-3 * (1 - step / steps))
            losses.append(loss)
            step += 1
        net = Net(mean, scale, tuple((weights.copy(), bias.copy()) for weights, bias in layers))
        check = log_loss(net, sample, np.flatnonzero(unseen))
        report(Progress(epoch + 1, float(np.mean(losses)), check))
        if check < best:
            best, kept = check, net
    return kept


def smoothed(sample: Sample, net: Net, trust: float) -> Sample:
    """The same positions, each with what a net says of the next ones of its game and their result.

    The result of a long game says little about an early position; ``trust`` is how much of it is
    handed back from each position to the one before.
    """
    chances = net.chances(sample.positions.astype(np.float32))
    results = sample.results.copy()
    for row in range(len(results) - 2, -1, -1):
        if sample.games[row] == sample.games[row + 1]:
            results[row] = (1 - trust) * chances[row + 1] + trust * results[row + 1]
    return sample._replace(results=results)


def log_loss(net: Net, sample: Sample, rows: NDArray[np.intp]) -> float:
    """The mean logarithmic loss of a net over some positions."""
    chances = np.clip(net.chances(sample.positions[rows].astype(np.float32)), 1e-6, 1 - 1e-6)
    results = sample.results[rows]
    return float(-(results * np.log(chances) + (1 - results) * np.log(1 - chances)).mean())


def _gradients(
    values: Matrix, results: Matrix, layers: list[tuple[Matrix, Matrix]]
) -> tuple[float, list[Matrix]]:
    """The loss of a batch and what it says about each weight."""
    inputs = [values]
    for weights, bias in layers[:-1]:
        inputs.append(np.maximum(inputs[-1] @ weights + bias, 0))
    weights, bias = layers[-1]
    logits = (inputs[-1] @ weights + bias)[:, 0]
    chances = 1 / (1 + np.exp(-logits))
    loss = float((np.logaddexp(0, logits) - results * logits).mean())
    back = ((chances - results) / len(results))[:, None].astype(np.float32)
    found: list[Matrix] = []
    for (weights, _), entered in zip(reversed(layers), reversed(inputs), strict=True):
        found += [back.sum(0), entered.T @ back]
        back = (back @ weights.T) * (entered > 0)
    return loss, found[::-1]


class Adam:
    """Steps of a size that each weight earns by how steadily it is pushed."""

    def __init__(self, parts: list[Matrix], decay: float) -> None:
        self._parts = parts
        self._decay = decay
        self._mean = [np.zeros_like(part) for part in parts]
        self._square = [np.zeros_like(part) for part in parts]
        self._count = 0

    def step(self, gradients: list[Matrix], rate: float) -> None:
        """Change the weights against the gradients."""
        self._count += 1
        fresh = rate * (1 - 0.999**self._count) ** 0.5 / (1 - 0.9**self._count)
        for part, gradient, mean, square in zip(
            self._parts, gradients, self._mean, self._square, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            part -= (fresh * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            if part.ndim > 1:
                part *= 1 - rate * self._decay
