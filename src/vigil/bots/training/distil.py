"""Fitting a policy to the results of options that were tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]
SPREAD: Final = 0.25
"""How many points apart options must be to count as different while the policy is fitted."""
DRAWS: Final = (1.0, 10.0)
"""How much weights are drawn towards nothing, by the number of questions; the best is taken."""
PARTS: Final = 3
"""One game in this many is held out to test the weights."""
DOUBT: Final = 0.7
"""How many standard errors weights must gain in these games to be kept at all."""
STEPS: Final = 250
RATE: Final = 0.03
RARE: Final = 30
"""Figures that fewer options have are left out."""
DIGITS: Final = 3


class Choice(NamedTuple):
    """A question whose options were tried."""

    worths: tuple[float, ...]
    """What each option is worth before the policy says something."""
    cues: tuple[dict[str, float], ...]
    chances: tuple[float, ...]
    """How often the game was won after each option."""
    game: int


class Fitted(NamedTuple):
    """The weights for a kind of question, and their gain in games outside the training data."""

    weights: dict[str, float]
    choices: int
    before: float
    """How much less often than with the best option the game is won without the weights."""
    gain: float
    error: float
    """The standard error of the gain."""

    @property
    def is_kept(self) -> bool:
        """Whether the weights are likely to be a gain."""
        return self.gain > DOUBT * self.error


class Problem(NamedTuple):
    """Choices of one kind as arrays: options one below the other."""

    names: tuple[str, ...]
    figures: Matrix
    scale: Matrix
    worths: Matrix
    chances: Matrix
    """Less the average of the question."""
    starts: NDArray[np.intp]
    owner: NDArray[np.intp]
    games: NDArray[np.int_]
    """By question."""


def distil(choices: Sequence[Choice]) -> Fitted:
    """The weights by which the better options are chosen most often."""
    problem = arranged(choices)
    apart = problem.games % PARTS == 0
    before = regrets(problem, np.zeros(len(problem.names)))[apart]
    gains = [before - regrets(problem, fitted(problem, ~apart, draw))[apart] for draw in DRAWS]
    means = [float(gain.mean()) for gain in gains]
    best = means.index(max(means))
    final = fitted(problem, np.ones_like(apart), DRAWS[best]) / problem.scale
    named = zip(problem.names, final.tolist(), strict=True)
    return Fitted(
        {name: round(weight, DIGITS) for name, weight in named if round(weight, DIGITS)},
        len(choices),
        float(before.mean()),
        means[best],
        float(gains[best].std() / max(1, apart.sum()) ** 0.5),
    )


def arranged(choices: Sequence[Choice]) -> Problem:
    """The choices as arrays."""
    counts: dict[str, int] = {}
    for choice in choices:
        for cues in choice.cues:
            for name, value in cues.items():
                counts[name] = counts.get(name, 0) + (value != 0)
    names = tuple(sorted(name for name, count in counts.items() if count >= RARE))
    column = {name: n for n, name in enumerate(names)}
    sizes = [len(choice.worths) for choice in choices]
    figures = np.zeros((sum(sizes), len(names)))
    row = 0
    for choice in choices:
        for cues in choice.cues:
            for name, value in cues.items():
                if name in column:
                    figures[row, column[name]] = value
            row += 1
    starts = np.cumsum([0, *sizes[:-1]])
    owner = np.repeat(np.arange(len(sizes)), sizes)
    worths = np.concatenate([choice.worths for choice in choices])
    chances = np.concatenate([choice.chances for choice in choices])
    chances = chances - (np.add.reduceat(chances, starts) / sizes)[owner]
    inner = figures - (np.add.reduceat(figures, starts) / np.array(sizes)[:, None])[owner]
    scale = np.maximum(inner.std(0), 1e-3)
    games = np.array([choice.game for choice in choices])
    return Problem(names, figures / scale, scale, worths, chances, starts, owner, games)


def fitted(problem: Problem, used: NDArray[np.bool_], draw: float) -> Matrix:
    """Weights of the scaled figures that choose well in these questions."""
    weights = np.zeros(len(problem.names))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    part = used[problem.owner].astype(float)
    total = max(1, int(used.sum()))
    for step in range(1, STEPS + 1):
        scores = (problem.worths + problem.figures @ weights) / SPREAD
        scores -= np.maximum.reduceat(scores, problem.starts)[problem.owner]
        shares = np.exp(scores)
        shares /= np.add.reduceat(shares, problem.starts)[problem.owner]
        expected = np.add.reduceat(shares * problem.chances, problem.starts)[problem.owner]
        slope = part * shares * (problem.chances - expected) / SPREAD
        gradient = -(slope @ problem.figures) / total + draw / total * weights
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient**2 - square)
        size = RATE * (1 - step / STEPS) * (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
        weights -= size * mean / (np.sqrt(square) + 1e-9)
    return weights


def regrets(problem: Problem, weights: Matrix) -> Matrix:
    """By question how much less often than with the best option games are won."""
    scores = problem.worths + problem.figures @ weights
    best = np.maximum.reduceat(scores, problem.starts)[problem.owner]
    taken = np.where(scores >= best, problem.chances, 1.0)
    return np.maximum.reduceat(problem.chances, problem.starts) - np.minimum.reduceat(
        taken, problem.starts
    )
