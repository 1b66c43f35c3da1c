"""A learned policy: what the rules of thumb say of an option, corrected by two things.

Weighted figures of the option lie in a small readable file of each game; a net adds what depends
on the whole position. Both were learned by playing (``tools/reinforce``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from vigil.bots.heuristics import REFUSED, Cues, heuristics_of
from vigil.bots.judgement import check_numpy
from vigil.bots.rules_bot import RulesBot, rated
from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.core.plugin import find_plugin
from vigil.core.state import GameState
from vigil.core.step import Run

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from vigil.bots.policy_net import PolicyNet

BEYOND: Final = 50.0
"""Worths farther from nothing put an option before or after all others, whatever those are."""
CLOSER: Final = 0.01
"""How much of such a worth is left to the policy, which may think otherwise."""
WORTH: Final = "worth"
"""The figure of every option: what the rules of thumb say."""
Weights: TypeAlias = Mapping[str, float]


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weighted figures of a game's policy."""

    rules: int
    """The rules under which it was learned."""
    origin: str
    """The data it was learned from."""
    weights: dict[str, dict[str, float]]
    """By kind of question and name of figure, how much one more of it adds to an option's worth."""


NOTHING: Final = Policy(0, "", {})


@cache
def policy_of(game: str) -> Policy:
    """The policy of a game; an empty one where none was learned."""
    file = policy_file(game, "json")
    return msgspec.json.decode(file.read_bytes(), type=Policy) if file.is_file() else NOTHING


@cache
def net_of(game: str) -> PolicyNet | None:
    """The net of a game's policy, if it has one."""
    file = policy_file(game, "npz")
    if not file.is_file():
        return None
    check_numpy()
    import numpy as np  # takes long, and the server names bots without playing them

    from vigil.bots.policy_net import PolicyNet

    with file.open("rb") as opened, np.load(opened) as arrays:
        return PolicyNet.from_arrays(arrays)


def policy_file(game: str, kind: str) -> Traversable:
    """Where a part of a game's policy lies in its package."""
    return find_plugin(game).file("bot", f"policy.{kind}")


def learned_worths(state: GameState, decision: Decision, style: Style = PLAIN) -> list[float]:
    """What each option of a question is worth by the policy of its game."""
    game = state.setup.game
    return corrected_worths(state, decision, style, policy_of(game), net_of(game))


def corrected_worths(
    state: GameState, decision: Decision, style: Style, policy: Policy, net: PolicyNet | None = None
) -> list[float]:
    """What each option is worth by the rules of thumb, a policy and a net."""
    rules, kind = heuristics_of(state.setup.game), decision.kind
    by_tag = rules.priorities.get(kind, {})
    now = rules.analyse(state, decision, style)
    worths = rated(by_tag, now, decision)
    if policy is NOTHING:
        return worths
    worths = within_reach(worths)
    weights, cues = policy.weights.get(kind, {}), rules.cues.get(kind, {})
    for index, option in enumerate(decision.options):
        if worths[index] > REFUSED:
            cue = cues.get(str(option[0]))
            worths[index] += weighed(weights, worths[index], cue(now, option) if cue else ())
    if net is None or rules.perspective is None:
        return worths
    numbers = rules.perspective.action_numbers(state)
    inputs = rules.perspective.inputs(state, decision)
    corrections = net.corrections(inputs, [numbers[option] for option in decision.options])
    return [
        worth if worth <= REFUSED else worth + more
        for worth, more in zip(worths, corrections, strict=True)
    ]


def within_reach(worths: Sequence[float]) -> list[float]:
    """Worths with outliers moved close to the best; excluded options stay excluded."""
    best = max([worth for worth in worths if abs(worth) < BEYOND], default=0.0)
    return [
        worth if worth <= REFUSED or abs(worth) < BEYOND else best + CLOSER * worth
        for worth in worths
    ]


def weighed(weights: Weights, worth: float, cues: Cues) -> float:
    """What the weights add to an option's worth."""
    total = weights.get(WORTH, 0.0) * worth
    for name, value in cues:
        total += weights.get(name, 0.0) * value
    return total


class PolicyBot(RulesBot):
    """Takes the option that is worth most by the learned policy."""

    __slots__ = ()

    def weigh(self, table: Run, question: Decision) -> list[float]:
        """What each option of a question is worth to this bot."""
        return learned_worths(table.state, question, self._style)
