"""Fitting a net to the results of games, with NumPy alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vigil.bots.net import Layers, Matrix, Net

BATCH: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 1.0
"""How much weights are drawn towards zero, at a rate of 1: positions of one game are much alike."""


class Sample(NamedTuple):
    """Positions with the result that their game had."""

    positions: NDArray[np.float16]
    results: NDArray[np.float32]
    """1 for a victory; between 0 and 1 where a later evaluation replaces the result."""
    games: NDArray[np.int32]
    """The game of each position: those of one game are never split between fit and check."""


class Progress(NamedTuple):
    """How far a fit has come."""

    epoch: int
    loss: float
    """Mean logarithmic loss over the positions it is fitted to."""
    check: float
    """The same over games that it has never seen."""


def new_net(sample: Sample, hidden: tuple[int, ...], seed: int) -> Net:
    """A net that knows nothing yet but the scale of each figure."""
    random = np.random.default_rng(seed)
    mean = sample.positions.mean(0, dtype=np.float64).astype(np.float32)
    spread = sample.positions.std(0, dtype=np.float64).astype(np.float32)
    scale = np.where(spread > 1e-4, 1 / np.maximum(spread, 1e-4), 0).astype(np.float32)
    layers = [
        (
            random.normal(0, (2 / inner) ** 0.5, (inner, outer)).astype(np.float32),
            np.zeros(outer, np.float32),
        )
        for inner, outer in pairwise((len(mean), *hidden, 1))
    ]
    return Net(mean, scale, tuple(layers))


def fit(
    sample: Sample,
    net: Net,
    epochs: int,
    seed: int,
    rate: float = RATE,
    report: Callable[[Progress], None] = lambda _: None,
) -> Net:
    """The net after more training; the best epoch by unseen games is kept."""
    random = np.random.default_rng(seed)
    unseen = sample.games % 10 == 0
    train, check = np.flatnonzero(~unseen), np.flatnonzero(unseen)
    best, kept = log_loss(net, sample, check), net
    layers = _copied(net.layers)
    optimiser = Adam([part for layer in layers for part in layer])
    steps, step = epochs * (len(train) // BATCH + 1), 0
    for epoch in range(epochs):
        random.shuffle(train)
        losses = []
        for start in range(0, len(train), BATCH):
            rows = np.sort(train[start : start + BATCH])
            values = (sample.positions[rows].astype(np.float32) - net.mean) * net.scale
            loss, gradients = _gradients(values, sample.results[rows], layers)
            optimiser.step(gradients, rate * (1 - step / steps))
            losses.append(loss)
            step += 1
        found = net._replace(layers=_copied(layers))
        loss = log_loss(found, sample, check)
        report(Progress(epoch + 1, float(np.mean(losses)), loss))
        if loss < best:
            best, kept = loss, found
    return kept


def _copied(layers: Layers) -> Layers:
    return tuple((weights.copy(), bias.copy()) for weights, bias in layers)


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


def _gradients(values: Matrix, results: Matrix, layers: Layers) -> tuple[float, list[Matrix]]:
    """The loss of a batch and its gradient."""
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

    def __init__(self, parts: list[Matrix]) -> None:
        self._parts = parts
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
                part *= 1 - rate * DECAY
