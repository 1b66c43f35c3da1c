"""What all environments share: a setup, an episode that can be reset, rewards and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vigil.core.errors import VigilError
from vigil.core.game import Setup, find_game
from vigil.core.setup import one_of
from vigil.env.episode import Episode
from vigil.env.observing import Form, Observation, Observer
from vigil.env.rewards import RewardName, potential_of

RENDER_MODES: Final = ("ansi", "rgb_array")
METADATA: Final[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 4}
MAX_STEPS: Final = 5000
"""A longer game is truncated; the longest games of our bots have about a thousand steps."""

Info: TypeAlias = dict[str, Any]


class NotReset(VigilError):
    """Raised when an environment is used before its first reset."""

    template = "call reset() first: {code}"


class EnvCore:
    """A game played again and again with the same setup."""

    def __init__(
        self,
        game: str,
        *,
        observation: Form = "arrays",
        reward: RewardName = "outcome",
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
        setup: Setup | Mapping[str, Any] | None = None,
        **entries: Any,
    ) -> None:
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.game = find_game(game)
        self.setup = self._setup({} if setup is None else setup, entries)
        self.observer = Observer(self.setup, observation)
        self._potential = potential_of(reward)
        self._episode: Episode | None = None
        self._worth = 0.0
        self.steps = 0

    def _setup(self, given: Setup | Mapping[str, Any], entries: Mapping[str, Any]) -> Setup:
        """A setup with some entries changed."""
        data = given if isinstance(given, Mapping) else given.to_data()
        return self.game.setup.from_data({**data, **entries})

    @property
    def episode(self) -> Episode:
        """The current game."""
        if self._episode is None:
            raise NotReset("no_game")
        return self._episode

    def begin(self, seed: int, options: Mapping[str, Any] | None) -> None:
        """Start a new game with the dice of a seed; ``options`` may change its setup."""
        changed = (options or {}).get("setup", {})
        setup = self._setup(self.setup, changed) if changed else self.setup
        if setup.players != self.setup.players:
            one_of("players", setup.players, (self.setup.players,))
        self._episode = Episode(setup, seed)
        self.steps = 0
        self._worth = self._potential(self.episode)

    def reward(self) -> float:
        """How much the position has improved since the last call."""
        before, self._worth = self._worth, self._potential(self.episode)
        return self._worth - before

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.episode.decision is None

    @property
    def cut_off(self) -> bool:
        """Whether it was truncated."""
        return not self.ended and self.steps >= self.max_steps

    def observe(self, seat: int, legal: dict[int, int]) -> Observation:
        """The observation of a seat with these legal actions."""
        return self.observer.observe(self.episode, seat, legal)

    def info(self) -> Info:
        """The pending question, or how the game ended."""
        episode, ended = self.episode, self.episode.outcome
        if ended is not None:
            return {"won": ended.won, "reason": ended.reason, "score": ended.score}
        question = episode.question(episode.seat)
        assert question is not None
        return {"seat": episode.seat, "kind": question.kind}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table in the chosen mode: as text, as a picture, or not at all."""
        match self.render_mode:
            case "ansi":
                from vigil.env.rendering import text_of  # imports the words

                return text_of(self.episode)
            case "rgb_array":
                return self.observer.spaces.draw(self.episode.state)
        return None
