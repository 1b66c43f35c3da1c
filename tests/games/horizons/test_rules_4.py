"""Games of rules 4: vengeance knew no bonus damage; ``tests/records`` holds games with passes."""

from __future__ import annotations

from games.horizons.scenario import position
from vigil.core import Table
from vigil.games.horizons import HORIZONS


def test_vengeance_of_rules_4_is_written_without_its_bonus() -> None:
    game = position("vengeance: G5 0 yes")
    data = game.state.to_data()
    assert data["this_turn"]["vengeance"] == [[4, 0, True, True]]
    earlier = data | {"this_turn": data["this_turn"] | {"vengeance": [[4, 0, True]]}}
    assert HORIZONS.upgrade(earlier, game.state.setup, 4) == data
    assert HORIZONS.upgrade(data, game.state.setup, 5) == data


def test_a_new_game_begins_with_the_readings_of_these_rules() -> None:
    table = Table.start(HORIZONS.setup.from_data({}))
    assert table.record.setup.to_data()["switches"] == []
    assert Table.load(table.save()).setup == table.setup
