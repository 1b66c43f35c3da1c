"""The columns of result tables: those of every game, of its setup, and its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigil.core.facts import Cell, Column, Kind, facts_of
from vigil.core.game import Setup, find_game
from vigil.core.setup import Choice

WHENCE: Final = (
    Column("game", "word", "the game"),
    Column("rules", "count", "the version of its rules"),
    Column("version", "word", "the version of Vigil that played it"),
    Column("cell", "count", "which combination of swept values, counted from 0"),
)
"""Columns that identify a row."""
PLAYED: Final = (
    Column(
        "bots", "word", "the bot of all seats, or the bots of the seats in order, joined by `+`"
    ),
    Column("number", "count", "which game of its cell, counted from 0; all cells share the deals"),
    Column("seed", "word", "the seed of the deal, in digits: it has up to 64 bits"),
    Column("won", "flag", "whether the players won"),
    Column("reason", "word", "why the game ended, by id"),
    Column("score", "count", "points"),
    Column("turns", "count", "how many turns began"),
    Column("decisions", "count", "how many answers the players gave; chance is not counted"),
)
"""The results of every game."""
TURN: Final = (
    Column("cell", "count", "the cell of the game, as in the table of games"),
    Column("number", "count", "the number of the game, as in the table of games"),
    Column("turn", "count", "which turn is over, counted from 1"),
)
"""Columns that identify a turn."""
JOINT: Final = "+"
"""The separator of several values in a cell, as in ``rules+random``."""


def columns_of(game: str) -> tuple[Column, ...]:
    """The columns of a table of games."""
    return (*WHENCE, *setup_columns(game), *PLAYED, *facts_of(game).columns)


def turn_columns_of(game: str) -> tuple[Column, ...]:
    """The columns of a table of turns."""
    return (*TURN, *facts_of(game).turn_columns)


def setup_columns(game: str) -> tuple[Column, ...]:
    """A column for each choice before a game."""
    return tuple(
        Column(name, _kind(choice), f"setup: `{choice.entry}`; empty if left open")
        for name, choice in _choices(game)
    )


def setup_cells(setup: Setup) -> dict[str, Cell]:
    """The cells for a setup."""
    data = setup.to_data()
    return {name: _cell(choice, data) for name, choice in _choices(setup.game)}


def key_of(choice: Choice) -> str:
    """The name of a choice in a sweep."""
    return choice.option.removeprefix("--").removeprefix("no-")


def column_of(choice: Choice) -> str:
    """The column of a choice."""
    return f"setup_{key_of(choice).replace('-', '_')}"


def _choices(game: str) -> list[tuple[str, Choice]]:
    """The choices that fit into a cell, each once; values from files do not."""
    found: dict[str, Choice] = {}
    for choice in find_game(game).choices:
        if choice.file is None and (choice.entry not in found or not choice.module):
            found[choice.entry] = choice
    return [(column_of(one), one) for one in found.values()]


def _kind(choice: Choice) -> Kind:
    known = {type(value) for value in (*choice.values, *choice.more)}
    if choice.takes not in ("one", "each") or known not in ({bool}, {int}):
        return "word"
    return "flag" if known == {bool} else "count"


def _cell(choice: Choice, data: Mapping[str, Any]) -> Cell:
    """The value of a choice; several values are joined, and no cell is empty."""
    if choice.module and choice.module not in data["modules"]:
        return None
    value: Any = data
    for part in choice.entry.split("."):
        value = value.get(part, choice.default)
    if choice.takes == "each":
        return bool(value)  # true if it is yes for any seat
    if isinstance(value, (list, tuple)):
        return JOINT.join(map(str, value)) or None
    return str(value) if _kind(choice) == "word" and value is not None else value
