"""Ghost Stories for reinforcement learning.

An action is an option; the question is in the observation. ``actions.py`` numbers the options of
the base game first and those of White Moon after them.

| array | shape | what it holds |
|---|---|---|
| ``tiles`` | 9 x 15 | the village, row by row |
| ``ghosts`` | 12 x 43 | the ghost spaces: boards by colour, three places each, anticlockwise |
| ``boards`` | 4 x 29 | the boards by colour, with their Taoists |
| ``table`` | 25 | what belongs to no one, and the figures of the setup |
| ``villagers`` | 9 x 15 | the villagers on each tile, and the portal |
| ``families`` | 12 x 5 | what has become of each family |
| ``moon_boards`` | 4 x 11 | what Taoists have of White Moon, by colour |
| ``moon`` | 21 | Su-Ling, crystals and the Mystic Barrier |
| ``about`` | 56 | the board, Taoist, token, ghost, face or card that the question is about |
| ``question`` | 37 or 61 | what is asked, which seats may answer, and which seat observes |

Without White Moon there are no ``villagers``, ``families``, ``moon_boards`` and ``moon``, and fewer
kinds of questions.
"""

from __future__ import annotations

from functools import partial

from vigil.env.spaces import Spaces
from vigil.games.ghost_stories.model.options import PLAYERS
from vigil.games.ghost_stories.model.scoring import score
from vigil.games.ghost_stories.model.state import State
from vigil.games.ghost_stories.numbering import BASE_KINDS, MOON_KINDS
from vigil.games.ghost_stories.spaces.about import ABOUT, about
from vigil.games.ghost_stories.spaces.actions import actions, numbers
from vigil.games.ghost_stories.spaces.arrays import BASE_ARRAYS, base_arrays
from vigil.games.ghost_stories.spaces.moon_arrays import MOON_ARRAYS, moon_arrays
from vigil.games.ghost_stories.spaces.picture import draw
from vigil.games.ghost_stories.white_moon.model.state import MoonState

__all__ = ["spaces"]


def spaces(modules: tuple[str, ...]) -> Spaces:
    """The spaces of the game, with or without White Moon."""
    moon = bool(modules)
    return Spaces(
        seats=max(PLAYERS),
        kinds=(*BASE_KINDS, *MOON_KINDS) if moon else BASE_KINDS,
        actions=actions(moon),
        numbers=numbers,
        arrays=(*BASE_ARRAYS, *MOON_ARRAYS) if moon else BASE_ARRAYS,
        observe=observe,
        about=ABOUT,
        observe_about=about,
        points=partial(score, won=False),
        draw=draw,
    )


def observe(s: State) -> list[bytes]:
    """The figures of all arrays."""
    found = base_arrays(s)
    return found + moon_arrays(s, s.module) if isinstance(s.module, MoonState) else found
