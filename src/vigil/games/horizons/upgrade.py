"""States in the form that earlier versions wrote, brought into this one."""

from __future__ import annotations

from typing import Any

from vigil.games.horizons.table.options import Setup
from vigil.games.horizons.table.state import new_turn


def upgrade(data: dict[str, Any], setup: Setup, _rules: int) -> dict[str, Any]:
    """The data of a state as it is written now; the form is told by its fields."""
    return data if "this_turn" in data else _with_this_turn(data, setup)


def _with_this_turn(data: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """What holds for a turn once stood among the other fields of the state."""
    names = new_turn(setup).to_data()
    rest = {name: value for name, value in data.items() if name not in names}
    return {**rest, "this_turn": {name: data[name] for name in names}}
