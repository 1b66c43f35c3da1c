"""The games that are played out, and those of them that are written down.

Ghost Stories: every number of players at every level, every incarnation; the seeds were chosen so
that together the games show every card, tile and power.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from games.ghost_stories.player import Player
from golden import horizons, white_moon
from golden.transcript import Playthrough, transcript
from vigil.core import find_game
from vigil.games.ghost_stories import Setup, State

GAME: Final = find_game("ghost_stories")

FROM_THE_START: Final = {
    (1, "initiation", "revised"): 38,
    (1, "normal", "revised"): 39,
    (1, "nightmare", "revised"): 5,
    (1, "hell", "revised"): 29,
    (2, "initiation", "revised"): 19,
    (2, "normal", "revised"): 11,
    (2, "nightmare", "revised"): 33,
    (2, "hell", "revised"): 18,
    (3, "initiation", "revised"): 5,
    (3, "normal", "revised"): 16,
    (3, "nightmare", "revised"): 1,
    (3, "hell", "revised"): 23,
    (4, "initiation", "revised"): 5,
    (4, "normal", "revised"): 14,
    (4, "nightmare", "revised"): 7,
    (4, "hell", "revised"): 32,
    (1, "nightmare", "first_print"): 24,
    (2, "hell", "first_print"): 30,
    (3, "initiation", "first_print"): 5,
    (4, "normal", "first_print"): 14,
}
"""Seeds of the games that begin with the setup."""

WU_FENG: Final = {
    "w56_howling_nightmare": (30, "players: 4; red: tao black 2; yellow: tao black 2"),
    "w57_uncatchable": (46, "players: 3; red: tao black 4; red ghosts: -b - -b"),
    "w58_hope_killer": (4, "players: 4; green: tao red 2 green 2 blue 2 yellow 1"),
    "w59_deaths_army": (42, "players: 2; red: tao black 3; green: tao black 1"),
    "w60_forgotten_ones": (24, "players: 1; red: at 6, tao red 1 black 1"),
    "w61_bone_cracker": (9, "players: 4; red: tao red 3; yellow: tao red 1"),
    "w62_dark_mistress": (3, "players: 3; boards: blue, red, green, yellow; circle: blue"),
    "w63_creeping_horror": (32, "players: 2; red: tao green 2; green: tao green 2"),
    "w64_vampire_lord": (7, "players: 3; red: tao yellow 2; yellow: tao yellow 2"),
    "w65_nameless": (14, "players: 4; circle: red; red: tao blue 1 yellow 1 black 1 green 1"),
}
"""Seeds and positions of the games that begin with an incarnation on top of the deck."""


def from_the_start(players: int, level: str, edition: str) -> Playthrough:
    """A game from its setup on."""
    setup = Setup(players=players, level=level, edition=edition)
    return played(setup, FROM_THE_START[players, level, edition])


def last_stand(card: str) -> Playthrough:
    """A game in which the only incarnation comes at once; beating it wins."""
    seed, position = WU_FENG[card]
    text = f"{position}; deck: card {card}, 14 ghost; next: turn 0"
    state = GAME.read(text)
    assert isinstance(state, State)
    return played(state.setup, seed, text)


def played(setup: Setup, seed: int, position: str = "") -> Playthrough:
    """A game with its purposeful player, told turn by turn."""
    return Playthrough(setup=setup, seed=seed, player=Player, told_before="turn", position=position)


PLAYTHROUGHS: Final = {
    **{
        f"ghost_stories_{players}p_{level}_{edition}": from_the_start(players, level, edition)
        for players, level, edition in FROM_THE_START
    },
    **{f"ghost_stories_{card}": last_stand(card) for card in WU_FENG},
    **white_moon.PLAYTHROUGHS,
    **horizons.PLAYTHROUGHS,
}
"""Every playthrough by its name."""

WRITTEN: Final = (
    "ghost_stories_1p_normal_revised",
    "ghost_stories_2p_hell_first_print",
    "ghost_stories_3p_initiation_revised",
    "ghost_stories_4p_nightmare_revised",
    "white_moon_1p_normal",
    "white_moon_4p_hell",
    "white_moon_wmw2_voracious",
    "horizons_1p_usual",
    "horizons_2p_harder",
    "horizons_powers_3",
)
"""Those on file, to be read when they change: each number of players, each level, both editions,
an incarnation that comes at once, and a round with a third of the powers of Horizons."""


@cache
def told(prefix: str) -> str:
    """All playthroughs whose names begin so, as text."""
    return "\n".join(
        transcript(one) for name, one in PLAYTHROUGHS.items() if name.startswith(prefix)
    )
