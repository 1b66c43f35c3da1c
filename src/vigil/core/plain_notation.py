"""Positions of any game as plain data: what differs from a new game is written as clauses.

A position such as ``setup: {"players": 3}; turn: 4; light: 2`` names fields of the state; their
values are written as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from vigil.core.clauses import split_clauses
from vigil.core.errors import BadPosition, IllegalSetup
from vigil.core.state import GameState
from vigil.core.step import Step

if TYPE_CHECKING:
    from vigil.core.game import Setup

S = TypeVar("S", bound=GameState)
U = TypeVar("U", bound="Setup")

SETUP: Final = "setup"


@dataclass(frozen=True)
class PlainNotation(Generic[U, S]):
    """Writes and reads the positions of a game."""

    setup: type[U]
    """The class of its setups."""
    new: Callable[[U], S]
    """The state before the first step, for a setup."""
    steps: Mapping[str, Step]

    def write(self, state: S) -> str:
        """The setup, and the fields that differ from a new game."""
        usual = self.setup.from_data({}).to_data()
        chosen = {k: v for k, v in state.setup.to_data().items() if usual[k] != v}
        fresh = self.new(cast("U", state.setup)).to_data()
        changed = {k: v for k, v in state.to_data().items() if fresh[k] != v}
        clauses = {SETUP: chosen} | changed
        return "; ".join(f"{key}: {_written(value)}" for key, value in clauses.items())

    def read(self, text: str) -> S:
        """The state of a position; ``BadPosition`` says what is wrong with it."""
        clauses = {key: _value(key, word) for key, word in split_clauses(text).items()}
        try:
            setup = self.setup.from_data(clauses.pop(SETUP, {}))
        except (IllegalSetup, TypeError) as cause:
            raise BadPosition("set_up", problem=str(cause)) from cause
        fresh = self.new(setup)
        data = fresh.to_data()
        for key, value in clauses.items():
            if key not in data:
                raise BadPosition("unknown_clause", clause=key, known=", ".join((SETUP, *data)))
            if not _is_like(value, data[key]):
                raise BadPosition("clause", clause=key)
        if not all(entry and entry[0] in self.steps for entry in clauses.get("agenda", ())):
            raise BadPosition("clause", clause="agenda")
        try:
            return type(fresh).from_data(data | clauses, setup=setup)
        except (LookupError, TypeError, ValueError, AttributeError) as cause:
            raise BadPosition("clause", clause=", ".join(clauses)) from cause


def _is_like(value: Any, usual: Any) -> bool:
    """Whether a value has the same form as in a new game, as far as that shows it."""
    if usual is None or value is None:
        return True
    if isinstance(usual, list) and isinstance(value, list):
        mixed = len(set(map(type, usual))) != 1
        return mixed or all(_is_like(item, usual[0]) for item in value)
    if isinstance(usual, dict) and isinstance(value, dict):
        return usual.keys() == value.keys() and all(_is_like(value[k], usual[k]) for k in usual)
    return type(value) is type(usual)


def _written(value: Any) -> str:
    """A value as JSON that no separator of clauses can split."""
    return json.dumps(value).replace(";", "\\u003b")


def _value(key: str, word: str) -> Any:
    try:
        return json.loads(word)
    except ValueError as cause:
        raise BadPosition("clause", clause=key) from cause
