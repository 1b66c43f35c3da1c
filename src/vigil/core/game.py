"""What a game offers to the rest of the system, and where games are found by name."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Final, Protocol, Self

from vigil.core.decision import Decision
from vigil.core.plugin import find_plugin, plugin_names
from vigil.core.setup import Choice
from vigil.core.state import GameState
from vigil.core.step import Step

SHARED: Final = 64
"""Set-ups that are kept for the next table: most are set up like others."""


class Setup(Protocol):
    """A frozen description of the game to be played."""

    game: ClassVar[str]

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    def to_data(self) -> dict[str, Any]:
        """The set-up as plain data."""
        ...

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The set-up that ``to_data`` described, checked."""
        ...


@dataclass(frozen=True, kw_only=True)
class Content:
    """One thing of the box: a card, a tile, a power."""

    kind: str
    id: str
    facts: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game: its set-up, its rules as steps, and how it is shown and written down."""

    name: str
    rules_version: int
    setup: type[Setup]
    state: type[GameState]
    steps: Mapping[str, Step]
    new: Callable[[Any], GameState]
    """The state before the first step, for a set-up."""
    view: Callable[[Any, int | None, Decision | None], Mapping[str, Any]]
    """Plain data for the screen of a seat."""
    content: tuple[Content, ...] = ()
    write: Callable[[Any], str]
    """A state in position notation."""
    read: Callable[[str], GameState]
    """The state that a position describes."""
    upgrade: Callable[[dict[str, Any], Any, int], dict[str, Any]] = lambda data, _setup, _rules: (
        data
    )
    """The data of a state that earlier rules wrote, for a set-up, as these rules write it."""
    choices: tuple[Choice, ...] = ()
    """What the players choose before the game."""
    changed: Mapping[str, int] = field(default_factory=dict)
    """Switches by which games of rules before a version go on as they began, and that version."""


def find_game(name: str) -> Game:
    """The game of that name; ``KeyError`` when there is none."""
    game: Game = find_plugin(name).load("rules")
    return game


def setup_in(game: Game, data: Mapping[str, Any], rules: int | None = None) -> Setup:
    """The set-up in data from JSON, made once for all tables that are set up alike.

    That of a game that began under earlier rules names the switches that keep it as it was.
    """
    if rules is not None:
        named = data.get("switches", ())
        kept = [one for one, since in game.changed.items() if rules < since and one not in named]
        data = {**data, "switches": [*named, *kept]} if kept else data
    return _shared(game.setup, json.dumps(data))  # their order shows in saves


@lru_cache(maxsize=SHARED)
def _shared(kind: type[Setup], data: str) -> Setup:
    return kind.from_data(json.loads(data))


def game_names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return plugin_names()
