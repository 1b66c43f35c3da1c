"""Options that several commands share, and what they mean."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from vigil.bots import BOTS
from vigil.cli.parser import Parser, UsageError, number, words_of
from vigil.core.game import Game, Setup, find_game, game_names

DEFAULT_GAME: Final = "ghost_stories"

REPEATED: Final = {"module": "modules", "switch": "switches"}
"""Options that may be given several times, and the entries of the set-up they fill."""


def setup_options(parser: Parser) -> None:
    """The options that every command has which starts games."""
    parser.option("--players", "N", type=number("--players", 1))
    parser.option("--level", "LEVEL")
    parser.option("--edition", "EDITION")
    parser.option("--module", "MODULE", action="append")
    parser.option("--switch", "ID", action="append")


def seating_options(parser: Parser) -> None:
    """The options that fix what chance would decide at set-up."""
    parser.option("--seats", "SIDES", type=_sides)
    parser.option("--colours", "COLOURS", type=words_of)
    parser.option("--powers", "POWERS", type=words_of)
    parser.option("--first", "SEAT", type=number("--first", 0))
    parser.option("--village", "TILES", type=words_of)
    parser.option("--qi", "QI", type=number("--qi", 1))
    parser.option("--black-tao")


def _sides(text: str) -> tuple[int, ...]:
    return tuple(number("--seats", 0, 3)(word) for word in words_of(text))


def given_setup(args: Namespace) -> dict[str, Any]:
    """The entries of the set-up that the options name."""
    plain = ("players", "level", "edition", "seats", "colours", "powers", "first", "village", "qi")
    found = {name: value for name in plain if (value := getattr(args, name, None)) is not None}
    for option, entry in REPEATED.items():
        if getattr(args, option):
            found[entry] = tuple(getattr(args, option))
    if getattr(args, "black_tao", False):
        found["black_tao"] = True
    return found


def read_setup(game: Game, args: Namespace) -> Setup:
    """The set-up that the options describe."""
    return game.setup.from_data(given_setup(args))


def read_game(name: str | None) -> Game:
    """The game of that name."""
    known = ", ".join(game_names())
    if name is None:
        raise UsageError("which_game", known=known)
    try:
        return find_game(name)
    except KeyError as cause:
        raise UsageError("unknown_game", value=name, known=known) from cause


def read_bot(name: str) -> str:
    """The name of a bot that exists."""
    if name not in BOTS:
        raise UsageError("unknown_bot", value=name, known=", ".join(BOTS))
    return name
