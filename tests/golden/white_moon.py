"""The games of White Moon that are played out.

Every number of players at every level, with the portal in every kind of place; games in which a new
incarnation comes at once. The seeds were chosen so that together they show every card, family,
artifact and piece.
"""

from __future__ import annotations

from typing import Any, Final

from games.ghost_stories.white_moon.player import Player
from golden.transcript import Playthrough
from vigil.core import find_game
from vigil.games.ghost_stories import Setup, State

GAME: Final = find_game("ghost_stories")

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "initiation": {"portal": "centre"},
    "normal": {"portal": "edge", "village": "random"},
    "nightmare": {"portal": "corner", "incarnations": "new"},
    "hell": {"portal": 4, "village": "random", "incarnations": "base"},
}
"""What the players choose at each level."""

FROM_THE_START: Final = {
    (1, "initiation"): 17,
    (1, "normal"): 8,
    (1, "nightmare"): 2,
    (1, "hell"): 15,
    (2, "initiation"): 10,
    (2, "normal"): 8,
    (2, "nightmare"): 32,
    (2, "hell"): 14,
    (3, "initiation"): 19,
    (3, "normal"): 8,
    (3, "nightmare"): 19,
    (3, "hell"): 23,
    (4, "initiation"): 5,
    (4, "normal"): 17,
    (4, "nightmare"): 13,
    (4, "hell"): 32,
}
"""Seeds of the games that begin with the setup."""

SAVED: Final = "shelter: miao miao sheng sheng sun sun sun hua hua hua"
ARTIFACTS: Final = (
    "artifacts: shield_of_time red, vengeful_claw red, armor_of_the_just red, divine_sword red"
)
VILLAGERS: Final = "villagers: 0 ? ? li, 2 ? zhou, 5 ? ? wu, 8 ? long"

WU_FENG: Final = {
    "wmw1_gate_keeper": (98, f"players: 3; red: tao black 3; {VILLAGERS}"),
    "wmw2_voracious": (33, f"players: 4; red: tao red 3; yellow: tao red 1; {VILLAGERS}"),
    "wmw3_howling_ondine": (55, f"players: 2; su-ling: yellow 1; red: tao blue 2; {VILLAGERS}"),
    "wmw4_root_master": (2, f"players: 4; red: tao green 2; {VILLAGERS}; {SAVED}; {ARTIFACTS}"),
    "wmw5_time_keeper": (104, f"players: 3; red: tao yellow 2; {VILLAGERS}; crystals: red 1"),
    "wmw6_shapeshifter": (107, f"players: 1; red: tao red 2 blue 1; receptacles: 0 2; {VILLAGERS}"),
}
"""Seeds and positions of the games that begin with an incarnation on top of the deck."""


def from_the_start(players: int, level: str) -> Playthrough:
    """A game from its setup on."""
    setup = Setup(players=players, level=level, modules=("white_moon",), options=OPTIONS[level])
    return played(setup, FROM_THE_START[players, level])


def last_stand(card: str) -> Playthrough:
    """A game in which the only incarnation comes at once; beating it wins."""
    seed, position = WU_FENG[card]
    text = f"modules: white_moon; {position}; deck: card {card}, 14 ghost; next: turn 0"
    state = GAME.read(text)
    assert isinstance(state, State)
    return played(state.setup, seed, text)


def played(setup: Setup, seed: int, position: str = "") -> Playthrough:
    """A game with its purposeful player, told turn by turn."""
    return Playthrough(setup=setup, seed=seed, player=Player, told_before="turn", position=position)


PLAYTHROUGHS: Final = {
    **{
        f"white_moon_{players}p_{level}": from_the_start(players, level)
        for players, level in FROM_THE_START
    },
    **{f"white_moon_{card}": last_stand(card) for card in WU_FENG},
}
"""Every playthrough by its name."""
