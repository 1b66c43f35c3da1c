"""A learned policy as the package of the game has it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import msgspec
import numpy as np

from reinforce.games import KINDS, Game, figure
from reinforce.sampling import TEMPERATURE, Arrays
from vigil.bots.heuristics import heuristics_of
from vigil.bots.policy import WORTH, Policy
from vigil.bots.policy_net import Matrix, PolicyNet, rounded
from vigil.bots.rules_bot import RulesBot
from vigil.bots.styles import PLAIN
from vigil.core.game import find_game

GAME: Final = "ghost_stories"
ANSWERS: Final = 50_000
"""The number of questions from which the names of figures are collected."""
CARELESS: Final = 0.05
"""How often an option is taken at random there, so that rare questions come too."""
DIGITS: Final = 3


def export(policy: Arrays, folder: Path) -> None:
    """Write the figures by name, and the net."""
    weights = named_weights(policy)
    origin = "proximal policy optimisation, by tools/reinforce"
    file = Policy(find_game(GAME).rules_version, origin, weights)
    pretty = msgspec.json.format(msgspec.json.encode(file), indent=1)
    (folder / "policy.json").write_bytes(pretty + b"\n")
    np.savez_compressed(folder / "policy.npz", **net_of(policy).to_arrays())


def net_of(policy: Arrays) -> PolicyNet:
    """The net, in the units of worths."""
    first, scale = rounded(policy["first"])
    return PolicyNet(
        *(first, scale, policy["first_bias"], policy["second"], policy["second_bias"]),
        *(part(policy, "last"), part(policy, "last_bias")),
    )


def part(policy: Arrays, name: str) -> Matrix:
    """A part of the output, from logits to worths."""
    return (policy[name] * TEMPERATURE).astype(np.float32)


def named_weights(policy: Arrays) -> dict[str, dict[str, float]]:
    """The weights of figures, and what more the rules of thumb count for, by kind of question."""
    found: dict[str, dict[str, float]] = {}
    for kind, name in sorted(names_of_figures()):
        weight = round(float(policy["figures"][figure(kind, name)]) * TEMPERATURE, DIGITS)
        if weight:
            found.setdefault(kind, {})[name] = weight
    for kind, number in KINDS.items():
        trust = round(float(np.exp(policy["trust"][number])) - 1, DIGITS)
        if trust:
            found.setdefault(kind, {})[WORTH] = trust
    return found


def names_of_figures() -> set[tuple[str, str]]:
    """Kinds of questions and names of figures that come up in games."""
    rules, game, bot, chance = heuristics_of(GAME), Game(1), RulesBot(1), Random(1)
    found: set[tuple[str, str]] = set()
    for _ in range(ANSWERS):
        decision, state = game.decision, game.run.state
        assert decision is not None
        cues = rules.cues.get(decision.kind, {})
        now = rules.analyse(state, decision, PLAIN)
        for option in decision.options:
            cue = cues.get(str(option[0]))
            found |= {(decision.kind, name) for name, _ in (cue(now, option) if cue else ())}
        careless = chance.random() < CARELESS
        answer = (
            chance.randrange(len(decision.options)) if careless else bot.choose(game.run, decision)
        )
        if game.answer(answer) is not None:
            game.start()
    return found
