"""The positions from which endings are walked."""

from __future__ import annotations

import pytest

from games.endings import late_positions
from vigil.core import find_game


@pytest.mark.parametrize("name", ["ghost_stories", "horizons"])
def test_late_positions_are_late(name: str) -> None:
    game = find_game(name)
    found = list(late_positions([game.read("")]))
    assert [position.turn > 4 for position in found] == [True] * len(found)
    assert found
