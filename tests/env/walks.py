"""Games of every kind of setup, asked seat by seat; half of them played by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

import forms
from games.ghost_stories.property import games as ghost_stories
from games.ghost_stories.white_moon.property import games as white_moon
from games.horizons.property import games as horizons
from vigil.bots import RulesBot
from vigil.core.game import Setup
from vigil.env.episode import WAITING, Episode

GAMES: Final = forms.GAMES // 4
"""How many games of each environment are walked."""
SETUPS: Final[Mapping[str, Callable[[int], Setup]]] = {
    "GhostStories": ghost_stories.setup_number,
    "WhiteMoon": white_moon.setup_number,
    "Horizons": horizons.setup_number,
}
"""The setups of each environment in turn."""


def sittings(name: str, games: int) -> Iterator[Episode]:
    """Each moment of some games at which a seat acts, and their ends."""
    for index in range(games):
        episode, random = Episode(SETUPS[name](index), index), Random(index)
        yield episode
        while episode.decision is not None:
            _answer(episode, random, index)
            yield episode


def _answer(episode: Episode, random: Random, index: int) -> None:
    """Wait now and then; otherwise act at random, or as the bot would."""
    decision = episode.decision
    assert decision is not None
    if WAITING in episode.legal and random.random() < 0.3:
        episode.act(WAITING)
    elif index % 2:
        chosen = RulesBot(index).choose(episode, decision)  # type: ignore[arg-type]
        seat = decision.seat_of(chosen)
        (action,) = [one for one, at in episode.options_of(seat).items() if at == chosen]
        assert episode.act_for(seat, action)
    else:
        episode.act(random.choice(sorted(set(episode.legal) - {WAITING})))
