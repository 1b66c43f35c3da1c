"""The environments by id: one for each game that can be learned, and for each of its modules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import gymnasium

from vigil.core.game import find_game
from vigil.core.plugin import plugins
from vigil.env.spaces import SPACES

NAMESPACE: Final = "vigil"
VERSION: Final = 0
"""Raised when an id changes its meaning."""


def register_games() -> None:
    """Register the environments with ``gymnasium.make``."""
    for name, game, modules in kinds():
        entries = {"modules": modules} if modules else {}
        gymnasium.register(
            f"{NAMESPACE}/{_title(name)}-v{VERSION}",
            entry_point="vigil.env.gym_env:GameEnv",
            kwargs={"game": game, **entries},
            disable_env_checker=True,
        )


def kinds() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The games that can be learned, alone and with each module: name, game and modules."""
    for plugin in plugins():
        if not plugin.brings(SPACES):
            continue
        yield plugin.name, plugin.name, ()
        choices = find_game(plugin.name).choices
        for module in next((one.values for one in choices if one.entry == "modules"), ()):
            yield str(module), plugin.name, (str(module),)


def _title(name: str) -> str:
    """An id in Gymnasium's style: words capitalised and joined."""
    return "".join(word.capitalize() for word in name.split("_"))
