"""What both PettingZoo forms share: seats as agents, their spaces, and the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.utils.seeding import np_random

from vigil.env.env_core import EnvCore
from vigil.env.gym_env import SEEDS


def agent_of(seat: int) -> str:
    """The name of the agent in a seat."""
    return f"seat_{seat}"


class SeatAgents:
    """The seats of a game as agents with the same spaces."""

    def __init__(self, game: str, **arguments: Any) -> None:
        super().__init__()
        self.played = EnvCore(game, **arguments)
        self.render_mode = self.played.render_mode
        self.possible_agents = [agent_of(seat) for seat in range(self.played.setup.players)]
        observer = self.played.observer
        self.observation_spaces = {agent: observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: observer.action_space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """The observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The actions of an agent."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as text or as a picture."""
        return self.played.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game, dealt from the given seed or from the next one in the series."""
        if self._random is None or seed is not None:
            self._random = np_random(seed)[0]
        self.played.begin(int(self._random.integers(SEEDS)), options)
