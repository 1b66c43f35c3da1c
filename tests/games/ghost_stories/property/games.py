"""Which games the random walks play: spread evenly over everything a set-up can say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Final, NamedTuple

import forms
from games.ghost_stories.player import Player
from vigil.core import Decision, SeededDealer, Table, find_game
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES

GAMES: Final = forms.GAMES
"""How many random games the conformance walk plays; the other walks follow its scale."""

LIMIT: Final = 20_000
"""Answers after which a game counts as endless."""

KINDS: Final = tuple(product(range(1, 5), LEVELS, EDITIONS))
SWITCH_SETS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    tuple(SWITCHES),
    tuple(SWITCHES)[::2],
    tuple(SWITCHES)[1::2],
    ("R24", "V3"),
    ("R11", "D10"),
)


def setup_number(index: int) -> Setup:
    """The set-ups in turn: players, levels and editions first, then the switches.

    In one of three games one answer ends a turn.
    """
    players, level, edition = KINDS[index % len(KINDS)]
    switches = SWITCH_SETS[index // len(KINDS) % len(SWITCH_SETS)]
    asks = index % 3 > 0
    return Setup(players=players, level=level, edition=edition, switches=switches, ask_all=asks)


class Walk(NamedTuple):
    """A game to be walked: its set-up, its chance, its players and where it starts."""

    setup: Setup
    seed: int
    purposeful: bool
    """Whether the players have a plan; otherwise they answer at random."""
    layers: tuple[int, ...] | None
    """Ghosts above each incarnation and below the last one, for a game that starts late."""


def late_position(setup: Setup, layers: tuple[int, ...]) -> str:
    """A fresh table whose deck has these layers, the first player about to begin."""
    clauses = [f"players: {setup.players}", f"level: {setup.level}", f"edition: {setup.edition}"]
    clauses += [f"switches: {' '.join(setup.switches)}"] if setup.switches else []
    clauses += [f"starting qi: {setup.qi}"] if setup.qi else []
    clauses += ["black_tao: yes"] if setup.black_tao else []
    clauses += [] if setup.ask_all else ["ask_all: no"]
    deck = [f"{size} ghost, 1 incarnation" if size else "1 incarnation" for size in layers[:-1]]
    return "; ".join([*clauses, f"deck: {', '.join(deck)}, {layers[-1]} ghost", "next: turn 0"])


class Game:
    """A random game in which every question, of chance too, can be looked at."""

    def __init__(self, walk: Walk) -> None:
        self.table = self._start(walk)
        self._chance = SeededDealer(walk.seed)
        self._random = Random(walk.seed)
        self._player = Player(walk.seed) if walk.purposeful else None

    @staticmethod
    def _start(walk: Walk) -> Table:
        if walk.layers is None:
            return Table.start(walk.setup)
        game = find_game("ghost_stories")
        return Table.at(game, game.read(late_position(walk.setup, walk.layers)))

    @property
    def state(self) -> State:
        """The state on the table."""
        state = self.table.state
        assert isinstance(state, State)
        return state

    def questions(self) -> Iterator[Decision]:
        """Every question of the game; each is answered after it was looked at."""
        while (decision := self.table.decision) is not None:
            assert self.table.ply < LIMIT, "the game does not end"
            yield decision
            self.table.apply(self._answer(decision))

    def _answer(self, decision: Decision) -> int:
        if decision.chance:
            return self._chance.deal(decision, self.table.ply)
        if self._player is not None:
            return self._player.choose(self.state, decision)
        return self._random.randrange(len(decision.options))

    def walk(self, check: Callable[[State, Decision | None], None]) -> None:
        """Play to the end and check the state at every question and at the end."""
        for decision in self.questions():
            check(self.state, decision)
        check(self.state, None)
