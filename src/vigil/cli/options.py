"""Options that several commands share: the game, and files to write."""

from __future__ import annotations

from errno import ENOENT
from os import strerror
from pathlib import Path

from vigil.cli.parser import Parser, UsageError
from vigil.core.game import Game, find_game, game_names
from vigil.core.plugin import plugins


def check_output(file: str | None) -> None:
    """Refuse a file in a missing folder before the work starts, not after it."""
    if file is not None and not Path(file).parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), file)


def default_game() -> str:
    """The default game."""
    return plugins()[0].name


def takes_game(parser: Parser) -> None:
    """The argument that names a game."""
    parser.takes("game", "GAME", known=game_names())


def game_option(parser: Parser) -> None:
    """The option that names a game other than the default."""
    parser.option("--game", "GAME", default=default_game())


def read_game(name: str | None) -> Game:
    """The game of that name."""
    known = ", ".join(game_names())
    if name is None:
        raise UsageError("which_game", known=known)
    try:
        return find_game(name)
    except KeyError as cause:
        raise UsageError("unknown_game", value=name, known=known) from cause
