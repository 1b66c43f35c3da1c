"""Games to learn from: questions with several options as a policy sees them, and results."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any, Final, NamedTuple
from zlib import crc32

from vigil.bots.heuristics import heuristics_of
from vigil.bots.judgement import judgement_of
from vigil.bots.policy import within_reach
from vigil.bots.rules_bot import rated
from vigil.bots.styles import PLAIN
from vigil.core.dealer import SeededDealer
from vigil.core.decision import CHANCE, Decision
from vigil.core.game import find_game
from vigil.core.step import Run
from vigil.games.ghost_stories.bot.perspective import ACTIONS, INPUTS, KINDS
from vigil.games.ghost_stories.model.options import Setup

__all__ = ["ACTIONS", "FIGURES", "GROUPS", "INPUTS", "KINDS", "Asked", "Game", "asked", "figure"]

GROUPS: Final = ("initiation", "normal", "nightmare", "white_moon", "fewer_players")
MIX: Final = (
    *[Setup(players=4)] * 9,
    *[Setup(players=4, level="normal")] * 10,
    *[Setup(players=4, level="nightmare")] * 4,
    *[Setup(players=4, modules=("white_moon",))] * 6,
    *[Setup(players=players) for players in (1, 2, 3)],
)
"""What is played, the likelier the more often it is named."""
FIGURES: Final = 1 << 16
"""Figures of options are numbered by a hash of their names."""
SURE: Final = 0.999
"""Estimates of the win chance are kept away from certainty by this."""


class Asked(NamedTuple):
    """A question as the policy sees it; figures of options lie one after the other."""

    inputs: bytes
    kind: int
    worths: list[float]
    actions: list[int]
    figures: list[int]
    values: list[float]
    counts: list[int]
    """How many figures each option has."""


def figure(kind: str, name: str) -> int:
    """The number of a figure."""
    return crc32(f"{kind}:{name}".encode()) % FIGURES


def asked(state: Any, decision: Decision) -> Asked:
    """A question as the policy sees it."""
    rules, kind = heuristics_of(state.setup.game), decision.kind
    assert rules.perspective is not None
    numbers, now = rules.perspective.action_numbers(state), rules.analyse(state, decision, PLAIN)
    cues = rules.cues.get(kind, {})
    figures, values, counts = list[int](), list[float](), list[int]()
    for option in decision.options:
        cue = cues.get(str(option[0]))
        found = [(name, value) for name, value in cue(now, option) if value] if cue else []
        figures += [figure(kind, name) for name, _ in found]
        values += [value for _, value in found]
        counts.append(len(found))
    return Asked(
        rules.perspective.inputs(state, decision).ljust(INPUTS, b"\0"),
        KINDS[kind],
        within_reach(rated(rules.priorities.get(kind, {}), now, decision)),
        [numbers[option] for option in decision.options],
        figures,
        values,
        counts,
    )


def group_of(setup: Setup) -> int:
    """The group whose win rate a setup counts for."""
    if setup.modules:
        return GROUPS.index("white_moon")
    return GROUPS.index(setup.level if setup.players == 4 else "fewer_players")


class Game:
    """Games one after the other, played on to the next question with several options."""

    def __init__(self, seed: int, mix: Sequence[Setup] = MIX) -> None:
        self._random, self._mix = Random(seed), mix
        self.start()

    def start(self) -> None:
        """Begin another game."""
        setup = self._random.choice(self._mix)
        game = find_game(setup.game)
        self.group = group_of(setup)
        self.run: Run[Any] = Run(game.steps, game.new(setup))
        self._dealer, self._ply, self._turn = SeededDealer(self._random.getrandbits(60)), 0, -1
        self.run.advance()
        self._settle()

    def question(self) -> Asked:
        """The question to answer."""
        assert self.decision is not None
        return asked(self.run.state, self.decision)

    def answer(self, option: int) -> bool | None:
        """Answer it; tells how the game ended, if it did."""
        self.run.send(option)
        self._ply += 1
        self._settle()
        outcome = self.run.outcome
        return None if outcome is None else outcome.won

    def _settle(self) -> None:
        run = self.run
        while (decision := run.decision) is not None:
            if decision.seat == CHANCE:
                run.send(self._dealer.deal(decision, self._ply))
            elif len(decision.options) == 1:
                run.send(0)
            else:
                break
            self._ply += 1
        self.decision = decision and (decision.parts[0] if decision.parts else decision)
        if decision is not None and run.state.turn != self._turn:
            self._turn = run.state.turn
            chance = min(max(judgement_of(run.state).chance(run.state), 1 - SURE), SURE)
            self.estimate = log(chance / (1 - chance))
            """By the net of ``value`` at the beginning of the turn, as a logit."""
