"""Which games the random walks play: spread evenly over everything a setup can say."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, NamedTuple

import forms
from games.horizons.player import Player
from games.random_game import RandomGame
from vigil.core import Table, find_game
from vigil.games.horizons import Setup, State
from vigil.games.horizons.model.rules import SWITCHES
from vigil.games.horizons.powers.registry import PANELS

GAMES: Final = 24 if forms.GAMES == forms.USUAL else min(1000, forms.GAMES)
"""How many random games the conformance walk plays; the other walks follow its scale."""

GAME: Final = find_game("horizons")

TEAMS: Final[tuple[tuple[str, ...], ...]] = tuple(
    team for size in (1, 2, 3) for team in combinations(tuple(PANELS), size)
)
"""Every choice of one, two or three spirits."""

FLAGS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"progression": True},
    {"escalation": True},
    {"first_explore": False},
    {"bonus_growth": True},
    {"progression": True, "bonus_growth": True, "first_explore": False},
    {"progression": True, "escalation": True},
)
SWITCH_SETS: Final[tuple[tuple[str, ...], ...]] = ((), tuple(SWITCHES), ("H2", "H5", "H7"), ())
BOARD_SETS: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    1: ((), ("H",), ("A",), ("D",)),
    2: ((), ("H", "G"), ("C", "F")),
    3: ((), ("G", "H", "D"), ("E", "A", "B")),
}


def setup_number(index: int) -> Setup:
    """The setups in turn; lists of different lengths meet in every combination."""
    team = TEAMS[(7 * index) % len(TEAMS)]
    boards = BOARD_SETS[len(team)]
    return Setup(
        players=len(team),
        spirits=team if index % 3 else (),
        boards=boards[index // 5 % len(boards)],
        switches=SWITCH_SETS[index // 2 % len(SWITCH_SETS)],
        ask_all=index // 3 % 2 == 0,
        **FLAGS[index % len(FLAGS)],
    )


class Walk(NamedTuple):
    """A game to be walked: its setup, its chance, its players and where it starts."""

    setup: Setup
    seed: int
    purposeful: bool
    """Whether the players have a plan; otherwise they answer at random."""
    late: str = ""
    """Clauses that make a position near the end out of the setup."""


FEAR_CARDS: Final = tuple(sorted(thing.id for thing in GAME.content if thing.kind == "fear"))
FEW_CARDS: Final = (
    "invader_deck: 2 stage_3 | stage_3 = i3_jungle_mountain i3_sands_wetland i3_jungle_sands"
    " i3_mountain_wetland i3_jungle_wetland i3_mountain_sands; ravage_card: i2_coastal;"
    " build_card: i2_sands; invader_discard: i1_jungle i1_mountain i1_sands i2_jungle i2_mountain"
)


def dread(taken: int, earned: int, fear: int) -> str:
    """Fear cards earned in all, how many of them are waiting, and fear since then."""
    resolved = taken - earned
    unseen = " ".join(FEAR_CARDS[resolved:])
    counters = f"taken: {taken}; earned: {earned}; fear: {fear}"
    return f"{counters}; fear_deck: {9 - resolved} fear | fear = {unseen}"


LATE: Final = (
    "",
    dread(5, 2, 3),
    dread(8, 1, 1),
    f"{dread(6, 0, 2)}; blight_pool: 2",
    f"{dread(2, 2, 0)}; blight_pool: 1",
    f"{dread(3, 1, 0)}; {FEW_CARDS}",
)
"""Beginnings: none, high terror, little blight left, few invader cards left."""


def late_position(setup: Setup, late: str) -> State:
    """A fresh table of the setup with these clauses, a round about to begin."""
    clauses = [f"players: {setup.players}"]
    names = ("progression", "bonus_growth", "escalation")
    clauses += [f"{name}: yes" for name in names if getattr(setup, name)]
    clauses += [f"{name}: no" for name in ("first_explore", "ask_all") if not getattr(setup, name)]
    parts = {"chosen spirits": setup.spirits, "boards": setup.boards, "switches": setup.switches}
    clauses += [f"{key}: {' '.join(value)}" for key, value in parts.items() if value]
    state = GAME.read("; ".join([*clauses, late]))
    assert isinstance(state, State)
    return state


class Game(RandomGame[State]):
    """A random game of Horizons."""

    def __init__(self, walk: Walk) -> None:
        player = Player(walk.seed) if walk.purposeful else None
        super().__init__(start_of(walk), walk.seed, State, player)


def start_of(walk: Walk) -> Table:
    """The table at which a game begins."""
    if not walk.late:
        return Table.start(walk.setup)
    return Table.at(GAME, late_position(walk.setup, walk.late))
