"""What pages point at is named; what nobody has ever seen stays what it was called."""

from __future__ import annotations

import pytest

from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.words import Words, speaker_for, thing_at


@pytest.mark.parametrize(
    ("game", "ref", "name"),
    [
        ("ghost_stories", "tile:4", "Herbalist's Shop"),
        ("ghost_stories", "space:red:1", "red board, facing the Taoist Altar"),
        ("ghost_stories", "taoist:red", "Hong"),
        ("horizons", "land:B2", "B2, mountain"),
        ("horizons", "card:rain_of_blood", "Rain of Blood"),
        ("horizons", "spirit:0", "Eyes Watch from the Trees"),
    ],
)
def test_a_thing_on_the_table_has_its_name(game: str, ref: str, name: str) -> None:
    table = Table.start(find_game(game).setup.from_data({}), SeededDealer(1))
    assert thing_at(speaker_for(table.setup, Words("en")), ref, table.view()) == name


@pytest.mark.parametrize(
    "ref", ["tile:99", "tile:", "space:red", "spirit:9", "x:y", "a:b:c:d", ":"]
)
@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_a_ref_that_leads_nowhere_stays_as_it_is(game: str, ref: str) -> None:
    table = Table.start(find_game(game).setup.from_data({}), SeededDealer(1))
    assert thing_at(speaker_for(table.setup, Words("en")), ref, table.view()) == ref
