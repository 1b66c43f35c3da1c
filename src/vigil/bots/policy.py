"""A learned policy: what the rules of thumb say of an option, corrected by weighed figures.

The weights lie in a small readable file of each game and need no NumPy. They are fitted to what
options came to when they were tried out (``training/distil.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from vigil.bots.heuristics import REFUSED, Cues, heuristics_of
from vigil.bots.rules_bot import NEUTRAL, RulesBot, rated
from vigil.bots.styles import PLAIN, Style
from vigil.core.decision import Decision
from vigil.core.game import Setup
from vigil.core.plugin import find_plugin
from vigil.core.state import GameState
from vigil.core.step import Run

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

BEYOND: Final = 50.0
"""Worths farther from nothing put an option before or after all others, whatever those are."""
CLOSER: Final = 0.01
"""How much of such a worth is left to the policy, which may think otherwise."""
WORTH: Final = "worth"
"""The figure of every option: what the rules of thumb say."""
Weights: TypeAlias = Mapping[str, float]


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned policy of a game."""

    rules: int
    """The rules under which it was learned."""
    origin: str
    """The data it was learned from."""
    weights: dict[str, dict[str, float]]
    """By kind of question and name of figure, how much one more of it adds to an option's worth."""


NOTHING: Final = Policy(0, "", {})


def policy_of(setup: Setup) -> Policy:
    """The policy for games of a setup; an empty one where none was learned."""
    return _load(setup.game, tuple(getattr(setup, "modules", ())))


@cache
def _load(game: str, modules: tuple[str, ...]) -> Policy:
    file = policy_file(game, modules)
    if not file.is_file():
        return NOTHING
    return msgspec.json.decode(file.read_bytes(), type=Policy)


def policy_file(game: str, modules: tuple[str, ...]) -> Traversable:
    """Where the policy of a game with these modules lies in its package."""
    return find_plugin(game).file("bot", "_".join(("policy", *modules)) + ".json")


def learned_worths(
    state: GameState, decision: Decision, style: Style = PLAIN, policy: Policy | None = None
) -> list[float]:
    """What each option of a question is worth by the policy of its game, or by another one."""
    rules, kind = heuristics_of(state.setup.game), decision.kind
    by_tag = rules.priorities.get(kind)
    if by_tag is None:
        return [NEUTRAL] * len(decision.options)
    now = rules.analyse(state, decision, style)
    worths = rated(by_tag, now, decision)
    weights = (policy or policy_of(state.setup)).weights.get(kind)
    cues = rules.cues.get(kind)
    if weights is None or cues is None:
        return worths
    worths = within_reach(worths)
    for index, option in enumerate(decision.options):
        if worths[index] > REFUSED:
            cue = cues.get(str(option[0]))
            worths[index] += weighed(weights, worths[index], cue(now, option) if cue else ())
    return worths


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
