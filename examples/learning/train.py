"""Learn to play with a masked policy gradient (PPO): one file, with NumPy alone.

    python examples/learning/train.py --plot curve.svg

The file is in the way of CleanRL: everything is here, nothing is hidden. A net with one hidden
layer looks at the figures of a position and gives a logit for every action and a guess of what is
still to come; only the actions that the mask allows have a chance. The reward is by how many points
of the rulebook a position got better; what is shown is the score of the games, which were played by
chance at first.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from math import ceil, floor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

import vigil.env  # noqa: F401  # registers the environments

Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

MOST: Final = 64
"""No question offers a seat more options than these."""
SHOWN: Final = 20
"""Points of the curve."""


@dataclass(frozen=True)
class Settings:
    """What one may turn."""

    env: str = "vigil/GhostStories-v0"
    setup: str = '{"players": 1}'
    """Entries of the setup, as JSON."""
    reward: str = "score"
    scale: float = 0.2
    """What rewards are multiplied with."""
    steps: int = 1_000_000
    seed: int = 1
    envs: int = 16
    length: int = 128
    """Steps of each environment between two lessons."""
    hidden: int = 128
    rate: float = 1e-3
    epochs: int = 4
    batches: int = 8
    discount: float = 0.995
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01


class Net:
    """One hidden layer, then a logit for each action and one guess; fitted by Adam."""

    def __init__(self, figures: int, actions: int, settings: Settings) -> None:
        random, hidden = np.random.default_rng(settings.seed), settings.hidden
        self.weights: dict[str, Floats] = {
            "in": random.normal(0, (2 / figures) ** 0.5, (figures, hidden)).astype(np.float32),
            "in bias": np.zeros(hidden, np.float32),
            "out": random.normal(0, 0.01, (hidden, actions + 1)).astype(np.float32),
            "out bias": np.zeros(actions + 1, np.float32),
        }
        self._means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._updates = 0

    def run(self, figures: Floats, legal: Ints) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the legal actions, and the guesses."""
        hidden = np.maximum(figures @ self.weights["in"] + self.weights["in bias"], 0)
        out = hidden @ self.weights["out"] + self.weights["out bias"]
        logits = np.where(legal >= 0, np.take_along_axis(out, legal, axis=1), -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def improve(self, figures: Floats, hidden: Floats, slope: Floats, rate: float) -> None:
        """A step of Adam against the slope of the outputs."""
        inner = (slope @ self.weights["out"].T) * (hidden > 0)
        slopes = {
            "in": figures.T @ inner,
            "in bias": inner.sum(axis=0),
            "out": hidden.T @ slope,
            "out bias": slope.sum(axis=0),
        }
        norm = sum(float((one**2).sum()) for one in slopes.values()) ** 0.5
        self._updates += 1
        for name, one in slopes.items():
            one = one * min(1.0, 0.5 / (norm + 1e-8))
            self._means[name] += 0.1 * (one - self._means[name])
            self._squares[name] += 0.001 * (one**2 - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._updates)
            square = self._squares[name] / (1 - 0.999**self._updates)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-5)


class Lesson(NamedTuple):
    """What was seen and done between two updates, step by step and environment by environment."""

    figures: Floats
    legal: Ints
    """The numbers of the legal actions, then -1."""
    picks: Ints
    """Which of them were taken."""
    chances: Floats
    """How likely that was."""
    guesses: Floats
    rewards: Floats
    ended: Flags


class Result(NamedTuple):
    """A whole game: after how many steps of all games it ended, and how."""

    step: int
    score: int
    won: bool


