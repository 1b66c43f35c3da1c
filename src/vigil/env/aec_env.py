"""A game as a PettingZoo environment: the seats are agents that act one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from vigil.env.agents import SeatAgents, agent_of
from vigil.env.env_core import METADATA, Info
from vigil.env.observing import Observation


def env(game: str, **arguments: Any) -> Any:
    """The environment wrapped as PettingZoo expects: an illegal action ends the game with -1."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(SeatAgents, AECEnv):  # type: ignore[misc]
    """The seats ``seat_0``, ``seat_1``, … as agents; arguments as those of ``GameEnv``.

    All agents get the same reward. Where several seats may answer, the acting agent is the next one
    after the last that answered; it may ``wait`` (action 0) to let the others go first. The mask of
    agents that are not asked allows only to wait.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "vigil_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the seed fixes what chance deals; ``options`` may have a ``setup``."""
        self._begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def observe(self, agent: str) -> Observation:
        """The observation of an agent."""
        episode, seat = self.played.episode, self.possible_agents.index(agent)
        return self.played.observe(seat, episode.legal if seat == episode.seat else {})

    def step(self, action: Any) -> None:
        """Let the acting agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        played = self.played
        played.steps += 1
        played.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        reward = played.reward()
        for each in self.agents:
            self.rewards[each] = reward
            self.terminations[each] = played.ended
            self.truncations[each] = played.cut_off
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Move on to the agent that acts next."""
        self.agent_selection = agent_of(self.played.episode.seat)
        info: Info = self.played.info()
        self.infos = {agent: dict(info) for agent in self.agents}
