"""States of earlier versions, converted to the current form."""

from __future__ import annotations

from typing import Any

from vigil.games.horizons.model.options import Setup
from vigil.games.horizons.model.state import new_turn


def upgrade(data: dict[str, Any], setup: Setup, _rules: int) -> dict[str, Any]:
    """The data of a state in its current form; its fields show the old form."""
    if "this_turn" not in data:
        data = _with_this_turn(data, setup)
    if "ready" not in data:
        data = data | _with_ready(data)
    turn = data["this_turn"]
    return data | {"this_turn": turn | {"vengeance": [_vow(*vow) for vow in turn["vengeance"]]}}


def _vow(land: int, seat: int, near: bool, fresh: bool = True) -> list[Any]:
    """Vengeance in rules 4 had no bonus damage, so none has been added."""
    return [land, seat, near, fresh]


def _with_ready(data: dict[str, Any]) -> dict[str, Any]:
    """Once, -1 meant no growth and no card plays, and -2 plays meant a ready spirit."""
    return {
        "growth": [_or_nothing(number) for number in data["growth"]],
        "plays": [_or_nothing(number) for number in data["plays"]],
        "ready": [number == -2 for number in data["plays"]],
    }


def _or_nothing(number: int) -> int | None:
    return None if number < 0 else number


def _with_this_turn(data: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """Once, effects of this turn were ordinary fields of the state."""
    names = new_turn(setup).to_data()
    rest = {name: value for name, value in data.items() if name not in names}
    return {**rest, "this_turn": {name: data[name] for name in names}}
