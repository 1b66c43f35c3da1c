"""Vigil: a digital table for cooperative board games."""

from vigil.build_variant import choose_build_variant

choose_build_variant()
del choose_build_variant

from vigil.core import (  # noqa: E402  # after the build is chosen
    CHANCE,
    EVERYONE,
    Dealer,
    Decision,
    Event,
    Game,
    GameState,
    Option,
    Outcome,
    Record,
    Run,
    SeededDealer,
    Setup,
    Table,
    find_game,
    game_names,
)
from vigil.core.errors import VigilError  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "EVERYONE",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "GameState",
    "Option",
    "Outcome",
    "Record",
    "Run",
    "SeededDealer",
    "Setup",
    "Table",
    "VigilError",
    "find_game",
    "game_names",
]


def __dir__() -> list[str]:
    """The public names, and what every module has."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
