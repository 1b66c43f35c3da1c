"""Processes that play games by the latest policy and put what happened into files."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import Array as SharedArray
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from reinforce.games import ACTIONS, FIGURES, INPUTS, KINDS, Asked, Game

Arrays: TypeAlias = Mapping[str, NDArray[Any]]
HIDDEN: Final = (256, 128)
TEMPERATURE: Final = 0.12
"""How far worths must be apart for the better option to be taken e times as often."""
SHAPES: Final = {
    "first": (INPUTS, HIDDEN[0]),
    "first_bias": (HIDDEN[0],),
    "second": HIDDEN,
    "second_bias": (HIDDEN[1],),
    "last": (ACTIONS, HIDDEN[1]),
    "last_bias": (ACTIONS,),
    "figures": (FIGURES,),
    "trust": (len(KINDS),),
}
"""The parts of a policy; trust is the logarithm of what the rules of thumb count for, by kind."""
SIZE: Final = sum(map(prod, SHAPES.values()))
FILES: Final = 3
"""A process writes its files in turn, so that one can be read while the next is written."""


def parts_of(flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """The parts of a policy that lie one after the other."""
    ends = np.cumsum([0, *map(prod, SHAPES.values())]).tolist()
    return {
        name: flat[begin:end].reshape(SHAPES[name])
        for name, (begin, end) in zip(SHAPES, pairwise(ends), strict=True)
    }


def hidden(policy: Arrays, inputs: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The second hidden layer for several questions."""
    first = np.maximum(inputs.astype(np.float32) @ policy["first"] + policy["first_bias"], 0)
    found: NDArray[np.float32] = np.maximum(first @ policy["second"] + policy["second_bias"], 0)
    return found


def logits(policy: Arrays, asked: Asked, units: NDArray[np.float32]) -> NDArray[np.float32]:
    """How likely each option is, before they are compared."""
    trust = np.exp(policy["trust"][asked.kind]) / TEMPERATURE
    found = policy["last"][asked.actions] @ units + policy["last_bias"][asked.actions]
    found += np.asarray(asked.worths, np.float32) * trust
    weighed = policy["figures"][asked.figures] * np.asarray(asked.values, np.float32)
    sums = np.concatenate(([0.0], np.cumsum(weighed)))
    ends = np.cumsum([0, *asked.counts])
    total: NDArray[np.float32] = found + sums[ends[1:]] - sums[ends[:-1]]
    return total


def likelihoods(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """Chances from logits."""
    found: NDArray[np.float32] = np.exp(values - values.max())
    found /= found.sum()
    return found


class Recording:
    """What happened in some steps of several games."""

    def __init__(self, steps: int, games: int) -> None:
        self.inputs = np.empty((steps + 1, games, INPUTS), np.uint8)
        self.estimate = np.empty((steps + 1, games), np.float32)
        self.group = np.empty((steps + 1, games), np.int8)
        self.options = np.empty((steps, games), np.int16)
        self.chosen = np.empty((steps, games), np.int16)
        self.likelihood = np.empty((steps, games), np.float32)
        self.won = np.zeros((steps, games), bool)
        self.over = np.zeros((steps, games), bool)
        self.kind = np.empty((steps, games), np.int16)
        self.ragged: dict[str, list[float]] = {
            name: [] for name in ("worths", "actions", "figures", "values", "counts")
        }

    def see(self, step: int, games: list[Game], questions: list[Asked]) -> None:
        """Note the questions of a step."""
        for place, (game, asked) in enumerate(zip(games, questions, strict=True)):
            self.inputs[step, place] = np.frombuffer(asked.inputs, np.uint8)
            self.estimate[step, place], self.group[step, place] = game.estimate, game.group

    def choose(self, step: int, place: int, asked: Asked, chances: NDArray[np.float32]) -> int:
        """Draw an answer and note it."""
        drawn = np.searchsorted(np.cumsum(chances), np.random.random())
        option = min(int(drawn), len(chances) - 1)
        self.options[step, place], self.kind[step, place] = len(chances), asked.kind
        self.chosen[step, place], self.likelihood[step, place] = option, chances[option]
        for name, values in self.ragged.items():
            values.extend(getattr(asked, name))
        return option

    def save(self, path: Path) -> None:
        """Write everything to a file."""
        arrays: dict[str, Any] = {name: np.array(part) for name, part in self.ragged.items()}
        arrays |= {name: part for name, part in vars(self).items() if name != "ragged"}
        np.savez(path, **arrays)


def sample(me: int, shared: SharedArray[Any], pipe: Connection, shape: tuple[int, int]) -> None:
    """Play whenever told which of two policies to play by, until told nothing."""
    steps, count = shape
    folder = Path(pipe.recv())
    np.random.seed(me)
    games = [Game((me << 20) + place) for place in range(count)]
    questions = [game.question() for game in games]
    both, number = np.ctypeslib.as_array(shared), 0
    while (slot := pipe.recv()) is not None:
        policy = parts_of(both[slot * SIZE : (slot + 1) * SIZE].copy())
        recording = Recording(steps, count)
        for step in range(steps):
            recording.see(step, games, questions)
            units = hidden(policy, recording.inputs[step])
            for place, (game, asked) in enumerate(zip(games, questions, strict=True)):
                chances = likelihoods(logits(policy, asked, units[place]))
                won = game.answer(recording.choose(step, place, asked, chances))
                if won is not None:
                    recording.won[step, place], recording.over[step, place] = won, True
                    game.start()
                questions[place] = game.question()
        recording.see(steps, games, questions)
        path, number = folder / f"{me}_{number % FILES}.npz", number + 1
        recording.save(path)
        pipe.send(path)