class Learner:
    """Plays in several environments at once and learns from it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.random = np.random.default_rng(settings.seed)
        chosen = {"reward": settings.reward, **json.loads(settings.setup)}
        self.envs = [
            gymnasium.make(settings.env, observation="flat", **chosen) for _ in range(settings.envs)
        ]
        space: Any = self.envs[0].observation_space
        actions: Any = self.envs[0].action_space
        self.high: Floats = space["observation"].high.astype(np.float32)
        self.net = Net(len(self.high), int(actions.n), settings)
        self.seen = [env.reset(seed=settings.seed + n)[0] for n, env in enumerate(self.envs)]
        self.results: list[Result] = []
        self.step = 0

    def learn(self) -> Iterator[int]:
        """Lesson after lesson; how many steps were made."""
        while self.step < self.settings.steps:
            rows = [self._play() for _ in range(self.settings.length)]
            lesson = Lesson(*(np.stack(column) for column in zip(*rows, strict=True)))
            self._study(lesson, self.net.run(*self._look())[2])
            yield self.step

    def _look(self) -> tuple[Floats, Ints]:
        """The figures of all positions, from 0 to 1, and what may be done there."""
        legal = np.full((len(self.seen), MOST), -1, np.int64)
        for row, one in zip(legal, self.seen, strict=True):
            allowed = np.flatnonzero(one["action_mask"])
            row[: len(allowed)] = allowed
        figures = np.stack([one["observation"] for one in self.seen])
        return figures.astype(np.float32) / self.high, legal

    def _play(self) -> tuple[Any, ...]:
        """One step of every environment; a row of the lesson."""
        figures, legal = self._look()
        _, chances, guesses = self.net.run(figures, legal)
        drawn = self.random.random((len(chances), 1))
        picks = np.minimum(
            (chances.cumsum(axis=1) < drawn).sum(axis=1), (legal >= 0).sum(axis=1) - 1
        )
        rows = np.arange(len(picks))
        given = [self._act(n, int(action)) for n, action in enumerate(legal[rows, picks])]
        rewards = np.array([reward for reward, _ in given], np.float32)
        ended = np.array([done for _, done in given])
        return figures, legal, picks, chances[rows, picks], guesses, rewards, ended

    def _act(self, number: int, action: int) -> tuple[float, bool]:
        """One step of one environment; after a game the next one begins."""
        env = self.envs[number]
        self.seen[number], reward, ended, cut_off, info = env.step(action)
        self.step += 1
        if ended:
            self.results.append(Result(self.step, info["score"], info["won"]))
        if ended or cut_off:
            self.seen[number], _ = env.reset()
        return float(reward) * self.settings.scale, ended or cut_off

    def _study(self, lesson: Lesson, after: Floats) -> None:
        """Go over a lesson several times in small batches, ever more slowly towards the end."""
        gains = advantages(lesson, after, self.settings)
        goals = gains + lesson.guesses
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        parts = (*lesson[:4], gains, goals)
        flat = [part.reshape(gains.size, *part.shape[2:]) for part in parts]
        rate = self.settings.rate * max(0.05, 1 - self.step / self.settings.steps)
        for _ in range(self.settings.epochs):
            order = self.random.permutation(gains.size)
            for some in np.array_split(order, self.settings.batches):
                self._batch([part[some] for part in flat], rate)

    def _batch(self, parts: Sequence[Any], rate: float) -> None:
        """One small step uphill: the clipped objective of PPO, the guess, and some curiosity."""
        figures, legal, picks, before, gains, goals = parts
        rows, clip = np.arange(len(picks)), self.settings.clip
        hidden, chances, guesses = self.net.run(figures, legal)
        ratio = chances[rows, picks] / before
        inside = np.where(gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        pushed = inside * ratio * gains
        slope = chances * pushed[:, None]
        slope[rows, picks] -= pushed
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        slope += self.settings.entropy * chances * (logs + spread)
        whole = np.zeros((len(picks), len(self.net.weights["out bias"])), np.float32)
        np.put_along_axis(whole, legal, np.where(legal >= 0, slope, 0), axis=1)
        whole[:, -1] = 0.5 * (guesses - goals)
        whole /= len(picks)
        self.net.improve(figures, hidden, whole, rate)


def advantages(lesson: Lesson, after: Floats, settings: Settings) -> Floats:
    """How much better each step was than guessed, with traces (GAE)."""
    found = np.zeros_like(lesson.rewards)
    trace = np.zeros(lesson.rewards.shape[1], np.float32)
    for step in reversed(range(len(found))):
        goes_on = 1 - lesson.ended[step].astype(np.float32)
        surprise = lesson.rewards[step] + settings.discount * after * goes_on
        surprise -= lesson.guesses[step]
        trace = surprise + settings.discount * settings.trace * goes_on * trace
        found[step] = trace
        after = lesson.guesses[step]
    return found


# -- what came of it


class Point(NamedTuple):
    """The games of a part of the time."""

    step: int
    games: int
    score: float
    won: float


def curve(results: Sequence[Result], steps: int, points: int = SHOWN) -> list[Point]:
    """The games of equal parts of the time."""
    found = []
    for part in range(points):
        first, last = part * steps / points, (part + 1) * steps / points
        games = [one for one in results if first < one.step <= last]
        if games:
            score = float(np.mean([one.score for one in games]))
            won = float(np.mean([one.won for one in games]))
            found.append(Point(int(last), len(games), score, won))
    return found


def svg(points: Sequence[Point], title: str) -> str:
    """The mean score in the course of the steps, as a drawing."""
    scores = [point.score for point in points]
    end, low, high = points[-1].step, floor(min(scores)) - 1, ceil(max(scores)) + 1
    spots = [(60 + 520 * p.step / end, 250 - 200 * (p.score - low) / (high - low)) for p in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in spots)
    marks = {score: 254 - 200 * (score - low) / (high - low) for score in range(low, high + 1)}
    ticks = "".join(
        f'<text x="52" y="{y:.0f}" text-anchor="end">{score}</text>' for score, y in marks.items()
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" '
        'font-size="12"><rect width="600" height="300" fill="#fff"/>'
        f'<text x="60" y="28" font-size="15">{title}</text>'
        '<path d="M60 50V250H580" fill="none" stroke="#888"/>'
        f'<polyline points="{line}" fill="none" stroke="#1c6fb5" stroke-width="2"/>'
        f'<g fill="#1c6fb5">{dots}</g>{ticks}<text x="60" y="272">0</text>'
        f'<text x="580" y="272" text-anchor="end">{end:,} steps</text></svg>\n'
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, say how it goes, and draw it."""
    parser = argparse.ArgumentParser(description="Learn to play with masked PPO.")
    for one in fields(Settings):
        parser.add_argument(f"--{one.name}", type=type(one.default), default=one.default)
    parser.add_argument("--plot", type=Path)
    given = vars(parser.parse_args(arguments))
    plot = given.pop("plot")
    settings = Settings(**given)
    learner, shown = Learner(settings), 0
    for step in learner.learn():
        done = [point for point in curve(learner.results, settings.steps) if point.step <= step]
        for point in done[shown:]:
            print(
                f"{point.step:8} steps: score {point.score:6.2f}, won {point.won:6.1%}", flush=True
            )
        shown = len(done)
    points = curve(learner.results, settings.steps)
    if plot is not None and points:
        plot.write_text(svg(points, f"Mean score: {settings.env}, masked PPO"), "utf-8")


if __name__ == "__main__":
    main()
