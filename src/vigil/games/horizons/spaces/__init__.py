"""Horizons of Spirit Island for learning programs.

An action is an option; the question is in the observation. Lands go by number: board after board
in the order of the setup, eight each; a land that the island does not have is all zeros.

| array | shape | what it holds |
|---|---|---|
| ``pieces`` | 24 x 16 | invaders and dahan of each land by kind and damage |
| ``blight`` | 24 | blight on each land |
| ``presence`` | 3 x 24 | presence of each seat on each land |
| ``terrain`` | 5 x 24 | what each land is |
| ``defend`` | 24 | defence of each land this turn |
| ``spared`` | 5 x 24 | what does not happen on each land this turn |
| ``exhausted`` | 24 | actions that may still be skipped on each land |
| ``dahan_bonus`` | 24 | extra health of dahan on each land this turn |
| ``spirits`` | 3 x 35 | the spirit of each seat |
| ``cards`` | 9 x 78 | the cards of each seat in hand, in play and discarded |
| ``used`` | 3 x 83 | powers that each seat has used this turn |
| ``invaders`` | 3 x 7 | the invader cards that are laid out |
| ``table`` | 17 | fear, blight, decks, and the figures of the setup |
| ``about`` | 146 | the power, card, land, spirit or piece that the question is about |
| ``question`` | 50 | what is asked, which seats may answer, and which seat observes |
"""

from __future__ import annotations

from functools import partial

from vigil.env.spaces import Spaces
from vigil.games.horizons.model.scoring import score
from vigil.games.horizons.spaces.about import ABOUT, about
from vigil.games.horizons.spaces.actions import ACTIONS, KINDS, SEATS, numbers
from vigil.games.horizons.spaces.arrays import ARRAYS, observe
from vigil.games.horizons.spaces.picture import draw

__all__ = ["spaces"]


def spaces(modules: tuple[str, ...]) -> Spaces:
    """The spaces of the game; it has no modules."""
    return Spaces(
        seats=SEATS,
        kinds=KINDS,
        actions=ACTIONS,
        numbers=numbers,
        arrays=ARRAYS,
        observe=observe,
        about=ABOUT,
        observe_about=about,
        points=partial(score, won=False),
        draw=draw,
    )
