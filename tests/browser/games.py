"""The games on offer, as tables are made for them."""

from __future__ import annotations

from typing import Any, Final

from server.client import Made, Site

GAMES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "ghost_stories": ("ghost_stories", {}),
    "white_moon": ("ghost_stories", {"modules": ["white_moon"]}),
    "horizons": ("horizons", {}),
}
"""By the name of its card on the first page: the game, and what is added to its set-up."""


def new_game(site: Site, card: str, *names: str) -> Made:
    """A table that has started; a name in brackets is a bot."""
    game, setup = GAMES[card]
    return site.new_table(game, *names, **setup)
