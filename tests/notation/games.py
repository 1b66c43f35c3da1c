"""Games of all three kinds, and the positions met in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import forms
from games.ghost_stories.property import games as village
from games.ghost_stories.white_moon.property import games as moon
from games.ghost_stories.white_moon.property.late import late_position
from games.horizons.property import games as island
from vigil.bots import Bot, make_bot
from vigil.core import Game, SeededDealer, Table, find_game
from vigil.core.state import GameState

GAMES: Final = forms.GAMES
"""How many games the walks play; the other counts follow its scale."""

LIMIT: Final = 20_000
"""Answers after which a game counts as endless."""


class Kind(NamedTuple):
    """One of the three games, with its setups in turn."""

    name: str
    game: Game
    setup: Callable[[int], Any]


KINDS: Final = (
    Kind("ghost_stories", find_game("ghost_stories"), village.setup_number),
    Kind("white_moon", find_game("ghost_stories"), moon.setup_number),
    Kind("horizons", find_game("horizons"), island.setup_number),
)


def bases(kind: Kind, number: int, bot: Bot) -> Iterator[GameState]:
    """The states between two steps of a game, and the one at its end."""
    return walked(Table.start(kind.setup(number)), number, bot)


def walked(table: Table, seed: int, bot: Bot) -> Iterator[GameState]:
    """The states between two steps of a game from a table on, and the one at its end."""
    chance = SeededDealer(seed)
    while (decision := table.decision) is not None and table.ply < LIMIT:
        if not table._history.answers:
            yield table._history.base
        answer = (
            chance.deal(decision, table.ply) if decision.chance else bot.choose(table, decision)
        )
        table.apply(answer)
    yield table.state


@cache
def positions(name: str, count: int) -> tuple[str, ...]:
    """Texts of positions met in random games, a few of each."""
    kind = next(kind for kind in KINDS if kind.name == name)
    luck = Random(count)
    found = []
    for number in range(count):
        states = list(bases(kind, 7 * number + count, make_bot("random", number)))
        found += [kind.game.write(state) for state in luck.sample(states, min(4, len(states)))]
    if name == "white_moon":
        found += [late_position(kind.setup(number), Random(number)) for number in range(count)]
    return tuple(found)
