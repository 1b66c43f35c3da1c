"""Which games of White Moon the walks play: any setup from its start, and late positions."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from games.ghost_stories.property import games as base
from games.ghost_stories.white_moon.player import Player
from games.ghost_stories.white_moon.property.late import late_position
from games.random_game import RandomGame
from vigil.core import Table, find_game
from vigil.games.ghost_stories import Setup, State
from vigil.games.ghost_stories.model.options import LEVELS
from vigil.games.ghost_stories.model.rules import EDITIONS
from vigil.games.ghost_stories.model.rules import SWITCHES as BASE_SWITCHES
from vigil.games.ghost_stories.white_moon.model.options import INCARNATIONS, PORTALS, VILLAGES
from vigil.games.ghost_stories.white_moon.model.rules import SWITCHES

GAMES: Final = base.GAMES // 2
"""How many games from the start the conformance walk plays."""

GAME: Final = find_game("ghost_stories")
KINDS: Final = tuple(product(range(1, 5), LEVELS, EDITIONS))
PLACES: Final = (*PORTALS, 0, 3, 4, 5, 8)
ALL: Final = (*BASE_SWITCHES, *SWITCHES)
SWITCH_SETS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    tuple(SWITCHES),
    ALL,
    ALL[::2],
    ALL[1::2],
    ("R11", "W4"),
    ("V8", "M2"),
)


def setup_number(index: int) -> Setup:
    """The setups in turn; the choices go round at paces of their own, so that all of them meet."""
    players, level, edition = KINDS[index % len(KINDS)]
    return Setup(
        players=players,
        level=level,
        edition=edition,
        modules=("white_moon",),
        options=options_number(index),
        switches=SWITCH_SETS[index % len(SWITCH_SETS)],
    )


def options_number(index: int) -> dict[str, Any]:
    """Portal, village and incarnations in turn."""
    turn = index + index // len(KINDS)
    return {
        "portal": PLACES[turn % len(PLACES)],
        "village": VILLAGES[turn // 3 % len(VILLAGES)],
        "incarnations": INCARNATIONS[turn % len(INCARNATIONS)],
    }


class Walk(NamedTuple):
    """A game to be walked: its setup, its luck, and whether it starts late and has a plan."""

    setup: Setup
    seed: int
    late: bool = False
    purposeful: bool = True


def start_of(walk: Walk) -> State:
    """The position at which a game begins."""
    if not walk.late:
        state = GAME.new(walk.setup)
    else:
        state = GAME.read(late_position(walk.setup, Random(walk.seed)))
    assert isinstance(state, State)
    return state


class Game(RandomGame[State]):
    """A random game with White Moon."""

    def __init__(self, walk: Walk) -> None:
        player = Player(walk.seed) if walk.purposeful else None
        super().__init__(Table.at(GAME, start_of(walk)), walk.seed, State, player)
