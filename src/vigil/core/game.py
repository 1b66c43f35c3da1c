"""What a game offers to the rest of the system, and where games are found by name."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from vigil.core.decision import Decision
from vigil.core.plain_notation import PlainNotation
from vigil.core.plugin import BrokenPlugin, PartKind, find_plugin, plugin_names
from vigil.core.setup import Choice
from vigil.core.state import GameState
from vigil.core.state_kind import S
from vigil.core.step import Step
from vigil.core.view import plain_view

SHARED: Final = 64
"""The number of setups cached for later tables: most tables use the same few."""


class Setup(Protocol):
    """A frozen description of the game to be played."""

    game: ClassVar[str]

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    def to_data(self) -> dict[str, Any]:
        """The setup as plain data."""
        ...

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The setup that ``to_data`` described, checked."""
        ...


U = TypeVar("U", bound=Setup)
TakenSetup = TypeVar("TakenSetup", bound=Setup, contravariant=True)
MadeState = TypeVar("MadeState", bound=GameState, covariant=True)


@dataclass(frozen=True, kw_only=True)
class Content:
    """One item in the box: a card, a tile, a power."""

    kind: str
    id: str
    facts: Mapping[str, Any]


class StateClass(Protocol[TakenSetup, MadeState]):
    """The class of a game's states: it makes a state for a setup."""

    def __call__(self, *, setup: TakenSetup, **fields: Any) -> MadeState:
        """A state with these fields."""
        ...


def unchanged(data: dict[str, Any], _setup: Setup, _rules: int) -> dict[str, Any]:
    """The data of a state unchanged, for rules that wrote the same fields."""
    return data


@dataclass(frozen=True, init=False)
class Game(Generic[S]):
    """One game: its setup, its rules as steps, and how it is shown and written.

    The setup, the state class and the steps are enough. Without more, a game begins with the
    default fields of its state, shows all of them, and writes positions as plain data.
    """

    name: str
    rules_version: int
    setup: type[Setup]
    state: type[S]
    steps: Mapping[str, Step]
    new: Callable[[Setup], S]
    """The state before the first step, for a setup."""
    view: Callable[[S, int | None, Decision | None], Mapping[str, Any]]
    """Plain data for the screen of a seat."""
    content: tuple[Content, ...]
    write: Callable[[S], str]
    """A state in position notation."""
    read: Callable[[str], S]
    """The state that a position describes."""
    upgrade: Callable[[dict[str, Any], Setup, int], dict[str, Any]]
    """The data of a state written by earlier rules, for a setup, in the current form."""
    choices: tuple[Choice, ...]
    """What the players choose before the game."""
    changed: Mapping[str, int]
    """Switches that keep games of earlier rules as they began, by version."""

    def __init__(
        self,
        *,
        setup: type[U],
        state: StateClass[U, S],
        steps: Mapping[str, Step],
        name: str = "",
        rules_version: int = 1,
        new: Callable[[U], S] | None = None,
        view: Callable[[S, int | None, Decision | None], Mapping[str, Any]] = plain_view,
        content: tuple[Content, ...] = (),
        write: Callable[[S], str] | None = None,
        read: Callable[[str], S] | None = None,
        upgrade: Callable[[dict[str, Any], U, int], dict[str, Any]] = unchanged,
        choices: tuple[Choice, ...] = (),
        changed: Mapping[str, int] | None = None,
    ) -> None:
        make = new or (lambda chosen: state(setup=chosen))
        plain = PlainNotation(setup, make, steps)
        entries = {
            "name": name or setup.game,
            "rules_version": rules_version,
            "setup": setup,
            "state": state,
            "steps": steps,
            "new": make,
            "view": view,
            "content": content,
            "write": write or plain.write,
            "read": read or plain.read,
            "upgrade": upgrade,
            "choices": choices,
            "changed": changed or {},
        }
        for entry, value in entries.items():
            object.__setattr__(self, entry, value)


RULES: Final[PartKind[Game]] = PartKind("rules")


def find_game(name: str) -> Game:
    """The game of that name, else ``UnknownGame`` (a ``KeyError``)."""
    game = find_plugin(name).load(RULES)
    if game is None:
        raise BrokenPlugin("no_plugin", game=name, value="rules")
    return game


def setup_in(game: Game, data: Mapping[str, Any], rules: int | None = None) -> Setup:
    """The setup in JSON data, shared by all tables with the same setup.

    A game begun under earlier rules gets the switches that keep its rules.
    """
    if rules is not None:
        named = data.get("switches", ())
        kept = [one for one, since in game.changed.items() if rules < since and one not in named]
        data = {**data, "switches": [*named, *kept]} if kept else data
    return _shared(game.setup, json.dumps(data))  # saves depend on their order


@lru_cache(maxsize=SHARED)
def _shared(kind: type[Setup], data: str) -> Setup:
    return kind.from_data(json.loads(data))


def game_names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return plugin_names()
