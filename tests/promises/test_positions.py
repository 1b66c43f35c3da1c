"""Positions that were written down are still read, as the same states."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from promises.files import promised
from vigil import SeededDealer, Table, find_game, game_names


def written() -> list[dict[str, Any]]:
    """Positions out of a game of each kind, with the states that they mean."""
    found = []
    for game in game_names():
        random = Random(11)
        table = Table.start(find_game(game).setup.from_data({"players": 2}), SeededDealer(11))
        for choices in range(25):
            assert table.decision is not None
            if choices % 8 == 4:
                clauses = str(table).partition("\n\n")[0].split("\n")[1:]
                position = "; ".join(clauses)
                data = table.game.read(position).to_data()
                found.append({"game": game, "position": position, "state": data})
            table.apply(random.randrange(len(table.decision.options)))
    return found


def test_positions_mean_what_they_meant(pytestconfig: pytest.Config) -> None:
    """A field may come, as long as the text of before still says what it said."""
    before = promised("positions", written(), pytestconfig)
    assert {one["game"] for one in before} == {*game_names()}
    for one in before:
        now = find_game(one["game"]).read(one["position"]).to_data()
        assert {name: now.get(name) for name in one["state"]} == one["state"]
