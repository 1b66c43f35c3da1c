"""Which games the random walks play: spread evenly over everything a setup can say."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

import forms
from games.ghost_stories.player import Player
from games.random_game import RandomGame
from vigil.core import Table, find_game
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS, SWITCHES

GAMES: Final = forms.GAMES
"""How many random games the conformance walk plays; the other walks follow its scale."""

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
    """The setups in turn: players, levels and editions first, then the switches.

    In one of three games one answer ends a turn.
    """
    players, level, edition = KINDS[index % len(KINDS)]
    switches = SWITCH_SETS[index // len(KINDS) % len(SWITCH_SETS)]
    asks = index % 3 > 0
    return Setup(players=players, level=level, edition=edition, switches=switches, ask_all=asks)


class Walk(NamedTuple):
    """A game to be walked: its setup, its chance, its players and where it starts."""

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


class Game(RandomGame[State]):
    """A random game of Ghost Stories."""

    def __init__(self, walk: Walk) -> None:
        player = Player(walk.seed) if walk.purposeful else None
        super().__init__(start_of(walk), walk.seed, State, player)


def start_of(walk: Walk) -> Table:
    """The table at which a game begins."""
    if walk.layers is None:
        return Table.start(walk.setup)
    game = find_game("ghost_stories")
    return Table.at(game, game.read(late_position(walk.setup, walk.layers)))
