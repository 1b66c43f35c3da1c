"""A game as a Gymnasium environment: one controller plays all seats."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray

from vigil.env.env_core import METADATA, EnvCore, Info
from vigil.env.observing import MASK, Observation

SEEDS = 2**31
"""Games without a given seed are dealt with a seed below this."""


class GameEnv(gymnasium.Env[Observation, Any]):
    """One controller for all seats; ``docs/environments.md`` has the tables.

    | argument | meaning |
    |---|---|
    | ``game`` | the name of the game, such as a registered id has it |
    | ``observation`` | ``"arrays"``, ``"flat"`` (one row of figures) or ``"view"`` (JSON) |
    | ``reward`` | ``"outcome"`` (1, -1), ``"score"`` (points) or ``"chance"`` (shaped) |
    | ``max_steps`` | a game that lasts longer is truncated |
    | ``render_mode`` | ``"ansi"`` or ``"rgb_array"`` |
    | ``setup``, other names | the setup, or entries of it, such as ``players=1`` |

    Every observation has the ``action_mask`` of the seat that acts. An action that the mask does
    not allow changes nothing: it is a step without reward, and ``info["illegal"]`` names it.
    """

    metadata: ClassVar[dict[str, Any]] = METADATA  # type: ignore[misc]

    def __init__(self, game: str, **arguments: Any) -> None:
        self.played = EnvCore(game, **arguments)
        self.render_mode = self.played.render_mode
        self.observation_space = self.played.observer.space()
        self.action_space = self.played.observer.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game; the seed fixes what chance deals; ``options`` may have a ``setup``."""
        super().reset(seed=seed)
        self.played.begin(int(self.np_random.integers(SEEDS)), options)
        return self._observe(), self.played.info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Let the acting seat act."""
        played, number = self.played, int(action)
        played.steps += 1
        legal = number in played.episode.legal
        if legal:
            played.episode.act(number)
        info = played.info() if legal else {**played.info(), "illegal": number}
        return self._observe(), played.reward(), played.ended, played.cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of the acting seat, as maskable learners expect them."""
        allowed: NDArray[np.bool_] = self._observe()[MASK].astype(bool)
        return allowed

    def render(self) -> Any:
        """The table as text or as a picture."""
        return self.played.render()

    def _observe(self) -> Observation:
        episode = self.played.episode
        return self.played.observe(episode.seat, episode.legal)
