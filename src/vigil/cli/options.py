"""Names that several commands read: games and bots."""

from __future__ import annotations

from typing import Final

from vigil.bots import BOTS
from vigil.cli.parser import UsageError
from vigil.core.game import Game, find_game, game_names

DEFAULT_GAME: Final = "ghost_stories"


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
