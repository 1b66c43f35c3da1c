"""Observations: a position as arrays, as one flat row, or as the view of a screen."""

from __future__ import annotations

import json
from string import printable
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces as gym
from numpy.typing import NDArray

from vigil.core.game import Setup
from vigil.core.setup import one_of
from vigil.env.episode import WAITING, Episode
from vigil.env.spaces import spaces_of

Form: TypeAlias = Literal["arrays", "flat", "view"]
FORMS: Final[tuple[str, ...]] = get_args(Form)
MASK: Final = "action_mask"
LONGEST_VIEW: Final = 1_000_000
"""The longest view, in characters."""

Observation: TypeAlias = dict[str, Any]


class Observer:
    """Makes the observations of one kind of game, in one of the forms."""

    def __init__(self, setup: Setup, form: Form) -> None:
        one_of("observation", form, FORMS)
        self.spaces = spaces_of(setup)
        self.form = form
        self._shapes = [
            (array.name, self.spaces.slices[array.name], array.shape)
            for array in self.spaces.all_arrays
        ]

    def action_space(self) -> gym.Discrete:
        """The actions by number."""
        return gym.Discrete(len(self.spaces.actions))

    def space(self) -> gym.Dict:
        """All observations of this form."""
        mask = gym.Box(0, 1, (len(self.spaces.actions),), np.int8)
        match self.form:
            case "view":
                text = gym.Text(LONGEST_VIEW, min_length=2, charset=printable)
                return gym.Dict({"view": text, MASK: mask})
            case "flat":
                return gym.Dict({"observation": _box(self.spaces.high), MASK: mask})
        boxes = {array.name: _box(array.high) for array in self.spaces.all_arrays}
        return gym.Dict({**boxes, MASK: mask})

    def observe(self, episode: Episode, seat: int, legal: dict[int, int]) -> Observation:
        """The observation of a seat with these legal actions; a seat without any can only wait."""
        mask = bytearray(len(self.spaces.actions))
        for action in legal or (WAITING,):
            mask[action] = 1
        allowed = np.frombuffer(mask, np.int8)
        match self.form:
            case "view":
                view = episode.game.view(episode.state, seat, episode.decision)
                return {"view": json.dumps(view), MASK: allowed}
            case "flat":
                return {"observation": self.figures(episode, seat), MASK: allowed}
        figures = self.figures(episode, seat)
        arrays = {name: figures[place].reshape(shape) for name, place, shape in self._shapes}
        return {**arrays, MASK: allowed}

    def figures(self, episode: Episode, seat: int) -> NDArray[np.uint8]:
        """All figures in one row."""
        spaces, state = self.spaces, episode.state
        parts = [*spaces.observe(state), *self._question(episode, seat)]
        return np.frombuffer(bytearray(b"".join(parts)), np.uint8)

    def _question(self, episode: Episode, seat: int) -> tuple[bytes, bytes]:
        """The question, its seats and the observing seat."""
        spaces, asked = self.spaces, bytearray(self.spaces.question.size)
        kinds, question = len(spaces.kinds), episode.question(seat)
        asked[kinds + spaces.seats + seat] = 1
        if question is None:
            return bytes(spaces.about.size), bytes(asked)
        asked[spaces.kind_numbers[question.kind]] = 1
        for other in episode.asked:
            asked[kinds + other] = 1
        return spaces.observe_about(episode.state, question), bytes(asked)


def _box(high: NDArray[np.uint8]) -> gym.Box:
    return gym.Box(np.zeros_like(high), high, dtype=np.uint8)
