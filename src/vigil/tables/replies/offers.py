"""The available games, and their choices before the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from vigil.core.game import find_game


class Choice(Struct):
    """An entry of the setup in a form, with its possible values."""

    entry: str
    values: tuple[str | int | bool, ...]
    default: Any
    takes: Literal["one", "some", "seats", "each"] = "one"
    sides: Mapping[str, tuple[str, ...]] = {}
    """The sides of a value, one of which a seat may choose with it."""
    sides_entry: str = ""
    module: str = ""
    suggested: Any = None
    """The initial value in a form, if not the default."""


class GameOffer(Struct):
    """A game with what the players choose before it."""

    id: str
    choices: tuple[Choice, ...]
    bots: list[str]
    """The bots that can play it."""


class Offer(Struct):
    """The available games, and their bots."""

    games: list[GameOffer]
    bots: list[str]


def offer(bots_of: Mapping[str, list[str]], bots: list[str]) -> Offer:
    """The games by name, each with the bots that can play it."""
    return Offer([GameOffer(name, _asked(name), able) for name, able in bots_of.items()], bots)


def _asked(game: str) -> tuple[Choice, ...]:
    """The choices shown in a form."""
    return tuple(
        Choice(
            entry=one.entry,
            values=one.values,
            default=one.default,
            takes=one.takes,
            sides=one.sides,
            sides_entry=one.sides_entry,
            module=one.module,
            suggested=one.suggested,
        )
        for one in find_game(game).choices
        if one.asked
    )
