"""A game as a parallel PettingZoo environment: all seats act at once, those not asked wait."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from vigil.core.decision import Decision
from vigil.env.agents import SeatAgents, agent_of
from vigil.env.env_core import METADATA, Info
from vigil.env.episode import WAITING
from vigil.env.observing import Observation


class parallel_env(SeatAgents, ParallelEnv):  # type: ignore[misc]
    """All seats act at once; arguments and rewards as those of the other environments.

    In each step every seat that may answer has its own mask, and all others can only wait. The
    answers are taken one after the other, beginning after the seat that answered last; an answer
    that an earlier one has made impossible is ignored, like one that the mask does not allow.
    ``infos[agent]["acted"]`` says whether an answer was taken. All asked seats but the last may
    wait, so the game always continues.
    """

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "vigil_parallel_v0"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a game; the seed fixes what chance deals; ``options`` may have a ``setup``."""
        self._begin(seed, options)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: self.played.info() for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Take the answers of all seats that are asked."""
        played = self.played
        played.steps += 1
        episode = played.episode
        asked = {seat: episode.question(seat) for seat in episode.asked}
        acted = {seat for seat in asked if self._takes(seat, asked[seat], actions)}
        reward, info, agents = played.reward(), played.info(), self.agents
        ended, cut_off = played.ended, played.cut_off
        observations = self._observe()
        if ended or cut_off:
            self.agents = []
        return (
            observations,
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut_off),
            {agent: {**info, "acted": seat in acted} for seat, agent in enumerate(agents)},
        )

    def _takes(self, seat: int, asked: Decision | None, actions: Mapping[str, Any]) -> bool:
        """Let a seat act if its question is unchanged; return whether it did."""
        episode, action = self.played.episode, int(actions.get(agent_of(seat), WAITING))
        return same(asked, episode.question(seat)) and episode.act_for(seat, action)

    def _observe(self) -> dict[str, Observation]:
        """The observation of each seat; each seat that may answer has its own mask."""
        episode, found = self.played.episode, {}
        asked = episode.asked
        for seat, agent in enumerate(self.agents):
            legal = episode.options_of(seat) if seat in asked else {}
            if legal and seat != asked[-1]:
                legal[WAITING] = -1
            found[agent] = self.played.observe(seat, legal)
        return found


def same(asked: Decision | None, now: Decision | None) -> bool:
    """Whether two questions are the same."""
    if asked is None or now is None:
        return False
    return (asked.kind, asked.about) == (now.kind, now.about)
