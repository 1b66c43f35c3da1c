"""Files that are not as they were: records, saves, positions and card files, each damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from torture.damage import damaged, damaged_text
from vigil import SeededDealer, Table
from vigil.core.errors import VigilError
from vigil.core.game import find_game
from vigil.core.record import dumps_checked
from vigil.games.ghost_stories.white_moon.model.own_cards import read_cards
from vigil.insight.report import report_of
from vigil.terminal.files import table_in

GAMES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("ghost_stories", {"players": 2}),
    ("ghost_stories", {"players": 3, "modules": ["white_moon"]}),
    ("horizons", {"players": 2}),
)
CARDS: Final = """
[wm10_pale_wolf]
name = "Grey Wolf"
colour = "red"
resistance = 3
yin = ["haunter"]
[wm09_grey_hunter]
rewards = ["gain_1_tao", "gain_moon_crystal"]
"""


class Kind(NamedTuple):
    """A kind of file: how a damaged one is made, and what a program does with it."""

    make: Callable[[Random], str]
    read: Callable[[str], object]


@cache
def played(number: int, answers: int) -> Table:
    """A game that goes on from a position, a few answers after it."""
    name, data = GAMES[number]
    game, random = find_game(name), Random(number)
    table = Table.start(game.setup.from_data(data), SeededDealer(number))
    for _ in range(answers):
        if table.decision is not None:
            table.apply(random.randrange(len(table.decision.options)))
    later = Table.at(game, table._history.base, SeededDealer(5))
    for _ in range(5):
        if later.decision is not None:
            later.apply(random.randrange(len(later.decision.options)))
    return later


def any_table(random: Random) -> Table:
    """One of some games, in one of some moments."""
    return played(random.randrange(len(GAMES)), random.choice((0, 20, 90, 2000)))


def resealed(text: str, random: Random) -> str:
    """A file with a few places changed, whose check sum is right all the same."""
    data = json.loads(text)
    del data["check"]
    made = damaged(data, random)
    return dumps_checked(made) if isinstance(made, dict) else json.dumps(made)


def a_record(random: Random) -> str:
    """A damaged record."""
    return resealed(any_table(random).record.to_json(), random)


def a_save(random: Random) -> str:
    """A damaged save."""
    return resealed(any_table(random).save(), random)


def a_position(random: Random) -> str:
    """A damaged position, after the name of its game."""
    table = any_table(random)
    return f"{table.game.name} {damaged_text(table.game.write(table._history.base), random)}"


def look_at(text: str) -> None:
    """Open a game, look at it, play on and write its report, as the commands do."""
    table, random = table_in(text), Random(1)
    for _ in range(4):
        table.view()
        if table.decision is not None:
            table.apply(random.randrange(len(table.decision.options)))
    report_of(table.record)


def show(text: str) -> None:
    """Show a position."""
    name, _, position = text.partition(" ")
    game = find_game(name)
    Table.at(game, game.read(position)).view()


KINDS: Final = {
    "record": Kind(a_record, look_at),
    "save": Kind(a_save, look_at),
    "position": Kind(a_position, show),
    "cards": Kind(lambda random: damaged_text(CARDS, random), read_cards),
}


def attempt(kind: str, seed: int) -> None:
    """One damaged file: it is read, or refused in a sentence; anything else is raised."""
    text = KINDS[kind].make(Random(seed))
    with suppress(VigilError):
        KINDS[kind].read(text)
