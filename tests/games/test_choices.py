"""What players are offered to choose before a game, and what every choice makes of the setup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vigil.core.fields import plain
from vigil.core.game import Game, find_game, game_names
from vigil.core.setup import Choice

GAMES = [find_game(name) for name in game_names()]
CHOICES = [(game, choice) for game in GAMES for choice in game.choices if choice.asked]


def chosen(choice: Choice, value: Any) -> dict[str, Any]:
    """A setup in which one thing is chosen."""
    *outer, entry = choice.entry.split(".")
    data: dict[str, Any] = {entry: value}
    for name in outer:
        data = {name: data}
    return data | ({"modules": [choice.module]} if choice.module else {})


def ways(choice: Choice) -> Iterator[Any]:
    """The values of an entry, each alone."""
    for value in choice.values:
        yield value if choice.takes in ("one", "each") else [value]


@pytest.mark.parametrize(
    ("game", "choice"), CHOICES, ids=[f"{g.name}-{c.module}-{c.entry}" for g, c in CHOICES]
)
def test_every_value_that_is_offered_is_taken(game: Game, choice: Choice) -> None:
    for value in ways(choice):
        company = value == ["dance_of_the_twin_winds"]  # alone the red board flies
        data = {"players": 2 if company else 1} | chosen(choice, value)
        assert data.items() <= game.setup.from_data(data).to_data().items()


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_default_is_what_the_set_up_has(game: Game) -> None:
    plainly = game.setup.from_data({}).to_data()
    own = [choice for choice in game.choices if not choice.module]
    assert {c.entry: plain(c.default) for c in own}.items() <= plainly.items()


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_an_entry_is_offered_once(game: Game) -> None:
    offered = [(choice.module, choice.entry) for choice in game.choices]
    assert len(offered) == len(set(offered))
    assert all(choice.values or choice.file for choice in game.choices)
