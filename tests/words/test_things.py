"""What pages point at is named; what nobody has ever seen stays what it was called."""

from __future__ import annotations

import pytest

from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game
from vigil.core.table import Table
from vigil.words import Words, speaker_for, thing_at, things_called, things_on


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
    "ref", ["tile:99", "tile:", "space:red", "spirit:9", "x:y", "card:x", "a:b:c:d", ":"]
)
@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_a_ref_that_leads_nowhere_stays_as_it_is(game: str, ref: str) -> None:
    table = Table.start(find_game(game).setup.from_data({}), SeededDealer(1))
    assert thing_at(speaker_for(table.setup, Words("en")), ref, table.view()) == ref


@pytest.mark.parametrize(
    ("game", "wanted", "refs"),
    [
        ("ghost_stories", "tea", ["tile:3"]),
        ("ghost_stories", "TEA HOUSE", ["tile:3"]),
        ("ghost_stories", "hong", ["taoist:red"]),
        ("horizons", "g5", ["land:G5"]),
        ("horizons", "nowhere", []),
    ],
)
def test_a_thing_is_found_by_its_name_or_a_part_of_it(
    game: str, wanted: str, refs: list[str]
) -> None:
    table = Table.start(find_game(game).setup.from_data({}), SeededDealer(1))
    things = things_on(speaker_for(table.setup, Words("en")), table.view())
    assert [things[name] for name in things_called(things, wanted)] == refs


def test_a_whole_name_is_meant_before_parts_of_others() -> None:
    things = {"Altar": "tile:1", "Altar of stone": "tile:2"}
    assert things_called(things, "altar") == ["Altar"]
    assert things_called(things, "alt") == ["Altar", "Altar of stone"]


@pytest.mark.parametrize("game", ["ghost_stories", "horizons"])
def test_every_thing_that_is_found_has_the_name_by_which_it_was_found(game: str) -> None:
    table = Table.start(find_game(game).setup.from_data({}), SeededDealer(1))
    speaker, view = speaker_for(table.setup, Words("pl")), table.view()
    things = things_on(speaker, view)
    assert things
    assert all(thing_at(speaker, ref, view) == name for name, ref in things.items())
